import type { Database, Tx } from '@/server/db/database'
import type { JobRow } from './repository'

/** Works off one part of a job in the given transaction. `undefined`: nothing is left to do. */
export type PartWorker = (
  tx: Tx,
  job: JobRow,
  now: Date,
  engine: Database['kind'],
) => Promise<PartDone | undefined>

export interface PartDone {
  rows: number
  result: Record<string, unknown>
  /** Known to be the last: the job is over with it. Who does not know is asked once more. */
  isLast?: boolean
}
