import { createInstance } from 'i18next'
import { findCatalog } from '@/components/words/catalogs'
import { isolate } from '@/components/words/isolate'
import { createTranslate } from '@/components/words/translate'
import { languageSchema } from '@/domain/setup/preferences'

type Texts = { readonly [key: string]: string | Texts }

const leavesOf = (texts: Texts, above = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[above + key, text]] : leavesOf(text, `${above}${key}.`),
  )

/** What would be escaped, interpolated again or taken for a pattern if anybody were careless. */
const NASTY = 'Jam & <b>{{name}}</b> $& $t(orders.title) مربى'

describe.each(languageSchema.options)('words in %s', (language) => {
  const texts = findCatalog(language) ?? {}
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    interpolation: language === 'ar' ? { escapeValue: true, escape: isolate } : { escapeValue: false },
    initAsync: false,
  })

  const say = createTranslate(language) as (key: string, values?: object) => string

  it('are what i18next says, with whatever stands in them', () => {
    for (const [key, text] of leavesOf(texts)) check(key, text)
  })

  function check(key: string, text: string) {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
    const values = Object.fromEntries(names.map((name, nth) => [name, nth === 0 ? NASTY : nth]))
    const isCounted = names.includes('count')
    expect(say(key)).toBe(instance.t(key as never))
    if (isCounted || names.length === 0) return
    const expected = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      language === 'ar' ? isolate(String(values[name])) : String(values[name]),
    )
    expect(say(key, values)).toBe(expected)
    expect(say(key, values)).toBe(expected)
  }
})
