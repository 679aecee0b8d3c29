import { type EmbeddedEngine, openEmbeddedEngine } from '@/server/db/embedded/engine'
import { pgClient, pgPool, postgresJs, say, tick, WireClient } from './clients'

let engine: EmbeddedEngine

beforeAll(async () => {
  engine = await openEmbeddedEngine({ dataDir: 'memory' })
  const sql = postgresJs(engine)
  await sql`create table picks (who text, n int)`
  await sql`create sequence turns`
  await sql.end()
})

afterAll(() => engine.close())

async function count(who: string): Promise<number> {
  const sql = postgresJs(engine)
  const [row] = await sql<[{ n: number }]>`select count(*)::int as n from picks where who = ${who}`
  await sql.end()
  return row.n
}

describe('a transaction', () => {
  it('keeps others out until it ends, but lets them connect', async () => {
    const [first, second] = [postgresJs(engine), postgresJs(engine)]
    const order: string[] = []
    let late: Promise<unknown> = Promise.resolve()
    await first.begin(async (tx) => {
      await tx`insert into picks values ('order', 1)`
      const newcomer = await WireClient.open(engine)
      newcomer.socket.destroy()
      late = second`insert into picks values ('order', 2)`.then(() => order.push('second'))
      await tick(30)
      await tx`insert into picks values ('order', 3)`
      order.push('first')
    })
    await late
    expect(order).toEqual(['first', 'second'])
    expect((await second`select n from picks where who = 'order'`).map(({ n }) => n as number)).toEqual([
      1, 3, 2,
    ])
    await Promise.all([first.end(), second.end()])
  })

  it('is rolled back when its connection dies', async () => {
    const client = await WireClient.open(engine)
    client.write(say.query(`begin; insert into picks values ('died', 1)`))
    await client.until('Z')
    client.socket.destroy()
    expect(await count('died')).toBe(0)
  })

  it('is rolled back when its connection says goodbye', async () => {
    const client = await WireClient.open(engine)
    client.write(say.query(`begin; insert into picks values ('left', 1)`), say.goodbye)
    expect(await count('left')).toBe(0)
  })

  it.each([
    ['after Parse and Bind', [say.parse('', `insert into picks values ('half', 1)`), say.bind('')]],
    ['after Execute', [say.parse('', `insert into picks values ('half', 1)`), say.bind(''), say.execute]],
    ['after an error', [say.parse('', 'selec'), say.bind('')]],
    ['in the middle of a message', [say.sync, say.query('select 1').subarray(0, 7)]],
  ])('and the session come free when a connection dies %s', async (_when, messages) => {
    const client = await WireClient.open(engine)
    client.write(...messages)
    await tick(20)
    client.socket.destroy()
    expect(await count('half')).toBe(0)
  })

  it('that failed is over only after its rollback', async () => {
    const client = await WireClient.open(engine)
    client.write(say.query('begin'), say.query('selec'))
    await client.until('Z')
    expect(await client.answers()).toBe('E:42601 Z:E')
    const waiting = count('nobody')
    client.write(say.query('select 1'))
    expect(await client.answers()).toBe('E:25P02 Z:E')
    client.write(say.query('rollback'))
    expect(await client.answers()).toBe('C Z:I')
    expect(await waiting).toBe(0)
    client.socket.destroy()
  })
})

