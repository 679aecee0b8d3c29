import { type EmbeddedEngine, openEmbeddedEngine } from '@/server/db/embedded/engine'
import { INPUT_WINDOW_BYTES } from '@/server/db/embedded/flowControl'
import { pgClient, say, tick, WireClient } from './clients'

let engine: EmbeddedEngine

beforeAll(async () => {
  engine = await openEmbeddedEngine({ dataDir: 'memory' })
})

afterAll(() => engine.close())

async function turnsTaken(): Promise<number> {
  const client = await pgClient(engine)
  const { rows } = await client.query<{ n: number }>(
    'select case when is_called then last_value else 0 end::int as n from turns',
  )
  await client.end()
  return rows[0]?.n ?? 0
}

describe('back-pressure', () => {
  it('runs nothing more for a client that does not read, while others go on', async () => {
    const admin = await pgClient(engine)
    await admin.query('create sequence turns')
    const slow = await WireClient.open(engine)
    slow.socket.pause()
    const big = `select repeat('x', 1000000), nextval('turns') from generate_series(1, 1) i`
    slow.write(...Array.from({ length: 40 }, () => say.query(big)))
    await tick(300)
    const before = await turnsTaken()
    expect(before).toBeGreaterThan(0)
    // One megabyte under way, and what the two stream buffers took.
    expect(before).toBeLessThanOrEqual(4)
    slow.socket.resume()
    for (let i = 0; i < 40; i += 1) await slow.until('Z')
    expect(await turnsTaken()).toBe(40)
    slow.socket.destroy()
    await admin.end()
  })

  it('makes a fast writer wait for its turn', async () => {
    const [holder, writer] = await Promise.all([pgClient(engine), WireClient.open(engine)])
    await holder.query('begin')
    await holder.query('select 1')
    const message = say.query(`select length('${'x'.repeat(64 * 1024)}')`)
    let taken = 0
    for (let i = 0; i < 50; i += 1) writer.socket.write(message, () => (taken += message.length))
    await tick(100)
    expect(taken).toBeLessThanOrEqual(INPUT_WINDOW_BYTES + message.length)
    expect(writer.socket.writableNeedDrain).toBe(true)
    await holder.query('commit')
    for (let i = 0; i < 50; i += 1) await writer.until('Z')
    expect(taken).toBe(50 * message.length)
    writer.socket.destroy()
    await holder.end()
  })

  it('lets one message be bigger than every window', async () => {
    const client = await WireClient.open(engine)
    const message = say.query(`select length('${'x'.repeat(8 * INPUT_WINDOW_BYTES)}')`)
    for (let at = 0; at < message.length; at += 10_000) client.socket.write(message.subarray(at, at + 10_000))
    expect(await client.answers()).toBe('T D C Z:I')
    client.socket.destroy()
  })
})
