import type { Tx } from '@/server/db/database'
import type { JobRow } from './repository'

/** Works off one part of a job in the given transaction. `undefined`: nothing is left to do. */
export type PartWorker = (tx: Tx, job: JobRow, now: Date) => Promise<PartDone | undefined>

export interface PartDone {
  rows: number
  result: Record<string, unknown>
}
