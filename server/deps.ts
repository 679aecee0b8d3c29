import type { Config } from './config'
import type { Database } from './db/database'
import type { Queue } from './queue/queue'

/** What every part of the service is given. */
export interface Deps {
  config: Config
  db: Database
  queue: Queue
  /** The clock, so that tests can stand 60 days away. */
  now: () => Date
}
