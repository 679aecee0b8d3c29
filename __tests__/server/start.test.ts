import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoSchema } from '@/domain/contract/demo'
import type { Order } from '@/domain/contract/order'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { findFreePort } from '@/scripts/support/freePort'
import { WHOLE_MILK } from '@/server/demo/catalog/wellKnown'
import { inCart } from '@/__tests__/support/judging'
import { callHttp } from '@/__tests__/support/service'
import { startProcess, type ServiceProcess } from '@/__tests__/support/serviceProcess'
import { beginRequest } from '@/__tests__/support/slowRequest'
import { until } from '@/__tests__/support/until'

const CHAIN = '/v2/chains/market-hall'
const PORTAL = '/portal/api/chains/market-hall'
const WEBHOOK_SECRET = 'a-webhook-secret-of-the-tests'

/** The life of one data folder: a demo that is ended in the middle of a request, and a second start without the demo. */
describe('the service as a process', () => {
  let folder: string
  let first: ServiceProcess
  let second: ServiceProcess
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tote-start-'))
    // The most talkative setting: what is not in these logs is in none.
    first = startProcess({ DATA_DIR: path.join(folder, 'data'), DEMO: '1', LOG_LEVEL: 'debug' })
    await first.address()
  })
  afterAll(async () => {
    await Promise.all([first?.end(), second?.end()])
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  })

  let order: Order
  let token: string
  let phoneNumbers: string[]
  const portalKey = () => /Portal key +(\S+)/.exec(first.stdout())?.[1] ?? ''
  const demoTokens = () => first.stdout().match(/tote_\w+/g) ?? []

  it('is well when it says that it is ready', async () => {
    const answer = await callHttp(await first.address(), 'GET', '/health')
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }])
  })

  it('offers set-up codes in the demo, with which a device can work', async () => {
    const address = await first.address()
    const { sign_ins } = demoSchema.parse((await callHttp(address, 'GET', '/demo.json')).body)
    expect(sign_ins.map(({ role, name }) => [role, name])).toEqual([
      ['picker', 'Sam'],
      ['lead', 'Lena'],
    ])
    for (const { role, setup_code } of sign_ins) {
      const verdict = parseSetupCode(setup_code, undefined)
      if (verdict.kind !== 'ok') throw new Error(`The set-up code is ${verdict.kind}`)
      const { setup } = verdict
      expect(setup).toMatchObject({
        address,
        role,
        chainId: 'market-hall',
        vendorId: 'store-12',
        currency: 'EUR',
        weightedItemsEnabled: true,
      })
      const list = `/v2/chains/${setup.chainId}/vendors/${setup.vendorId}/orders`
      const answer = await callHttp(setup.address, 'GET', list, { token: setup.token })
      expect(answer.status).toBe(200)
      phoneNumbers = (answer.body as Order[]).map(({ customer }) => customer.phone_number)
    }
  })

  it('prints a portal key that works', async () => {
    const address = await first.address()
    const portal = (method: string, place: string, body: unknown) =>
      callHttp(address, method, `${PORTAL}${place}`, { token: portalKey(), body })
    const made = await portal('POST', '/tokens', { name: 'integration', kind: 'chain' })
    token = (made.body as { token: string }).token
    await portal('PUT', '/webhook', { url: 'http://127.0.0.1:9/hook', secret: WEBHOOK_SECRET })
    const items = [{ sku: WHOLE_MILK, quantity: 2 }]
    const placed = await portal('POST', '/vendors/store-12/test-orders', { delivery: 'PLATFORM', items })
    expect([made.status, placed.status]).toEqual([201, 201])
    order = placed.body as Order
  })

  it('ends with 0 on SIGTERM, and a request under way still gets its answer', async () => {
    const address = await first.address()
    const request = await beginRequest(address, {
      method: 'PUT',
      path: `${CHAIN}/orders/${order.order_id}`,
      token,
      body: { status: 'UPDATE_CART', items: order.items.map((line) => inCart(line)) },
    })
    first.signal('SIGTERM')
    // Ending begins a moment after the signal.
    await until(() => isRefused(address), Boolean)
    const answer = await request.finish()
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toMatchObject({
      order_id: order.order_id,
      items: [{ status: 'IN_CART' }],
    })
    expect(await first.ended).toBe(0)
  })

  it('has everything again at the second start on the same folder', async () => {
    second = startProcess({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'debug' })
    const address = await second.address()
    expect((await callHttp(address, 'GET', '/health')).status).toBe(200)
    const read = await callHttp(address, 'GET', `${CHAIN}/orders/${order.order_id}`, { token })
    expect([read.status, read.body]).toEqual([200, order])
    expect((await callHttp(address, 'GET', '/portal/api/chains', { token: portalKey() })).status).toBe(200)
  })

  it('without DEMO=1 offers no set-up codes and prints no token and no key', async () => {
    expect((await callHttp(await second.address(), 'GET', '/demo.json')).status).toBe(404)
    expect(demoTokens()).toHaveLength(3)
    for (const secret of [...demoTokens(), portalKey()]) expect(second.stdout()).not.toContain(secret)
  })

  it("writes no token, no secret and nobody's phone number into its output", async () => {
    const address = await second.address()
    await callHttp(address, 'PUT', `${CHAIN}/orders/${order.order_id}`, { token, body: '{"broken": ' })
    await callHttp(address, 'GET', `${CHAIN}/orders/not-an-id`, { token: `${token}x` })
    const output = [first, second].map((service) => service.stdout() + service.stderr()).join('')
    const secrets = [
      token,
      token.split('_')[2] ?? '',
      WEBHOOK_SECRET,
      order.customer.phone_number,
      ...phoneNumbers,
    ]
    expect(secrets.length).toBeGreaterThan(5)
    for (const secret of secrets) expect(output).not.toContain(secret)
    expect(output.split(portalKey())).toHaveLength(2)
    expect([first.stderr(), second.stderr()]).toEqual(['', ''])
  })

  describe('that cannot start ends with 1 and says why in one plain sentence', () => {
    /** Somewhere that nobody uses, so that each case is wrong in one way only. */
    const elsewhere = (name: string) => path.join(folder, name)

    it.each<[string, () => Promise<{ env: Record<string, string>; sentence: RegExp | string }>]>([
      [
        'a port that is taken',
        async () => {
          const port = Number(new URL(await second.address()).port)
          const sentence = `Port ${port} is taken by another program; end that one, or choose another port: PORT=${port + 1} npm start`
          return { env: { PORT: String(port), DATA_DIR: elsewhere('port') }, sentence }
        },
      ],
      [
        'a data folder that cannot be written',
        async () => {
          const file = elsewhere('a-file')
          await writeFile(file, 'not a folder')
          return {
            env: { DATA_DIR: path.join(file, 'data') },
            sentence: /^The data folder \S+ cannot be written: .*\bfile\b.*\.$/,
          }
        },
      ],
      [
        'a data folder that another process uses',
        async () => ({
          env: { DATA_DIR: elsewhere('data') },
          sentence: /^The data folder \S+ is in use by process \d+; end it first or choose another folder\.$/,
        }),
      ],
      [
        'a PostgreSQL that does not answer',
        async () => ({
          env: { DATABASE_URL: `postgres://tote:hidden-word@127.0.0.1:${await findFreePort()}/tote` },
          sentence:
            'PostgreSQL at DATABASE_URL does not answer; check the address, the name and the password.',
        }),
      ],
      [
        'a wrong setting',
        async () => ({
          env: { PORT: 'eighty', DATA_DIR: elsewhere('setting') },
          sentence: 'The settings do not fit: PORT must be a whole number from 0 to 65535.',
        }),
      ],
    ])('%s', async (_name, prepare) => {
      const { env, sentence } = await prepare()
      const service = startProcess(env)
      expect(await service.ended).toBe(1)
      const [line, ...rest] = service.stderr().split('\n')
      expect(line).toMatch(sentence)
      expect(line).toMatch(/^[A-Z].*$/)
      expect(rest).toEqual([''])
      expect(service.stdout()).toBe('')
    })
  })
})

/** Whether nobody listens there any more. */
const isRefused = (address: string): Promise<boolean> =>
  fetch(`${address}/health`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  )
