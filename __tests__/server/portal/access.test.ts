import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ErrorBody } from '@/domain/contract/error'
import { readConfig } from '@/server/config'
import { startService, type RunningService } from '@/server/startService'
import { createTestDatabase } from '@/__tests__/support/postgres'
import { callHttp, onBothDatabases, TEST_PORTAL_KEY, type Engine } from '@/__tests__/support/service'

onBothDatabases("the portal's key", (service) => {
  const chains = (token?: string) =>
    service().call('GET', '/portal/api/chains', token === undefined ? {} : { token })

  it.each<[string, string | undefined]>([
    ['missing', undefined],
    ['empty', ''],
    ['wrong', 'portal-key-of-the-testz'],
    ['only the beginning of the right one', TEST_PORTAL_KEY.slice(0, -1)],
    ['longer than the right one', `${TEST_PORTAL_KEY}x`],
  ])('that is %s opens nothing', async (_name, key) => {
    const answer = await chains(key)
    expect(answer.status).toBe(401)
    expect((answer.body as ErrorBody).code).toBe('UNAUTHORIZED')
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('opens the portal when it is right', async () => {
    expect((await chains(TEST_PORTAL_KEY)).status).toBe(200)
  })

  it.each(['chain', 'lead', 'picker'] as const)('is no token, and a %s token is no key', async (kind) => {
    const store = await service().openStore()
    expect((await chains(store.tokens[kind])).status).toBe(401)
    const orders = await service().call('GET', `${store.base}/vendors/${store.vendorId}`, {
      token: TEST_PORTAL_KEY,
    })
    expect(orders.status).toBe(401)
  })

  it.each([
    ['POST', '/chains'],
    ['POST', '/chains/x/tokens'],
    ['PUT', '/chains/x/webhook'],
    ['POST', '/chains/x/vendors/y/test-orders'],
  ])('is asked for before anything else by %s %s', async (method, place) => {
    const answer = await service().call(method, `/portal/api${place}`, { body: '{"not JSON' })
    expect(answer.status).toBe(401)
  })
})

describe.each<Engine>(['embedded', 'postgres'])('without PORTAL_KEY, on %s', (engine) => {
  let place: Place
  beforeEach(async () => {
    place = engine === 'postgres' ? await aDatabase() : await aFolder()
  })
  afterEach(() => place.remove())

  const start = (port = '0') => startService(readConfig({ PORT: port, LOG_LEVEL: 'error', ...place.env }))
  const open = async ({ address }: RunningService, token?: string) =>
    (await callHttp(address, 'GET', '/portal/api/chains', { token })).status

  it('a key is made at the first start, shown once, and works at every later start', async () => {
    const first = await start()
    const key = first.portalKey.fresh
    const opened = await open(first, key)
    const rows = await first.deps.db.sql`select keepsakes::text as text from keepsakes`
    await first.stop()
    expect(key).toMatch(/^\w{20,}$/)
    expect(opened).toBe(200)
    expect(rows.map((row) => String(row.text)).join()).not.toContain(key)

    const second = await start()
    const statuses = [await open(second, key), await open(second)]
    await second.stop()
    expect(second.portalKey.fresh).toBeUndefined()
    expect(statuses).toEqual([200, 401])
  })

  it('a start that fails makes no key that nobody would ever see', async () => {
    const occupant = createServer()
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
    const { port } = occupant.address() as AddressInfo
    await expect(start(String(port))).rejects.toThrow(`ort ${port}`)
    await new Promise((resolve) => occupant.close(resolve))

    const first = await start()
    await first.stop()
    expect(first.portalKey.fresh).toBeDefined()
  })
})

interface Place {
  env: Record<string, string>
  remove: () => Promise<void>
}

async function aDatabase(): Promise<Place> {
  const database = await createTestDatabase()
  return { env: { DATABASE_URL: database.url }, remove: () => database.drop() }
}

async function aFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-portal-key-'))
  return {
    env: { DATA_DIR: folder },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
