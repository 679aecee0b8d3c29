import { PgBoss, type Db } from 'pg-boss'
import type pg from 'pg'
import type { Database, SqlOrTx } from '@/server/db/database'
import { keepListening } from './keepListening'
import { takeUpOrphans } from './takeUpOrphans'

/** A worker that dies without a word loses its jobs to others after this long, at most four seconds more. */
const HEARTBEAT_SECONDS = 10
const MONITOR_SECONDS = 2

/** The job queue, which lives in the database: what is sent inside a transaction exists only if that commits. */
export interface Queue {
  boss: PgBoss
  heartbeatSeconds: number
  stop(): Promise<void>
}

export async function openQueue(database: Database, onTrouble: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    schema: 'queue',
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    db: queueDatabase(database.queuePool),
    useListenNotify: true,
    monitorIntervalSeconds: MONITOR_SECONDS,
    superviseIntervalSeconds: MONITOR_SECONDS,
  })
  boss.on('error', onTrouble)
  await boss.start()
  const rounds = setInterval(
    () => void takeUpOrphans(database.queuePool).catch(onTrouble),
    MONITOR_SECONDS * 1000,
  )
  return {
    boss,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    stop: async () => {
      clearInterval(rounds)
      await boss.stop({ graceful: true, timeout: 20_000, close: false })
    },
  }
}

/** Lets the queue speak inside our own transaction, so that a job and the change it tells of are one. */
export function withinTransaction(tx: SqlOrTx): Db {
  return {
    executeSql: async (text, values = []) => ({ rows: [...(await tx.unsafe(text, values as never[]))] }),
  }
}

function queueDatabase(pool: pg.Pool): Db {
  return {
    executeSql: async (text, values) => {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values as unknown[])
      return { rows: Array.isArray(result) ? result.flatMap((part) => part.rows) : result.rows }
    },
    listen: (channel, onNotification, onReconnect) =>
      keepListening(pool, channel, onNotification, onReconnect),
  }
}
