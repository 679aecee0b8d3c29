import { type Language } from '@/domain/setup/preferences'
import { ar } from './ar'
import { type AnyCatalog } from './catalog'
import { de } from './de'
import { en } from './en'

const catalogs: Record<Language, AnyCatalog> = { en, de, ar }

/** The words of a language, where they are at hand: on a device all are. */
export function findCatalog(language: Language): AnyCatalog | undefined {
  return catalogs[language]
}

/** Resolves once they are at hand, or cannot be. */
export async function fetchCatalog(_language: Language): Promise<void> {}
