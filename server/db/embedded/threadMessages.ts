/** What the engine's two threads say to each other. A connection is a number that is never used twice. */

export interface WorkerSetup {
  /** Where PostgreSQL's files are, or `memory`. */
  dataDir: string
  /** Where the files of a fresh, empty database are kept, to be copied at the next first start. */
  seedFolder: string
  idleTransactionMs: number
}

export type ToWorker =
  | { kind: 'open'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'confirm'; connection: number; count: number }
  /** The client will not write any more, but may still read. */
  | { kind: 'end'; connection: number }
  /** The client is gone, in the middle of whatever it did. */
  | { kind: 'close'; connection: number }
  | { kind: 'shutdown' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'confirm'; connection: number; count: number }
  /** The engine has said its last word to this connection. */
  | { kind: 'end'; connection: number }
  | { kind: 'crashed'; reason: string }
  | { kind: 'closed' }
