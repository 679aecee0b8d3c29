import type { ErrorBody } from '@/domain/contract/error'
import type { Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { lineAt } from '@/__tests__/support/brokenRules'
import { onBothDatabases, type Answer } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const MINUTE_MS = 60_000
const ITEMS = [
  { sku: 'MILK', quantity: 3 },
  { sku: 'BANANAS', weight: 1.5 },
]

const faults = (answer: Answer) => (answer.body as ErrorBody).errors?.map((fault) => fault.path).sort()

onBothDatabases('test orders', (service) => {
  let store: TestStore
  beforeAll(async () => {
    store = await service().openStore()
  })

  const place = (body: object, vendorId = store.vendorId) =>
    service().portal('POST', `/chains/${store.chainId}/vendors/${vendorId}/test-orders`, {
      delivery: 'PLATFORM',
      items: ITEMS,
      ...body,
    })
  const list = (query = '', of = store) => service().portal('GET', `/chains/${of.chainId}/orders${query}`)
  const countOrders = async () => Number((await list()).headers.get('x-total-count'))

  describe('what the form leaves open', () => {
    it('is filled in: a rider, half an hour, bounds around what was asked for, catalog prices', async () => {
      const order = await store.placeOrder(ITEMS)
      expect(order).toMatchObject({
        status: 'RECEIVED',
        order_type: 'DELIVERY',
        transport_type: 'LOGISTICS_DELIVERY',
        comment: null,
        client: { chain_id: store.chainId, store_id: store.vendorId, country_code: 'DE' },
        sys: { version: 1 },
      })
      expect(momentMs(order.promised_for) - momentMs(order.sys.created_at)).toBe(30 * MINUTE_MS)
      expect(lineAt(order, 0)).toMatchObject({
        status: 'NOT_PROCESSED',
        name: 'Whole milk 1 L',
        barcode: ['4006381333931'],
        pricing: { unit_price: 1.29, quantity: 3, total_price: 3.87, min_quantity: 1, max_quantity: 3 },
      })
      expect(lineAt(order, 1).pricing).toMatchObject({
        pricing_type: 'KG',
        quantity: 1,
        weight: 1.5,
        total_price: 2.985,
        min_quantity: 1.2,
        max_quantity: 1.8,
      })
      expect(order.items.map((line) => line.original_pricing)).toEqual(
        order.items.map((line) => line.pricing),
      )
      expect(order.payment.sub_total).toBe(6.855)
    })

    it('is one piece or one kilogram', async () => {
      const order = await store.placeOrder([{ sku: 'MILK' }, { sku: 'APPLES' }])
      expect(lineAt(order, 0).pricing).toMatchObject({ quantity: 1, min_quantity: 1, max_quantity: 1 })
      expect(lineAt(order, 1).pricing).toMatchObject({ weight: 1, min_quantity: 0.8, max_quantity: 1.2 })
    })
  })

  it('keep what the form says', async () => {
    const order = await store.placeOrder(
      [
        {
          sku: 'GOUDA',
          quantity: 2,
          min_quantity: 1,
          max_quantity: 5,
          instructions: 'Sliced.',
          replacement_preference: { kind: 'CHOSEN', skus: ['EDAM'] },
        },
        { sku: 'GOUDA' },
      ],
      { delivery: 'VENDOR', comment: 'Ring twice.', promised_in_minutes: 12.5 },
    )
    expect(order).toMatchObject({ transport_type: 'VENDOR_DELIVERY', comment: 'Ring twice.' })
    expect(momentMs(order.promised_for) - momentMs(order.sys.created_at)).toBe(12.5 * MINUTE_MS)
    expect(lineAt(order, 0)).toMatchObject({
      pricing: { quantity: 2, min_quantity: 1, max_quantity: 5 },
      instructions: 'Sliced.',
      replacement_preference: { kind: 'CHOSEN', skus: ['EDAM'] },
    })
    expect(lineAt(order, 0)._id).not.toBe(lineAt(order, 1)._id)
    expect((await store.read(order.order_id)).body).toEqual(order)
  })

  it('cut weights after three decimals', async () => {
    const order = await store.placeOrder([
      { sku: 'BANANAS', weight: 1.23456, min_quantity: 0.99999, max_quantity: 2 },
    ])
    expect(lineAt(order, 0).pricing).toMatchObject({ weight: 1.234, min_quantity: 0.999, total_price: 2.455 })
  })

  it('may lie in the past', async () => {
    const created_at = '2026-01-02T03:04:05'
    const order = (await place({ created_at })).body as Order
    expect(order.sys.created_at).toBe('2026-01-02T03:04:05.000Z')
    expect(order.promised_for).toBe('2026-01-02T03:34:05.000Z')
  })

  it('count on in the words that people in the store use', async () => {
    const numberOf = (order: Order) => Number(/^T1-(\d+)$/.exec(order.order_code)?.[1])
    const first = numberOf(await store.placeOrder(ITEMS))
    await place({ items: [{ sku: 'NOWHERE' }] })
    expect(numberOf(await store.placeOrder(ITEMS))).toBe(first + 1)
  })

  it.each([
    ['a weight of pieces', { sku: 'MILK', weight: 1 }, 'items[0].weight'],
    ['pieces of something weighed', { sku: 'BANANAS', quantity: 2 }, 'items[0].quantity'],
    ['a least above the amount', { sku: 'MILK', quantity: 2, min_quantity: 3 }, 'items[0].min_quantity'],
    ['a most below the amount', { sku: 'MILK', quantity: 2, max_quantity: 1 }, 'items[0].max_quantity'],
  ])('%s is refused with its place: nobody could fulfil it', async (_name, item, path) => {
    const answer = await place({ items: [item] })
    expect([answer.status, faults(answer)]).toEqual([422, [path]])
  })

  describe('with an outcome', () => {
    it.each([
      ['PLATFORM', 'READY_FOR_PICKUP'],
      ['VENDOR', 'DISPATCHED'],
    ])('of %s delivery are fulfilled as %s, with what was not found left out', async (delivery, status) => {
      const outcome = { status: 'READY_FOR_PICKUP', items: [{ sku: 'MILK', status: 'NOT_FOUND' }] }
      const order = (await place({ delivery, outcome })).body as Order
      expect(order).toMatchObject({ status, sys: { version: 2 }, payment: { sub_total: 2.985 } })
      expect(order.items.map((line) => line.status)).toEqual(['NOT_FOUND', 'IN_CART'])
      expect((await store.read(order.order_id)).body).toEqual(order)
    })

    it.each([
      [{}, { reason: null, cancelled_by: 'CUSTOMER' }],
      [
        { cancelled_by: 'LOGISTICS', reason: 'NO_RIDER' },
        { reason: 'NO_RIDER', cancelled_by: 'LOGISTICS' },
      ],
      [
        { cancelled_by: 'VENDOR', reason: 'CLOSED' },
        { reason: 'CLOSED', cancelled_by: 'VENDOR' },
      ],
    ])('are cancelled: %j', async (outcome, cancellation) => {
      const order = (await place({ outcome: { status: 'CANCELLED', ...outcome } })).body as Order
      expect(order).toMatchObject({
        status: 'CANCELLED',
        post_pickup_flag: false,
        cancellation,
        sys: { version: 2 },
      })
    })

    it('that breaks a rule is refused whole', async () => {
      const before = await countOrders()
      const items = [{ sku: 'MILK', quantity: 3, min_quantity: 4, max_quantity: 9 }]
      const answer = await place({ items, outcome: { status: 'READY_FOR_PICKUP' } })
      expect([answer.status, faults(answer)]).toEqual([422, ['items[0].min_quantity']])
      expect(await countOrders()).toBe(before)
    })
  })

  describe('are refused, with every fault and nothing stored', () => {
    it.each<[string, object, number, string[]]>([
      ['nothing ordered', { items: [] }, 400, ['items']],
      ['no items at all', { items: undefined }, 400, ['items']],
      ['an unknown delivery', { delivery: 'DRONE' }, 400, ['delivery']],
      [
        'pieces and weight together',
        { items: [{ sku: 'MILK', quantity: 1, weight: 1 }] },
        400,
        ['items[0].weight'],
      ],
      ['half a piece', { items: [{ sku: 'MILK', quantity: 0.5 }] }, 400, ['items[0].quantity']],
      ['no piece', { items: [{ sku: 'MILK', quantity: 0 }] }, 400, ['items[0].quantity']],
      ['less than a gram', { items: [{ sku: 'BANANAS', weight: 0.0001 }] }, 400, ['items[0].weight']],
      ['a product without its sku', { items: [{ quantity: 1 }] }, 400, ['items[0].sku']],
      [
        'an unknown wish',
        { items: [{ sku: 'MILK', replacement_preference: { kind: 'X' } }] },
        400,
        ['items[0].replacement_preference.kind'],
      ],
      ['a comment that is a book', { comment: 'x'.repeat(1001) }, 400, ['comment']],
      ['half a character', { comment: 'a\ud800' }, 400, ['comment']],
      ['a promise without a number', { promised_in_minutes: 'soon' }, 400, ['promised_in_minutes']],
      ['a day that does not exist', { created_at: '2026-02-30T10:00:00Z' }, 400, ['created_at']],
      ['a year that no calendar has', { created_at: '0000-01-01T00:00:00Z' }, 400, ['created_at']],
      ['an unknown outcome', { outcome: { status: 'LOST' } }, 400, ['outcome.status']],
      [
        'several at once',
        { delivery: 1, items: [{}], comment: 2 },
        400,
        ['comment', 'delivery', 'items[0].sku'],
      ],
      [
        'unknown products',
        { items: [{ sku: 'X' }, { sku: 'MILK' }, { sku: 'Y' }] },
        422,
        ['items[0].sku', 'items[2].sku'],
      ],
    ])('%s', async (_name, body, status, paths) => {
      const before = await countOrders()
      const answer = await place(body)
      expect([answer.status, faults(answer)]).toEqual([status, paths])
      expect((answer.body as ErrorBody).code).toBe(status === 422 ? 'ITEM_NOT_FOUND' : 'INVALID_REQUEST')
      expect(await countOrders()).toBe(before)
    })

    it('a store that the chain does not have', async () => {
      const answer = await place({}, 'nowhere')
      expect([answer.status, (answer.body as ErrorBody).code]).toEqual([404, 'VENDOR_NOT_FOUND'])
    })
  })

  describe('the list of orders', () => {
    let many: TestStore
    let orders: Order[]
    beforeAll(async () => {
      many = await service().openStore()
      orders = []
      for (const outcome of [undefined, { status: 'CANCELLED' }, undefined]) {
        orders.push(await many.placeOrder(ITEMS, { outcome }))
      }
    })
    const ids = (answer: Answer) => (answer.body as Order[]).map((order) => order.order_id)
    const expected = (...indexes: number[]) => indexes.map((index) => orders[index]?.order_id)

    it('has the newest first', async () => {
      expect(ids(await list('', many))).toEqual(expected(2, 1, 0))
    })

    it('comes in pages that say where they stand', async () => {
      const first = await list('?page_size=2', many)
      expect(ids(first)).toEqual(expected(2, 1))
      expect(first.headers.get('x-total-count')).toBe('3')
      const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
      const second = await service().portal('GET', next.replace('/portal/api', ''))
      expect(ids(second)).toEqual(expected(0))
      expect(second.headers.get('link')).toBeNull()
    })

    it('is narrowed by state and by store', async () => {
      expect(ids(await list('?status=CANCELLED', many))).toEqual(expected(1))
      expect(ids(await list(`?vendor_id=${many.vendorId}&status=RECEIVED`, many))).toEqual(expected(2, 0))
      expect(ids(await list('?vendor_id=nowhere', many))).toEqual([])
    })

    it.each(['?status=LOST', '?page=0', '?page_size=501', '?page=1&page=2', '?vendor_id='])(
      'refuses %s',
      async (query) => {
        expect((await list(query, many)).status).toBe(400)
      },
    )

    it('needs a chain that exists', async () => {
      expect((await service().portal('GET', '/chains/nowhere/orders')).status).toBe(404)
    })
  })
})
