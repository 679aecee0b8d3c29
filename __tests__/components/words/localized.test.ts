import fc from 'fast-check'
import { localized } from '@/components/words/localized'
import { languageSchema } from '@/domain/setup/preferences'

const dairy = { fr_FR: 'Crémerie', en_SG: 'Dairy', de_DE: 'Molkerei', ar_AE: 'ألبان' }

describe('a text of the catalog', () => {
  it.each([
    ['en', 'Dairy'],
    ['de', 'Molkerei'],
    ['ar', 'ألبان'],
  ] as const)('is in the language of the picker: %s', (language, text) => {
    expect(localized(dairy, language)).toBe(text)
  })

  it.each([['de'], ['de_AT'], ['de-AT'], ['DE-at'], ['de_Latn_AT']])('is found under %s', (locale) => {
    expect(localized({ en_SG: 'Dairy', [locale]: 'Molkerei' }, 'de')).toBe('Molkerei')
  })

  it('is in English where the language of the picker is missing', () => {
    expect(localized({ fr_FR: 'Crémerie', en_SG: 'Dairy' }, 'ar')).toBe('Dairy')
  })

  it('is in whichever language there is before it is missing', () => {
    expect(localized({ fr_FR: 'Crémerie' }, 'de')).toBe('Crémerie')
  })

  it('is not found under a language that only begins alike', () => {
    expect(localized({ deu: 'wrong', en: 'Dairy' }, 'de')).toBe('Dairy')
  })

  it('is empty where there is none', () => {
    expect(localized({}, 'de')).toBe('')
  })

  it('is always one of those that there are', () => {
    const locales = fc.constantFrom('en', 'en_SG', 'de-DE', 'ar', 'fr_FR', 'zh-Hant-TW', '', '_')
    const texts = fc.dictionary(locales, fc.string(), { minKeys: 1 })
    fc.assert(
      fc.property(texts, fc.constantFrom(...languageSchema.options), (text, language) => {
        const written = Object.values(text).filter((one) => one.trim() !== '')
        // Blanks alone are as good as nothing.
        expect(written.length > 0 ? written : ['']).toContain(localized(text, language))
      }),
    )
  })
})
