import { createIndexedDbJournal } from './indexedDbJournal'

export const deviceJournal = createIndexedDbJournal(() => globalThis.indexedDB)
