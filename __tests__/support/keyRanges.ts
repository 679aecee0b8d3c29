import { IDBKeyRange } from 'fake-indexeddb'

/** Databases are handed to who needs one; the ranges of their keys are a name that every browser has. */
Object.assign(globalThis, { IDBKeyRange })