describe('a transaction that does nothing while others wait', () => {
  const reason = { code: '25P03', message: expect.stringContaining('through that transaction') as unknown }
  let strict: EmbeddedEngine

  beforeAll(async () => {
    strict = await openEmbeddedEngine({ dataDir: 'memory', idleTransactionMs: 300 })
  })

  afterAll(() => strict.close())

  it('fails with a reason when it waits for somebody who waits for it', async () => {
    const [sql, other] = [postgresJs(strict), postgresJs(strict)]
    const stuck = sql.begin(async (tx) => {
      await tx`create table lost (n int)`
      await other`select 1`
      await tx`insert into lost values (${1})`
    })
    await expect(stuck).rejects.toMatchObject(reason)
    await expect(other`select * from lost`).rejects.toMatchObject({ code: '42P01' })
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    await Promise.all([sql.end(), other.end()])
  })

  it('is not committed, and says so, when nothing but the commit was left', async () => {
    const [sql, other] = [postgresJs(strict), postgresJs(strict)]
    const stuck = sql.begin(async (tx) => {
      await tx`create table lost (n int)`
      await other`select 1`
    })
    await expect(stuck).rejects.toMatchObject(reason)
    await expect(other`select * from lost`).rejects.toMatchObject({ code: '42P01' })
    await Promise.all([sql.end(), other.end()])
  })

  it('stays failed until it is ended, as any other that failed', async () => {
    const [one, two] = await Promise.all([WireClient.open(strict), WireClient.open(strict)])
    one.write(say.query('begin; create table lost (n int)'))
    await one.until('Z')
    two.write(say.query('select 1'))
    expect(await two.answers()).toBe('T D C Z:I')
    one.write(say.query('select 1'))
    expect(await one.answers()).toBe('E:25P03 Z:E')
    one.write(say.parse('', 'select 1'), say.bind(''), say.execute, say.sync)
    expect(await one.answers()).toBe('E:25P03 Z:E')
    one.write(say.query('commit'))
    expect(await one.answers()).toBe('C Z:I')
    two.write(say.query('select * from lost'))
    expect(await two.answers()).toBe('E:42P01 Z:I')
    one.write(say.query('select 1'))
    expect(await one.answers()).toBe('T D C Z:I')
    one.socket.destroy()
    two.socket.destroy()
  })

  it('is not taken for done when it stopped before its Sync', async () => {
    const [one, two] = await Promise.all([WireClient.open(strict), WireClient.open(strict)])
    one.write(say.parse('', 'create table lost (n int)'), say.bind(''), say.execute)
    expect(await one.answers('C')).toBe('1 2 C')
    two.write(say.query('select * from lost'))
    expect(await two.answers()).toBe('E:42P01 Z:I')
    one.write(say.sync)
    expect(await one.answers()).toBe('E:25P03 Z:I')
    one.socket.destroy()
    two.socket.destroy()
  })

  it('may take its time while nobody waits, or while it works', async () => {
    // Several times as long as a busy machine keeps anybody from their next query.
    const idleTransactionMs = 2_000
    const patient = await openEmbeddedEngine({ dataDir: 'memory', idleTransactionMs })
    const [sql, other] = [postgresJs(patient), postgresJs(patient)]
    await other`select 1`
    let waiting: Promise<unknown> = Promise.resolve()
    await sql.begin(async (tx) => {
      await tx`select 1`
      await tick(1.25 * idleTransactionMs)
      await tx`select 1`
      waiting = other`select 1`.execute()
      for (let i = 0; i < 10; i += 1) {
        await tx`select 1`
        await tick(idleTransactionMs / 8)
      }
    })
    await waiting
    await Promise.all([sql.end(), other.end()])
    await patient.close()
  })
})

