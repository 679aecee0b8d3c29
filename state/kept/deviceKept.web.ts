import { createIndexedDbKept } from './indexedDbKept'

export const deviceKept = createIndexedDbKept(() => globalThis.indexedDB)
