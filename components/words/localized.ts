import { type Language } from '@/domain/setup/preferences'
import { type LocalizedText } from '@/domain/contract/product'

/** A text of the catalog in the picker's language, else in English, else in whichever there is. */
export function localized(text: LocalizedText, language: Language): string {
  const locales = Object.keys(text).filter((locale) => text[locale]?.trim())
  const found = [language, 'en'].flatMap((wanted) => locales.filter((locale) => isOf(locale, wanted)))[0]
  return text[found ?? locales[0] ?? ''] ?? ''
}

/** Locales are written `en_SG` or `en-SG`. */
const isOf = (locale: string, language: string) => locale.toLowerCase().split(/[_-]/)[0] === language
