import { type Category } from '@/domain/contract/product'
import { languageSchema, type Language } from '@/domain/setup/preferences'

/** Where a store does not say which country's writing of a language it uses. */
const USUAL: Record<Language, string> = { en: 'en_GB', de: 'de_DE', ar: 'ar_EG' }

const languageOf = (locale: string) => locale.toLowerCase().split(/[_-]/)[0]

/** The app's languages, who reads this first, then the others in which the store names its categories. */
export function titleLocales(categories: readonly Pick<Category, 'name'>[], reader: Language): string[] {
  const used = [...new Set(categories.flatMap(({ name }) => Object.keys(name)))]
  const languages = [reader, ...languageSchema.options.filter((language) => language !== reader)]
  const ofApp = languages.map(
    (language) => used.find((locale) => languageOf(locale) === language) ?? USUAL[language],
  )
  return [...ofApp, ...used.filter((locale) => !ofApp.includes(locale))]
}

export const languageOfLocale = (locale: string): Language | undefined =>
  languageSchema.safeParse(languageOf(locale)).data
