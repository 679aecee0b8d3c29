import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { type EmbeddedEngine, openEmbeddedEngine } from '@/server/db/embedded/engine'
import { pgClient, pgPool, postgresJs } from './clients'

let engine: EmbeddedEngine
let pool: pg.Pool
let boss: PgBoss
const problems: Error[] = []

beforeAll(async () => {
  engine = await openEmbeddedEngine({ dataDir: 'memory' })
  pool = pgPool(engine, 3)
  const executeSql = async (text: string, values?: unknown[]) => {
    const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
    return { rows: [result].flat().flatMap(({ rows }) => rows as unknown[]) }
  }
  const listen = async (channel: string, hear: (payload: string) => void, subscribed: () => void) => {
    const client = await pgClient(engine)
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    subscribed()
    return { close: () => client.end() }
  }
  boss = new PgBoss({ backend: 'pglite', schema: 'queue', useListenNotify: true, db: { executeSql, listen } })
  boss.on('error', (problem) => problems.push(problem))
  await boss.start()
  await boss.createQueue('hooks', { notify: true })
  // The queue looks up a name it does not know on a connection of its own, for which our transaction would wait.
  await boss.fetch('hooks')
})

afterAll(async () => {
  await boss.stop({ graceful: false })
  await pool.end()
  await engine.close()
})

describe('the queue on the embedded engine', () => {
  it('sends a job with our transaction, or not at all', async () => {
    const sql = postgresJs(engine, { max: 2 })
    await sql`create table orders (id int primary key)`
    const sendWith = (id: number, fail: boolean) =>
      sql.begin(async (tx) => {
        await tx`insert into orders values (${id})`
        const db = {
          executeSql: async (text: string, values: unknown[] = []) => ({
            rows: [...(await tx.unsafe(text, values as never[]))],
          }),
        }
        await boss.send('hooks', { id, name: "it's", lines: [1, 2] }, { db })
        if (fail) throw new Error('no')
      })
    await expect(sendWith(1, true)).rejects.toThrow('no')
    await sendWith(2, false)
    const jobs = await boss.fetch<{ id: number }>('hooks', { batchSize: 10 })
    expect(jobs.map(({ data }) => data)).toEqual([{ id: 2, name: "it's", lines: [1, 2] }])
    expect(await sql`select id from orders`).toEqual([{ id: 2 }])
    await boss.complete('hooks', jobs[0]?.id ?? '')
    expect(await boss.fetch('hooks')).toEqual([])
    await sql.end()
  })

  it('wakes a worker by notification, not by its own looking', async () => {
    const sql = postgresJs(engine)
    const woken = new Promise<number | undefined>((resolve) => {
      // By itself it would look again long after the time that a test may take.
      const options = { pollingIntervalSeconds: 3_600, notifyPollingIntervalSeconds: 3_600 }
      void boss.work<{ bell: number }>('hooks', options, ([job]) => {
        resolve(job?.data.bell)
        return Promise.resolve()
      })
    })
    await sql.begin(async (tx) => {
      await tx`select 1`
    })
    // The worker has looked once, found nothing and sleeps.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await boss.send('hooks', { bell: 7 })
    expect(await woken).toBe(7)
    await boss.offWork('hooks')
    await sql.end()
    expect(problems).toEqual([])
  })
})
