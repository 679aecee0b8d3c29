import { orderListSchema } from '@/domain/contract/orderList'
import type { ErrorBody } from '@/domain/contract/error'
import { orderSchema, type Order } from '@/domain/contract/order'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const DAY_MS = 24 * 60 * 60 * 1000
const ITEMS = [{ sku: 'MILK', quantity: 1 }]
const daysAgo = (days: number, plusMs = 0) => new Date(Date.now() - days * DAY_MS + plusMs).toISOString()
const zoneless = (moment: string) => moment.replace('Z', '')

onBothDatabases('reading orders', (service) => {
  let store: TestStore
  beforeEach(async () => {
    store = await service().openStore()
  })

  const list = (query = '', path = `/vendors/${store.vendorId}/orders`) =>
    service().call('GET', `${store.base}${path}${query}`, { token: store.tokens.chain })
  const codes = async (query = '') =>
    orderListSchema.parse((await list(query)).body).map((order) => order.order_code)

  it('an order is answered with every field of the contract', async () => {
    const order = await store.placeOrder(
      [
        {
          sku: 'OAT',
          quantity: 2,
          instructions: 'Cold, please',
          replacement_preference: { kind: 'CALL_ME' },
        },
      ],
      { comment: 'Ring twice', promised_in_minutes: 45 },
    )
    const answer = await store.read(order.order_id)
    expect(answer.status).toBe(200)
    expect(orderSchema.parse(answer.body)).toMatchObject({
      order_code: 'T1-101',
      status: 'RECEIVED',
      comment: 'Ring twice',
      client: { store_id: store.vendorId, chain_id: store.chainId },
      payment: { sub_total: 5.9, order_total: 9.38 },
      items: [
        {
          sku: 'OAT',
          barcode: ['5901234123457'],
          status: 'NOT_PROCESSED',
          instructions: 'Cold, please',
          replacement_preference: { kind: 'CALL_ME', skus: [] },
        },
      ],
    })
  })

  it('the list is newest first, and both of its addresses answer alike', async () => {
    for (let count = 0; count < 3; count += 1) await store.placeOrder(ITEMS)
    expect(await codes()).toEqual(['T1-103', 'T1-102', 'T1-101'])
    expect((await list('', `/vendors/${store.vendorId}`)).text).toBe((await list()).text)
  })

  it('pages say where they stand and where the next one is', async () => {
    for (let count = 0; count < 5; count += 1) await store.placeOrder(ITEMS)
    const seen: string[] = []
    let path: string | undefined =
      `${store.base}/vendors/${store.vendorId}/orders?page_size=2&status=RECEIVED`
    for (let page = 1; path !== undefined; page += 1) {
      const answer = await service().call('GET', path, { token: store.tokens.chain })
      expect(answer.headers.get('x-total-count')).toBe('5')
      expect(answer.headers.get('x-page')).toBe(String(page))
      expect(answer.headers.get('x-page-size')).toBe('2')
      seen.push(...(answer.body as Order[]).map((order) => order.order_code))
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(['T1-105', 'T1-104', 'T1-103', 'T1-102', 'T1-101'])
  })

  it('a page that has not changed is not sent again to who brings its mark', async () => {
    await store.placeOrder(ITEMS)
    const path = `${store.base}/vendors/${store.vendorId}/orders?page_size=2`
    const look = (mark: string) =>
      fetch(`${service().address}${path}`, {
        headers: { authorization: `Bearer ${store.tokens.chain}`, 'if-none-match': mark },
      })
    const first = await look('"none"')
    const mark = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    const same = await look(mark)
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', mark])
    await store.placeOrder(ITEMS)
    expect((await look(mark)).status).toBe(200)
  })

  it('a mark says nothing to who may not see the store', async () => {
    const mark = (await list()).headers.get('etag') ?? ''
    const other = await service().openStore()
    const answer = await fetch(`${service().address}${store.base}/vendors/${store.vendorId}/orders`, {
      headers: { authorization: `Bearer ${other.tokens.chain}`, 'if-none-match': mark },
    })
    expect(answer.status).toBe(403)
  })

  it('a page past the end is empty', async () => {
    await store.placeOrder(ITEMS)
    expect(await codes('?page=9')).toEqual([])
  })

  it('filters by one status or several', async () => {
    const cancelled = await store.placeOrder(ITEMS)
    await store.happen(cancelled.order_id, 'CUSTOMER_CANCELLED')
    await store.placeOrder(ITEMS)
    expect(await codes('?status=CANCELLED')).toEqual(['T1-101'])
    expect(await codes('?status=RECEIVED,CANCELLED')).toEqual(['T1-102', 'T1-101'])
    expect(await codes('?status=DELIVERED')).toEqual([])
  })

  it('an order can be read for 60 days and not longer', async () => {
    const almost = await store.placeOrder(ITEMS, { created_at: daysAgo(59) })
    const just = await store.placeOrder(ITEMS, { created_at: daysAgo(60, 60_000) })
    const over = await store.placeOrder(ITEMS, { created_at: daysAgo(60, -60_000) })
    const long = await store.placeOrder(ITEMS, { created_at: daysAgo(61) })
    expect((await store.read(almost.order_id)).status).toBe(200)
    expect((await store.read(just.order_id)).status).toBe(200)
    for (const order of [over, long]) {
      const answer = await store.read(order.order_id)
      expect(answer.status).toBe(404)
      expect((answer.body as ErrorBody).code).toBe('ORDER_NOT_FOUND')
      expect(
        (
          await store.put(order.order_id, {
            status: 'CANCELLED',
            items: [],
            cancellation: { reason: 'CLOSED' },
          })
        ).status,
      ).toBe(404)
    }
    expect(await codes()).toEqual([almost.order_code, just.order_code])
  })

  it('an order leaves the window by itself as time goes by', async () => {
    const order = await store.placeOrder(ITEMS)
    try {
      service().clock.offsetMs = 61 * DAY_MS
      expect((await store.read(order.order_id)).status).toBe(404)
    } finally {
      service().clock.offsetMs = 0
    }
  })

  it('times without a zone are UTC, with or without Z', async () => {
    const order = await store.placeOrder(ITEMS, { created_at: daysAgo(2) })
    const before = daysAgo(2, -1000)
    const after = daysAgo(2, 1000)
    for (const write of [zoneless, (moment: string) => moment]) {
      expect(await codes(`?start_time=${write(before)}&end_time=${write(after)}`)).toEqual([order.order_code])
      expect(await codes(`?start_time=${write(after)}`)).toEqual([])
      expect(await codes(`?end_time=${write(before)}`)).toEqual([])
    }
  })

  it.each([
    ['a range of 59 days', daysAgo(59), 200],
    ['a range of 60 days', daysAgo(60, 60_000), 200],
    ['a range of 61 days', daysAgo(61), 400],
  ])('%s from %s is answered %d', async (_name, start, status) => {
    expect((await list(`?start_time=${zoneless(start)}`)).status).toBe(status)
  })

  it.each([
    ['end before start', `?start_time=${daysAgo(1)}&end_time=${daysAgo(2)}`, ['end_time']],
    ['page 0', '?page=0', ['page']],
    ['a page that is no number', '?page=two', ['page']],
    ['a fractional page', '?page=1.5', ['page']],
    ['a negative page', '?page=-1', ['page']],
    ['page_size 0', '?page_size=0', ['page_size']],
    ['page_size 501', '?page_size=501', ['page_size']],
    ['an unknown status', '?status=LOST', ['status[0]']],
    ['a time that is none', '?start_time=yesterday', ['start_time']],
    ['a day without time', '?start_time=2026-01-01', ['start_time']],
    ['the same parameter twice', '?page=1&page=2', ['page']],
    ['several mistakes', '?page=0&page_size=0&status=LOST', ['page', 'page_size', 'status[0]']],
  ])('%s is answered 400 with its place', async (_name, query, paths) => {
    const answer = await list(query)
    expect(answer.status).toBe(400)
    const { code, errors } = answer.body as ErrorBody
    expect(code).toBe('INVALID_REQUEST')
    expect(errors?.map((fault) => fault.path).sort()).toEqual(paths)
  })

  it('an id that is no UUID is 400, an unknown one 404', async () => {
    expect((await store.read('42')).status).toBe(400)
    expect((await store.read('0190b5a0-0000-7000-8000-000000000001')).status).toBe(404)
  })

  it('a store that the chain does not have is 404', async () => {
    const answer = await list('', '/vendors/nowhere/orders')
    expect(answer.status).toBe(404)
    expect((answer.body as ErrorBody).code).toBe('VENDOR_NOT_FOUND')
  })

  it.each(['/v2/nothing', '/nothing', '/v2/chains/x/nothing'])('%s is nothing: 404 as JSON', async (path) => {
    const answer = await service().call('GET', path)
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('an address with broken escapes is 400', async () => {
    expect((await service().call('GET', '/v2/chains/%E0%A4%A/orders/1')).status).toBe(400)
  })
})