describe('turns', () => {
  it('never mix up the answers of connections that all pipeline, fail and roll back', async () => {
    const sqls = Array.from({ length: 5 }, () => postgresJs(engine, { max: 2 }))
    const pool = pgPool(engine, 3)
    const work = Array.from({ length: 600 }, async (_, i) => {
      const sql = sqls[i % sqls.length]
      if (!sql) return
      const kind = i % 7
      if (kind === 0) await expect(sql`select ${i}::int / 0`).rejects.toMatchObject({ code: '22012' })
      else if (kind === 1)
        expect(await sql`select ${i}::int as i, ${`t${i}`} as t`).toEqual([{ i, t: `t${i}` }])
      else if (kind === 2) expect(await sql.unsafe(`select ${i} as i`)).toEqual([{ i }])
      else if (kind === 3) expect((await pool.query('select $1::int as i', [i])).rows).toEqual([{ i }])
      else if (kind === 4) {
        const rollback = sql.begin(async (tx) => {
          await tx`insert into picks values ('rolled back', ${i})`
          throw new Error(`no ${i}`)
        })
        await expect(rollback).rejects.toThrow(`no ${i}`)
      } else if (kind === 5) {
        await sql.begin(async (tx) => {
          await tx`insert into picks values ('kept', ${i})`
          expect(await tx`select ${i}::int as i`).toEqual([{ i }])
        })
      } else expect(await sql`select generate_series(1, ${i}) as i`).toHaveLength(i)
    })
    await Promise.all(work)
    expect(await count('rolled back')).toBe(0)
    expect(await count('kept')).toBe(
      Array.from({ length: 600 }, (_, i) => i).filter((i) => i % 7 === 5).length,
    )
    await Promise.all([...sqls.map((sql) => sql.end()), pool.end()])
  })

  it('are fair: a newcomer does not wait for a long backlog', async () => {
    const [busy, newcomer] = await Promise.all([WireClient.open(engine), WireClient.open(engine)])
    busy.write(...Array.from({ length: 2000 }, () => say.query(`select nextval('turns')`)))
    await busy.until('Z')
    newcomer.write(say.query('select last_value from turns'))
    const [, row] = await newcomer.until('Z')
    expect(Number(row?.subarray(11).toString())).toBeLessThan(1000)
    for (let i = 1; i < 2000; i += 1) await busy.until('Z')
    busy.socket.destroy()
    newcomer.socket.destroy()
  })
})

describe('prepared statements', () => {
  it('may have the same name on two connections', async () => {
    const [one, two] = await Promise.all([pgClient(engine), pgClient(engine)])
    for (let i = 0; i < 2; i += 1) {
      expect((await one.query({ name: 'find', text: 'select 1 as n' })).rows).toEqual([{ n: 1 }])
      expect((await two.query({ name: 'find', text: 'select 2 as n' })).rows).toEqual([{ n: 2 }])
    }
    await Promise.all([one.end(), two.end()])
  })

  it('leave nothing behind, however many connections come and go', async () => {
    for (let round = 0; round < 20; round += 1) {
      const visit = async (i: number) => {
        const client = await WireClient.open(engine)
        client.write(say.parse('find', `select ${i}`), say.bind('find'), say.execute, say.sync)
        if (i % 3 === 0) client.socket.destroy()
        else {
          expect(await client.answers()).toBe('1 2 D C Z:I')
          client.write(say.query('prepare by_hand as select 1; deallocate by_hand'), say.goodbye)
        }
        await new Promise((resolve) => client.socket.once('close', resolve))
      }
      await Promise.all(Array.from({ length: 100 }, (_, i) => visit(i)))
    }
    const client = await pgClient(engine)
    const { rows } = await client.query('select count(*)::int as n from pg_prepared_statements')
    expect(rows).toEqual([{ n: 0 }])
    await client.end()
  })

  it('without a name are never taken for those of another connection', async () => {
    const [one, two] = await Promise.all([WireClient.open(engine), WireClient.open(engine)])
    one.write(say.parse('', 'select 1'), say.sync)
    await one.until('Z')
    two.write(say.parse('', 'select 2'), say.sync)
    await two.until('Z')
    one.write(say.bind(''), say.execute, say.sync)
    expect(await one.answers()).toBe('E:26000 Z:I')
    two.write(say.bind(''), say.execute, say.sync)
    expect(await two.answers()).toBe('2 D C Z:I')
    one.socket.destroy()
    two.socket.destroy()
  })

  it('of others are safe from DISCARD ALL and DEALLOCATE ALL', async () => {
    const [one, two] = await Promise.all([pgClient(engine), pgClient(engine)])
    const query = { name: 'keep', text: 'select 1 as n' }
    await one.query(query)
    await expect(two.query('discard all')).rejects.toMatchObject({ code: '0A000' })
    await expect(two.query('deallocate all')).rejects.toMatchObject({ code: '0A000' })
    expect((await one.query(query)).rows).toEqual([{ n: 1 }])
    await Promise.all([one.end(), two.end()])
  })
})

