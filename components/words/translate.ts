import { createInstance, type i18n, type TFunction } from 'i18next'
import { type Language } from '@/domain/setup/preferences'
import { findCatalog } from './catalogs'
import { en } from './en'
import { isolate } from './isolate'
import { ensurePluralRules } from './pluralRules'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
  }
}

/** The words of a language must be at hand, or they are English. */
export function createTranslate(language: Language): TFunction {
  const instance = createWords(language)
  const words = instance.getFixedT(language)
  const plain = new Map<unknown, unknown>()
  const templates = new Map<unknown, Template | undefined>()
  const fill = language === 'ar' ? isolate : String
  const find = (key: string): unknown => instance.getResource(language, 'translation', key)

  const plurals = new Intl.PluralRules(language)
  /** A number chooses among several forms, each of which has a name of its own. */
  const formOf = (key: string, values: Values) =>
    typeof values['count'] === 'number' ? `${key}_${plurals.select(values['count'])}` : key

  /** Most words stand alone or have a name in them, and are said again and again: those are looked up once. */
  const translate = (...asked: Parameters<TFunction>) => {
    const [key, values] = asked
    if (values === undefined)
      return recall(plain, key, () => standsAlone(find(String(key))) ?? words(...asked))
    if (typeof values !== 'object' || 'context' in values) return words(...asked)
    const form = formOf(String(key), values)
    const template = recall(templates, form, () => readTemplate(find(form)))
    return template === undefined ? words(...asked) : template(values, fill)
  }
  return translate as TFunction
}

function createWords(language: Language): i18n {
  ensurePluralRules()
  const instance = createInstance()
  // With its resources at hand and nothing to load, this is done before it returns.
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, [language]: { translation: findCatalog(language) ?? en } },
    // React escapes what it shows; here a value is only kept from turning the words around it.
    interpolation: language === 'ar' ? { escapeValue: true, escape: isolate } : { escapeValue: false },
    initAsync: false,
  })
  return instance
}

type Values = Readonly<Record<string, unknown>>
type Template = (values: Values, fill: (value: string) => string) => string

/** Words with nothing to be filled in. */
const standsAlone = (found: unknown): string | undefined =>
  typeof found === 'string' && !found.includes('{{') && !found.includes('$t(') ? found : undefined

const PLACE = /\{\{(\w+)\}\}/

/** Words with places for values, taken apart once. Undefined for what is not that simple. */
function readTemplate(found: unknown): Template | undefined {
  if (typeof found !== 'string' || found.includes('$t(')) return undefined
  // Every other part is the name of a value.
  const parts = found.split(new RegExp(PLACE, 'g'))
  if (parts.some((part, place) => place % 2 === 0 && part.includes('{{'))) return undefined
  return (values, fill) =>
    parts.map((part, place) => (place % 2 === 0 ? part : fill(String(values[part] ?? '')))).join('')
}

function recall<Found>(known: Map<unknown, Found>, key: unknown, find: () => Found): Found {
  const found = known.get(key)
  if (found !== undefined || known.has(key)) return found as Found
  const made = find()
  known.set(key, made)
  return made
}
