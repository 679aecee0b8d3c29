import { openEmbeddedEngine } from '@/server/db/embedded/engine'
import { pgClient, pgPool, postgresJs } from './clients'

const reason = {
  name: 'EngineDown',
  message: expect.stringMatching(/^The embedded database stopped: .+\.$/) as unknown,
}

describe('an engine that crashes', () => {
  it('fails what runs and what waits, and every later connection, with the reason', async () => {
    const crashes: Error[] = []
    const onCrash = (problem: Error) => crashes.push(problem)
    const engine = await openEmbeddedEngine({ dataDir: 'memory', onCrash })
    const [culprit, idle, waiting] = await Promise.all([pgClient(engine), pgClient(engine), pgClient(engine)])
    const idleFailed = new Promise((resolve) => idle.once('error', resolve))
    for (const client of [culprit, idle, waiting]) client.on('error', () => undefined)
    await culprit.query('create table doomed (n int); set standard_conforming_strings = off')

    await Promise.all([
      // The engine does not see through this one: the text between the quotes is a statement of its own.
      expect(culprit.query(`select '\\'';copy doomed from stdin;--'`)).rejects.toMatchObject(reason),
      expect(waiting.query('select 1')).rejects.toMatchObject(reason),
      expect(idleFailed).resolves.toMatchObject(reason),
    ])

    const sql = postgresJs(engine)
    const pool = pgPool(engine, 1)
    await expect(sql`select 1`).rejects.toMatchObject(reason)
    await expect(pool.query('select 1')).rejects.toMatchObject(reason)
    await Promise.all([sql.end({ timeout: 1 }), pool.end()])
    await engine.close()
    expect(crashes).toEqual([expect.objectContaining(reason)])
  })
})

describe('an engine that is closed', () => {
  it('ends open connections and refuses new ones', async () => {
    const onCrash = jest.fn()
    const engine = await openEmbeddedEngine({ dataDir: 'memory', onCrash })
    const socket = engine.connect()
    const ended = new Promise((resolve) => socket.once('error', resolve))
    await Promise.all([engine.close(), engine.close()])
    expect(await ended).toMatchObject({ message: 'The embedded database is closed.' })
    const sql = postgresJs(engine)
    await expect(sql`select 1`).rejects.toThrow('The embedded database is closed.')
    await sql.end({ timeout: 1 })
    expect(onCrash).not.toHaveBeenCalled()
  })
})
