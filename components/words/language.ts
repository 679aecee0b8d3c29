import { languageSchema, type Language, type LanguageChoice } from '@/domain/setup/preferences'

export type Direction = 'ltr' | 'rtl'

/** How each language calls itself, so that whoever cannot read the current one finds the way back. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', ar: 'العربية' }

export type Speech = {
  language: Language
  /** A BCP 47 tag for numbers and times. */
  locale: string
  direction: Direction
}

/** The chosen language, else the first of the device's that we speak, else English. */
export function chooseSpeech(choice: LanguageChoice, deviceTags: readonly string[]): Speech {
  const language = choice === 'auto' ? (deviceTags.map(findLanguage).find(isLanguage) ?? 'en') : choice
  const deviceTag = deviceTags.find((tag) => findLanguage(tag) === language)
  return {
    language,
    locale: localeFor(language, deviceTag),
    direction: language === 'ar' ? 'rtl' : 'ltr',
  }
}

/** A device set to Austrian German writes money the Austrian way, even where we have one German for all. */
function localeFor(language: Language, deviceTag: string | undefined): string {
  const tag = deviceTag ?? language
  // Order codes, barcodes and shelf labels have Latin digits; two kinds of digits on one screen invite mistakes.
  return language === 'ar' && !tag.includes('-u-') ? `${tag}-u-nu-latn` : tag
}

function findLanguage(tag: string): Language | undefined {
  return languageSchema.safeParse(tag.split('-')[0]?.toLowerCase()).data
}

function isLanguage(language: Language | undefined): language is Language {
  return language !== undefined
}
