import { type Language } from '@/domain/setup/preferences'
import { type AnyCatalog } from './catalog'
import { en } from './en'

/** A browser loads the words of one language beside English, which is there for when that fails. */
const loaded: Partial<Record<Language, AnyCatalog>> = { en }

const loads: Record<Language, () => Promise<AnyCatalog>> = {
  en: async () => en,
  de: async () => (await import('./de')).de,
  ar: async () => (await import('./ar')).ar,
}

export function findCatalog(language: Language): AnyCatalog | undefined {
  return loaded[language]
}

export async function fetchCatalog(language: Language): Promise<void> {
  try {
    loaded[language] ??= await loads[language]()
  } catch {
    // Without a signal, and never loaded before: English is better than nothing.
    loaded[language] = en
  }
}