describe('settings', () => {
  async function show(
    client: { query(sql: string): Promise<{ rows: unknown[] }> },
    name: string,
  ): Promise<unknown> {
    const { rows } = await client.query(`select current_setting('${name}', true) as value`)
    return (rows[0] as { value: unknown }).value
  }

  it('belong to the connection that set them', async () => {
    const [one, two] = await Promise.all([pgClient(engine), pgClient(engine)])
    const timeZone = await show(two, 'TimeZone')
    await one.query(`set time zone 'Asia/Riyadh'; set app.tenant = 'seven'; set search_path = pg_catalog`)
    await two.query(`set app.tenant = 'it''s \\'`)
    expect(await show(two, 'TimeZone')).toBe(timeZone)
    expect(await show(two, 'app.tenant')).toBe(`it's \\`)
    expect(await show(one, 'TimeZone')).toBe('Asia/Riyadh')
    expect(await show(one, 'app.tenant')).toBe('seven')
    expect(await show(one, 'search_path')).toBe('pg_catalog')
    await one.query('reset all')
    expect(await show(one, 'TimeZone')).toBe(timeZone)
    await Promise.all([one.end(), two.end()])
  })

  it('go with the connection, with its transaction, or never come', async () => {
    const one = await pgClient(engine)
    await one.query(`begin; set work_mem = '1MB'; rollback`)
    await one.query(`begin; set local statement_timeout = 5; commit`)
    expect(await show(one, 'work_mem')).not.toBe('1MB')
    expect(await show(one, 'statement_timeout')).toBe('0')
    await one.query(`begin; select set_config('work_mem', '2MB', false); commit`)
    await one.end()
    const two = await pgClient(engine)
    expect(await show(two, 'work_mem')).not.toBe('2MB')
    await two.end()
  })

  it('may come with the startup message', async () => {
    const admin = await pgClient(engine)
    await admin.query('create schema shop; create table shop.shelves (n int)')
    const sql = postgresJs(engine, { connection: { search_path: 'shop' } })
    const client = await pgClient(engine, { options: '-c search_path=shop' })
    await sql`insert into shelves values (1)`
    expect((await client.query('select n from shelves')).rows).toEqual([{ n: 1 }])
    await expect(admin.query('select n from shelves')).rejects.toMatchObject({ code: '42P01' })
    await Promise.all([sql.end(), client.end(), admin.end()])
  })

  it('that do not exist are refused before the first query', async () => {
    const sql = postgresJs(engine, { connection: { no_such_setting: '1' } as never })
    await expect(sql`select 1`).rejects.toMatchObject({ code: '42704' })
    await sql.end({ timeout: 1 })
    await expect(pgClient(engine, { options: '-c work_mem=lots' })).rejects.toMatchObject({ code: '22023' })
  })

  it('include the role', async () => {
    const [one, two] = await Promise.all([pgClient(engine), pgClient(engine)])
    await one.query('create role clerk')
    await one.query('set role clerk')
    expect((await two.query('select current_user as who')).rows).toEqual([{ who: 'postgres' }])
    expect((await one.query('select current_user as who')).rows).toEqual([{ who: 'clerk' }])
    await Promise.all([one.end(), two.end()])
  })
})

describe('what a connection leaves in the session', () => {
  it('is cleared away when the last one that may use it closes', async () => {
    const [one, two, watch] = await Promise.all([pgClient(engine), pgClient(engine), pgClient(engine)])
    await one.query('create temp table basket (n int)')
    await two.query('create temporary table tray (n int)')
    await one.query('select pg_advisory_lock(7)')
    await one.end()
    const locks = await watch.query(`select count(*)::int as n from pg_locks where locktype = 'advisory'`)
    expect(locks.rows).toEqual([{ n: 0 }])
    await two.query('insert into tray values (1)')
    await two.end()
    const tables = await watch.query(
      `select count(*)::int as n from pg_class where relname in ('basket', 'tray')`,
    )
    expect(tables.rows).toEqual([{ n: 0 }])
    await watch.end()
  })
})
