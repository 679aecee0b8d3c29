import type { ErrorBody } from '@/domain/contract/error'
import { fulfilment } from '@/__tests__/support/judging'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const ITEMS = [{ sku: 'MILK', quantity: 1 }]
const CANCEL = { status: 'CANCELLED', items: [], cancellation: { reason: 'CLOSED' } }

onBothDatabases('tokens', (service) => {
  let store: TestStore
  let other: TestStore
  beforeAll(async () => {
    store = await service().openStore()
    other = await service().openStore()
  })

  const list = (token: string | undefined, of = store) =>
    service().call('GET', `${of.base}/vendors/${of.vendorId}/orders`, token === undefined ? {} : { token })
  const code = (answer: { body: unknown }) => (answer.body as ErrorBody).code

  it.each([
    ['none', undefined],
    ['an unknown one', 'tote_0000000000_00000000000000000000000000'],
    ['a malformed one', 'nonsense'],
    ['an empty one', ''],
  ])('%s is 401 and told how to sign in', async (_name, token) => {
    const answer = await list(token)
    expect(answer.status).toBe(401)
    expect(code(answer)).toBe('UNAUTHORIZED')
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('a known one with a wrong secret is 401', async () => {
    const wrong = store.tokens.chain.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await list(wrong)).status).toBe(401)
  })

  it('another scheme than Bearer is 401', async () => {
    const answer = await fetch(`${service().address}${store.base}/vendors/${store.vendorId}`, {
      headers: { authorization: `Basic ${store.tokens.chain}` },
    })
    expect(answer.status).toBe(401)
  })

  it('a revoked one is 401 from that moment', async () => {
    const made = await service().portal('POST', `/chains/${store.chainId}/tokens`, {
      name: 'old',
      kind: 'chain',
    })
    const { id, token } = made.body as { id: string; token: string }
    expect((await list(token)).status).toBe(200)
    expect((await service().portal('DELETE', `/chains/${store.chainId}/tokens/${id}`)).status).toBe(204)
    expect((await list(token)).status).toBe(401)
  })

  it('one of another chain is 403, whether the thing exists or not', async () => {
    const order = await store.placeOrder(ITEMS)
    for (const path of [
      `${store.base}/orders/${order.order_id}`,
      `${store.base}/orders/0190b5a0-0000-7000-8000-000000000001`,
      `${store.base}/orders/not-even-an-id`,
      `${store.base}/vendors/${store.vendorId}/orders`,
      `${store.base}/vendors/nowhere/orders`,
      '/v2/chains/no-such-chain/vendors/nowhere',
    ]) {
      const answer = await service().call('GET', path, { token: other.tokens.chain })
      expect([path, answer.status]).toEqual([path, 403])
      expect(code(answer)).toBe('FORBIDDEN')
    }
  })

  it('a device reads its own store and no other, existing or not', async () => {
    await service().portal('POST', `/chains/${store.chainId}/vendors`, {
      vendor_id: 'second',
      name: 'Second',
      country_code: 'DE',
      currency: 'EUR',
    })
    const listOf = (vendor: string) =>
      service().call('GET', `${store.base}/vendors/${vendor}/orders`, { token: store.tokens.picker })
    expect((await listOf(store.vendorId)).status).toBe(200)
    expect((await listOf('second')).status).toBe(403)
    expect((await listOf('nowhere')).status).toBe(403)
  })

  it("a device cannot touch another store's order", async () => {
    const order = await store.placeOrder(ITEMS)
    const made = await service().portal('POST', `/chains/${store.chainId}/vendors`, {
      vendor_id: 'third',
      name: 'Third',
      country_code: 'DE',
      currency: 'EUR',
    })
    expect(made.status).toBe(201)
    const token = await service().portal('POST', `/chains/${store.chainId}/tokens`, {
      name: 'x',
      kind: 'device',
      vendor_id: 'third',
      role: 'lead',
    })
    const foreign = (token.body as { token: string }).token
    expect((await store.read(order.order_id, foreign)).status).toBe(403)
    expect((await store.put(order.order_id, fulfilment(order), foreign)).status).toBe(403)
    expect((await store.put(order.order_id, CANCEL, foreign)).status).toBe(403)
  })

  it('a picker reads, checks and fulfils, and may not cancel', async () => {
    const order = await store.placeOrder(ITEMS)
    const { picker } = store.tokens
    expect((await store.read(order.order_id, picker)).status).toBe(200)
    expect(
      (await store.put(order.order_id, { ...fulfilment(order), status: 'UPDATE_CART' }, picker)).status,
    ).toBe(200)
    expect((await store.put(order.order_id, CANCEL, picker)).status).toBe(403)
    expect((await store.put(order.order_id, fulfilment(order), picker)).status).toBe(200)
  })

  it('a team lead may cancel', async () => {
    const order = await store.placeOrder(ITEMS)
    expect((await store.put(order.order_id, CANCEL, store.tokens.lead)).status).toBe(200)
  })

  it('is kept only as a hash', async () => {
    const secret = store.tokens.chain.split('_')[2] ?? ''
    const rows = await service().deps.db.sql`select tokens::text as text from tokens`
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => String(row.text)).join()).not.toContain(secret)
  })
})

onBothDatabases(
  'a limit of requests',
  (service) => {
    it('is answered 429 with the time to wait, for each token apart', async () => {
      const store = await service().openStore()
      const read = (token: string) =>
        service().call('GET', `${store.base}/vendors/${store.vendorId}`, { token })
      const statuses = []
      for (let count = 0; count < 7; count += 1) statuses.push((await read(store.tokens.picker)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      const refused = await read(store.tokens.picker)
      expect((refused.body as ErrorBody).code).toBe('RATE_LIMITED')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await read(store.tokens.lead)).status).toBe(200)
    })
  },
  { RATE_LIMIT_PER_MINUTE: '5' },
)
