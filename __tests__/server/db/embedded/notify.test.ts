import { type Client, type Notification } from 'pg'
import { type EmbeddedEngine, openEmbeddedEngine } from '@/server/db/embedded/engine'
import { pgClient, postgresJs, say, WireClient } from './clients'

let engine: EmbeddedEngine

beforeAll(async () => {
  engine = await openEmbeddedEngine({ dataDir: 'memory' })
})

afterAll(() => engine.close())

/** Everything heard by a client, once it has answered a further query. */
async function ears(): Promise<{ client: Client; heard: () => Promise<string[]> }> {
  const client = await pgClient(engine)
  const heard: string[] = []
  client.on('notification', ({ channel, payload }: Notification) => heard.push(`${channel}:${payload ?? ''}`))
  return {
    client,
    heard: async () => {
      await client.query('select 1')
      return heard.splice(0)
    },
  }
}

describe('notifications', () => {
  it('reach exactly those that listen on the channel, the sender too', async () => {
    const [a, b, both, none] = await Promise.all([ears(), ears(), ears(), ears()])
    await a.client.query('listen A')
    await b.client.query({ name: 'hear', text: 'listen "B"' })
    await both.client.query('listen a; listen "B"')
    await none.client.query(`notify a, 'one'`)
    await a.client.query(`select pg_notify($1, $2)`, ['B', 'two'])
    await a.client.query(`begin; notify a, 'three'; commit`)
    await a.client.query(`begin; notify a, 'never'; rollback`)
    expect(await a.heard()).toEqual(['a:one', 'a:three'])
    expect(await b.heard()).toEqual(['B:two'])
    expect(await both.heard()).toEqual(['a:one', 'B:two', 'a:three'])
    expect(await none.heard()).toEqual([])
    await Promise.all([a, b, both, none].map(({ client }) => client.end()))
  })

  it('stop with UNLISTEN for the one that says so, and go on for the others', async () => {
    const [one, two] = await Promise.all([ears(), ears()])
    for (const { client } of [one, two]) await client.query('listen c')
    await one.client.query('unlisten c')
    await one.client.query(`notify c, '1'`)
    expect([await one.heard(), await two.heard()]).toEqual([[], ['c:1']])
    await one.client.query('listen c')
    await two.client.query('unlisten *')
    await two.client.query(`notify c, '2'`)
    expect([await one.heard(), await two.heard()]).toEqual([['c:2'], []])
    await Promise.all([one.client.end(), two.client.end()])
  })

  it('do not come for a LISTEN that was rolled back', async () => {
    const [one, two] = await Promise.all([ears(), ears()])
    await two.client.query('listen d')
    await one.client.query('begin; listen d; rollback')
    await one.client.query('begin')
    await one.client.query('listen d')
    await expect(one.client.query('selec')).rejects.toThrow()
    await one.client.query('commit')
    await two.client.query(`notify d, '1'`)
    expect([await one.heard(), await two.heard()]).toEqual([[], ['d:1']])
    await Promise.all([one.client.end(), two.client.end()])
  })

  it('end with the connection, and the session stops listening when the last is gone', async () => {
    const [one, two] = await Promise.all([ears(), WireClient.open(engine)])
    two.write(say.query('listen e; listen f'))
    await two.until('Z')
    two.socket.destroy()
    await one.client.query('listen e')
    const { rows } = await one.client.query('select pg_listening_channels() as channel')
    expect(rows).toEqual([{ channel: 'e' }])
    await one.client.query(`notify e, '1'`)
    expect(await one.heard()).toEqual(['e:1'])
    await one.client.end()
  })

  it('come through postgres.js, again after listening again', async () => {
    const sql = postgresJs(engine, { max: 2 })
    const heard: string[] = []
    for (let round = 0; round < 2; round += 1) {
      const { unlisten } = await sql.listen('Orders', (payload) => heard.push(payload))
      await sql.notify('Orders', `during ${round}`)
      await sql`select 1`
      await unlisten()
      await sql.notify('Orders', 'between')
    }
    expect(heard).toEqual(['during 0', 'during 1'])
    await sql.end()
  })
})
