import { createInstance, type i18n } from 'i18next'
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

/** The words must be at hand, or they are English. One instance a language: changing the language changes the instance, so no screen shows two of them at once. */
export function createI18n(language: Language): i18n {
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
