import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@/server/config'
import { DatabaseProblem, openDatabase, type Database } from '@/server/db/database'
import { migrate } from '@/server/db/migrate'
import { startService, type RunningService } from '@/server/startService'
import { createTestDatabase, type TestDatabase } from '@/__tests__/support/postgres'
import type { Engine } from '@/__tests__/support/service'

const SHELVES = 'create table shelves (id int primary key); insert into shelves values (1);'
const AISLES = 'create table aisles (id int primary key);'

describe.each<Engine>(['embedded', 'postgres'])('migrations, on %s', (engine) => {
  let server: TestDatabase | undefined
  let db: Database
  let folder: string
  beforeAll(async () => {
    server = engine === 'postgres' ? await createTestDatabase() : undefined
    db = await openDatabase({ dataDir: 'memory', databaseUrl: server?.url })
  })
  afterAll(async () => {
    await db?.close()
    await server?.drop()
  })
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tote-migrations-'))
    await db.sql.unsafe('drop schema public cascade; create schema public')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const tables = async () => {
    const rows = await db.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
    return rows.map((row) => row.name)
  }

  it('run once, in the order of their numbers', async () => {
    await write('0002_aisles.sql', 'alter table shelves add column aisle int; update shelves set aisle = 7;')
    await write('0001_shelves.sql', SHELVES)
    await write('notes.md', 'no migration')
    expect(await migrate(db.sql, folder)).toEqual(['0001_shelves.sql', '0002_aisles.sql'])
    expect(await migrate(db.sql, folder)).toEqual([])
    expect([...(await db.sql`select id, aisle from shelves`)]).toEqual([{ id: 1, aisle: 7 }])
  })

  it('that came later run on top of the earlier ones', async () => {
    await write('0001_shelves.sql', SHELVES)
    await migrate(db.sql, folder)
    await write('0002_aisles.sql', AISLES)
    expect(await migrate(db.sql, folder)).toEqual(['0002_aisles.sql'])
    expect(await tables()).toEqual(['aisles', 'migrations', 'shelves'])
  })

  it('of several that start at once are run by one', async () => {
    await write('0001_shelves.sql', SHELVES)
    await write('0002_aisles.sql', AISLES)
    const runs = await Promise.all([db.sql, db.jobsSql, db.sql].map((sql) => migrate(sql, folder)))
    expect(runs.flat()).toEqual(['0001_shelves.sql', '0002_aisles.sql'])
  })

  it('that fail leave nothing behind, not even the steps before', async () => {
    await write('0001_shelves.sql', SHELVES)
    await write('0002_wrong.sql', `${AISLES} insert into shelves values (1);`)
    await expect(migrate(db.sql, folder)).rejects.toThrow('duplicate key')
    expect(await tables()).toEqual([])
    await write('0002_wrong.sql', AISLES)
    expect(await migrate(db.sql, folder)).toHaveLength(2)
  })

  it('refuse a database that a newer Tote wrote, and change nothing in it', async () => {
    await write('0001_shelves.sql', SHELVES)
    await write('0009_future.sql', AISLES)
    await migrate(db.sql, folder)
    await rm(path.join(folder, '0009_future.sql'))
    await write('0002_mine.sql', 'create table mine (id int);')
    await expect(migrate(db.sql, folder)).rejects.toThrow(
      new DatabaseProblem('The database was written by a newer Tote (0009_future.sql); start that version.'),
    )
    expect(await tables()).not.toContain('mine')
  })

  it('refuse to go on from a step that was edited after it ran', async () => {
    await write('0001_shelves.sql', SHELVES)
    await migrate(db.sql, folder)
    await write('0001_shelves.sql', `${SHELVES} -- better`)
    await expect(migrate(db.sql, folder)).rejects.toThrow(
      new DatabaseProblem('The migration 0001_shelves.sql was changed after it ran; restore that file.'),
    )
  })

  it('of the service itself fit an empty database', async () => {
    expect(await migrate(db.sql)).toContain('0001_orders_and_tokens.sql')
    expect(await migrate(db.sql)).toEqual([])
    expect(await tables()).toEqual(expect.arrayContaining(['deliveries', 'orders', 'tokens']))
  })
})

describe('three instances that start at once on one empty PostgreSQL', () => {
  let database: TestDatabase
  let services: RunningService[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    const config = readConfig({ PORT: '0', DATABASE_URL: database.url, DEMO: '1', LOG_LEVEL: 'error' })
    services = await Promise.all([1, 2, 3].map(() => startService(config)))
  })
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()))
    await database?.drop()
  })

  it('all serve', async () => {
    const answers = await Promise.all(services.map(({ address }) => fetch(`${address}/health`)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  })

  it('made one key and one demo between them', () => {
    expect(services.filter(({ portalKey }) => portalKey.fresh !== undefined)).toHaveLength(1)
    expect(new Set(services.map(({ demo }) => demo?.chainToken)).size).toBe(1)
  })
})
