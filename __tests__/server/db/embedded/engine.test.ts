import { type EmbeddedEngine, openEmbeddedEngine } from '@/server/db/embedded/engine'
import { pgClient, pgPool, postgresJs, say, tick, WireClient } from './clients'

let engine: EmbeddedEngine

beforeAll(async () => {
  engine = await openEmbeddedEngine({ dataDir: 'memory' })
})

afterAll(() => engine.close())

describe('the embedded engine', () => {
  it('answers both drivers, with parameters, arrays and dates', async () => {
    const sql = postgresJs(engine)
    const pool = pgPool(engine, 2)
    const when = new Date('2024-02-29T12:00:00Z')
    expect(
      await sql`select ${'née'}::text as name, ${[1, 2]}::int[] as counts, ${when}::timestamptz as at`,
    ).toEqual([{ name: 'née', counts: [1, 2], at: when }])
    expect((await pool.query('select $1::text as name, $2::timestamptz as at', ['née', when])).rows).toEqual([
      { name: 'née', at: when },
    ])
    await Promise.all([sql.end(), pool.end()])
  })

  it('knows trigrams', async () => {
    const sql = postgresJs(engine)
    await sql`create extension if not exists pg_trgm`
    const [row] = await sql`select similarity('banana', 'bananas') > 0.5 as close`
    expect(row).toEqual({ close: true })
    await sql.end()
  })

  it('takes messages byte by byte, and many in one piece', async () => {
    const client = new WireClient(engine)
    const messages = [
      say.hello,
      say.parse('', 'select 1'),
      say.bind(''),
      say.execute,
      say.sync,
      say.query('select 2'),
    ]
    for (const byte of Buffer.concat(messages)) client.socket.write(Buffer.from([byte]))
    expect(await client.answers()).toMatch(/^R (S )+K Z:I$/)
    expect(await client.answers()).toBe('1 2 D C Z:I')
    expect(await client.answers()).toBe('T D C Z:I')
    client.write(...Array.from({ length: 50 }, (_, i) => say.query(`select ${i}`)))
    for (let i = 0; i < 50; i += 1) expect(await client.answers()).toBe('T D C Z:I')
    client.socket.destroy()
  })

  it('answers to encryption with no, and goes on', async () => {
    const socket = engine.connect()
    const first = new Promise<Buffer>((resolve) => socket.once('data', resolve))
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
    expect((await first).toString()).toBe('N')
    const second = new Promise<Buffer>((resolve) => socket.once('data', resolve))
    socket.write(say.hello)
    expect((await second).toString('latin1', 0, 1)).toBe('R')
    socket.destroy()
  })

  it.each([
    ['a cancel request', [Buffer.from([0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 1, 0, 0, 0, 1])]],
    ['Terminate', [say.hello, say.goodbye]],
  ])('hangs up after %s', async (_what, messages) => {
    const socket = engine.connect().resume()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(Buffer.concat(messages))
    await closed
  })

  it('answers what was asked before the client stopped writing', async () => {
    const client = new WireClient(engine)
    client.socket.end(Buffer.concat([say.hello, say.query('select 1')]))
    await client.until('Z')
    expect(await client.answers()).toBe('T D C Z:I')
  })

  it('hangs up on nonsense, and only there', async () => {
    const [rude, polite] = await Promise.all([WireClient.open(engine), WireClient.open(engine)])
    rude.write(Buffer.from([0x79, 0, 0, 0, 4]))
    expect(await rude.answers('E')).toBe('E:08P01')
    await new Promise((resolve) => rude.socket.once('close', resolve))
    polite.write(say.query('select 1'))
    expect(await polite.answers()).toBe('T D C Z:I')
    polite.socket.destroy()
  })

  it('skips to Sync after an error, and keeps the pipeline in step', async () => {
    const client = await WireClient.open(engine)
    const good = [say.parse('', 'select 1'), say.bind(''), say.execute, say.sync]
    const bad = [say.parse('', 'selec'), say.bind(''), say.execute, say.sync]
    client.write(...good, ...bad, ...good)
    expect(await client.answers()).toBe('1 2 D C Z:I')
    expect(await client.answers()).toBe('E:42601 Z:I')
    expect(await client.answers()).toBe('1 2 D C Z:I')
    client.socket.destroy()
  })

  it('survives a recursion without end', async () => {
    const sql = postgresJs(engine)
    await sql`create function deeper(i int) returns int language plpgsql as 'begin return deeper(i + 1); end'`
    await expect(sql`select deeper(1)`).rejects.toMatchObject({ code: '54001' })
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    await sql.end()
  })

  it('takes and gives twenty megabytes', async () => {
    const sql = postgresJs(engine)
    const big = 'x'.repeat(20 * 1024 * 1024)
    const [row] = await sql`select ${big}::text as big`
    expect(row?.big === big).toBe(true)
    await sql.end()
  })

  it('streams through a cursor while others wait their turn', async () => {
    const [reader, other] = [postgresJs(engine), postgresJs(engine)]
    const counted = other`select 1 as one`.execute()
    let rows = 0
    for await (const page of reader`select generate_series(1, 1000) as i`.cursor(100)) {
      rows += page.length
      await tick(1)
    }
    await counted
    expect(rows).toBe(1000)
    await Promise.all([reader.end(), other.end()])
  })
})

describe('COPY', () => {
  it.each(['simple', 'extended'])(
    'from the client is refused in the %s protocol, and the engine lives',
    async (how) => {
      const client = await WireClient.open(engine)
      client.write(say.query('create table if not exists stock (sku text)'))
      await client.until('Z')
      client.write(say.query('begin'))
      await client.until('Z')
      const copy = 'copy stock from stdin'
      if (how === 'simple') client.write(say.query(copy))
      else client.write(say.parse('', copy), say.bind(''), say.execute, say.sync)
      expect(await client.answers()).toBe(how === 'simple' ? 'E:0A000 Z:E' : '1 2 E:0A000 Z:E')
      client.write(say.query('rollback'))
      expect(await client.answers()).toBe('C Z:I')
      client.socket.destroy()
    },
  )

  it('is refused with a sentence, through both drivers', async () => {
    const sql = postgresJs(engine)
    const client = await pgClient(engine)
    await sql`create table if not exists stock (sku text)`
    const refusal = { code: '0A000', message: expect.stringContaining('use INSERT') as unknown }
    await expect(sql`copy stock from stdin`.writable()).rejects.toMatchObject(refusal)
    await expect(client.query('copy stock (sku) from stdin with (format csv)')).rejects.toMatchObject(refusal)
    await expect(client.query(`copy stock from program 'ls'`)).rejects.toMatchObject(refusal)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await Promise.all([sql.end(), client.end()])
  })

  it('to the client works', async () => {
    const sql = postgresJs(engine)
    const lines: string[] = []
    for await (const line of await sql`copy (select generate_series(1, 3)) to stdout`.readable()) {
      lines.push(String(line))
    }
    expect(lines.join('')).toBe('1\n2\n3\n')
    await sql.end()
  })
})
