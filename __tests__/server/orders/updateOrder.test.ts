import type { Order } from '@/domain/contract/order'
import type { ErrorBody } from '@/domain/contract/error'
import type { Delivery } from '@/domain/contract/portal'
import { addition, BROKEN_RULES, lineAt, replacement, withItem } from '@/__tests__/support/brokenRules'
import { fulfilment, inCart, settled } from '@/__tests__/support/judging'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const ITEMS = [
  { sku: 'MILK', quantity: 3, min_quantity: 1, max_quantity: 4 },
  { sku: 'GOUDA', quantity: 1 },
  { sku: 'BANANAS', weight: 1 },
]

const asOrder = (answer: { body: unknown }) => answer.body as Order
const asProblem = (answer: { body: unknown }) => answer.body as ErrorBody

onBothDatabases('PUT /orders/{order_id}', (service) => {
  let store: TestStore
  const listen = (to: TestStore) =>
    service().portal('PUT', `/chains/${to.chainId}/webhook`, {
      url: 'http://127.0.0.1:9/hook',
      secret: 'test-secret',
    })

  beforeAll(async () => {
    store = await service().openStore()
    await listen(store)
  })

  /** What was announced of an order, oldest first. */
  const events = async (order: Order, of: TestStore = store): Promise<string[]> => {
    const answer = await service().portal(
      'GET',
      `/chains/${of.chainId}/deliveries?order_id=${order.order_id}`,
    )
    return (answer.body as Delivery[]).map((delivery) => delivery.event).reverse()
  }

  describe('the eight scenarios', () => {
    it('full fulfilment of an order that a rider collects', async () => {
      const order = await store.placeOrder(ITEMS)
      const answer = await store.put(order.order_id, fulfilment(order))
      expect(answer.status).toBe(200)
      expect(asOrder(answer)).toMatchObject({ status: 'READY_FOR_PICKUP', sys: { version: 2 } })
      expect(asOrder(await store.read(order.order_id))).toEqual(asOrder(answer))
      expect(await events(order)).toEqual(['order.RECEIVED', 'order.READY_FOR_PICKUP'])
    })

    it('full fulfilment of an order that the store delivers', async () => {
      const order = await store.placeOrder(ITEMS, { delivery: 'VENDOR' })
      expect(asOrder(await store.put(order.order_id, fulfilment(order))).status).toBe('DISPATCHED')
      expect(await events(order)).toEqual(['order.RECEIVED', 'order.DISPATCHED'])
    })

    it('partial fulfilment', async () => {
      const order = await store.placeOrder(ITEMS)
      const answer = await store.put(
        order.order_id,
        withItem(order, 1, settled(lineAt(order, 1), 'NOT_FOUND')),
      )
      expect(asOrder(answer).payment.sub_total).toBe(5.86)
    })

    it('another quantity and price', async () => {
      const order = await store.placeOrder(ITEMS)
      const change = inCart(lineAt(order, 0), { quantity: 2, unit_price: 1.1 })
      const answer = await store.put(order.order_id, withItem(order, 0, change))
      expect(lineAt(asOrder(answer), 0).pricing).toMatchObject({
        quantity: 2,
        unit_price: 1.1,
        total_price: 2.2,
      })
    })

    it('another weight', async () => {
      const order = await store.placeOrder(ITEMS)
      const answer = await store.put(
        order.order_id,
        withItem(order, 2, inCart(lineAt(order, 2), { weight: 1.04 })),
      )
      expect(lineAt(asOrder(answer), 2).pricing).toMatchObject({
        weight: 1.04,
        total_price: 2.069,
        quantity: 1,
      })
    })

    it('a cancellation, of which the partner hears nothing', async () => {
      const order = await store.placeOrder(ITEMS)
      const items = order.items.map((line) => settled(line, 'NOT_FOUND'))
      const answer = await store.put(order.order_id, {
        status: 'CANCELLED',
        items,
        cancellation: { reason: 'ITEM_UNAVAILABLE', cancelled_by: 'CUSTOMER' },
      })
      expect(asOrder(answer)).toMatchObject({
        status: 'CANCELLED',
        cancellation: { reason: 'ITEM_UNAVAILABLE', cancelled_by: 'VENDOR' },
        post_pickup_flag: false,
      })
      expect(await events(order)).toEqual(['order.RECEIVED'])
    })

    it('a replacement, also by a product that is not active', async () => {
      const order = await store.placeOrder(ITEMS)
      const gouda = lineAt(order, 1)
      const answer = await store.put(
        order.order_id,
        withItem(order, 1, settled(gouda, 'REPLACED'), [replacement(gouda._id, 'RETIRED')]),
      )
      expect(answer.status).toBe(200)
      expect(lineAt(asOrder(answer), 3)).toMatchObject({
        sku: 'RETIRED',
        status: 'IN_CART',
        replaced_id: gouda._id,
      })
      expect(asOrder(answer).payment.sub_total).toBe(8.36)
    })

    it('additions', async () => {
      const order = await store.placeOrder(ITEMS)
      const items = [...fulfilment(order).items, addition('BAG', { unit_price: 0.1 }), addition('MILK')]
      const answer = await store.put(order.order_id, fulfilment(order, { items }))
      expect(
        asOrder(answer)
          .items.map((line) => line.status)
          .slice(3),
      ).toEqual(['ADDITION', 'ADDITION'])
      expect(asOrder(answer).payment.sub_total).toBe(10.45)
    })

    it('a check of the cart, as often as wanted, that stores and sends nothing', async () => {
      const order = await store.placeOrder(ITEMS)
      for (const quantity of [1, 2, 4]) {
        const change = inCart(lineAt(order, 0), { quantity })
        const answer = await store.put(order.order_id, { status: 'UPDATE_CART', items: [change] })
        expect(answer.status).toBe(200)
        expect(lineAt(asOrder(answer), 0).pricing.quantity).toBe(quantity)
      }
      expect(asOrder(await store.read(order.order_id))).toEqual(order)
      expect(await events(order)).toEqual(['order.RECEIVED'])
    })
  })

  describe('a broken rule is answered with 422 and all faults; nothing is stored, no event is sent', () => {
    it.each(BROKEN_RULES)('$name', async ({ request, faults }) => {
      const order = await store.placeOrder(ITEMS)
      const answer = await store.put(order.order_id, request(order))
      expect(answer.status).toBe(422)
      const { code, errors = [] } = asProblem(answer)
      expect(errors.map((fault) => `${fault.code} ${fault.path}`).sort()).toEqual([...faults].sort())
      const onlyUnknown = faults.every((fault) => fault.startsWith('ITEM_NOT_FOUND'))
      expect(code).toBe(onlyUnknown ? 'ITEM_NOT_FOUND' : 'INVALID_CART_UPDATE')
      expect(asOrder(await store.read(order.order_id))).toEqual(order)
      expect(await events(order)).toEqual(['order.RECEIVED'])
    })

    it('weighed for weighed in a store that has it not enabled', async () => {
      const other = await service().openStore({ weightedItemsEnabled: false })
      const order = await other.placeOrder(ITEMS)
      const bananas = lineAt(order, 2)
      const apples = replacement(bananas._id, 'APPLES', { pricing_type: 'KG', weight: 0.9 })
      const answer = await other.put(
        order.order_id,
        withItem(order, 2, settled(bananas, 'REPLACED'), [apples]),
      )
      expect(answer.status).toBe(422)
      expect(asProblem(answer).errors?.[0]?.code).toBe('WEIGHED_REPLACEMENT_NOT_ENABLED')
    })
  })

  describe('what is not a request at all is answered with 400 and every fault', () => {
    it.each<[string, unknown, string[]]>([
      ['no JSON', '{"items": [', ['']],
      ['no object', '[]', ['']],
      ['nothing in it', {}, ['items', 'status']],
      ['an unknown status', { status: 'LOST', items: [] }, ['status']],
      [
        'an unknown status of a line',
        { status: 'CANCELLED', items: [{ status: 'X', pricing: { pricing_type: 'UNIT' } }] },
        ['items[0].status'],
      ],
      [
        'a line without pricing',
        { status: 'CANCELLED', items: [{ _id: 'a', status: 'NOT_FOUND' }] },
        ['items[0].pricing'],
      ],
      [
        'an unknown reason',
        { status: 'CANCELLED', items: [], cancellation: { reason: 'BORED' } },
        ['cancellation.reason'],
      ],
      [
        'a text for a number',
        {
          status: 'CANCELLED',
          items: [{ _id: 'a', status: 'IN_CART', pricing: { pricing_type: 'UNIT', quantity: '2' } }],
        },
        ['items[0].pricing.quantity'],
      ],
      [
        'an infinite number',
        '{"status":"UPDATE_CART","items":[{"_id":"a","status":"IN_CART","pricing":{"pricing_type":"UNIT","quantity":1e309}}]}',
        ['items[0].pricing.quantity'],
      ],
      [
        'a zero character',
        {
          status: 'UPDATE_CART',
          items: [{ sku: 'a\u0000b', status: 'ADDITION', pricing: { pricing_type: 'UNIT' } }],
        },
        ['items[0].sku'],
      ],
    ])('%s', async (_name, body, paths) => {
      const order = await store.placeOrder(ITEMS)
      const answer = await store.put(order.order_id, body)
      expect(answer.status).toBe(400)
      expect(asProblem(answer).code).toBe('INVALID_REQUEST')
      expect(
        asProblem(answer)
          .errors?.map((fault) => fault.path)
          .sort(),
      ).toEqual(paths)
    })

    it('faults of the address and of the body come together', async () => {
      const answer = await store.put('not-a-uuid', { status: 'LOST' })
      expect(
        asProblem(answer)
          .errors?.map((fault) => fault.path)
          .sort(),
      ).toEqual(['items', 'order_id', 'status'])
    })

    it('a body over the limit is 413', async () => {
      const order = await store.placeOrder(ITEMS)
      const answer = await store.put(order.order_id, {
        status: 'CANCELLED',
        items: [],
        comment: 'x'.repeat(1_100_000),
      })
      expect(answer.status).toBe(413)
      expect(asProblem(answer).code).toBe('TOO_LARGE')
    })
  })

  describe('the state of the order', () => {
    it.each<[string, string, (order: Order, of: TestStore) => Promise<unknown>, string]>([
      ['READY_FOR_PICKUP where the store delivers', 'VENDOR', async () => undefined, 'READY_FOR_PICKUP'],
      ['DISPATCHED where a rider collects', 'PLATFORM', async () => undefined, 'DISPATCHED'],
      [
        'fulfilment of a cancelled order',
        'PLATFORM',
        (o, of) => of.happen(o.order_id, 'CUSTOMER_CANCELLED'),
        'READY_FOR_PICKUP',
      ],
      [
        'a check of a cancelled order',
        'PLATFORM',
        (o, of) => of.happen(o.order_id, 'CUSTOMER_CANCELLED'),
        'UPDATE_CART',
      ],
      [
        'a check of a fulfilled order',
        'PLATFORM',
        (o, of) => of.put(o.order_id, fulfilment(o)),
        'UPDATE_CART',
      ],
      [
        'cancelling what the customer cancelled',
        'PLATFORM',
        (o, of) => of.happen(o.order_id, 'CUSTOMER_CANCELLED'),
        'CANCELLED',
      ],
    ])('forbids %s with 409', async (_name, delivery, before, status) => {
      const order = await store.placeOrder(ITEMS, { delivery })
      await before(order, store)
      const stored = await store.read(order.order_id)
      const announced = await events(order)
      const answer = await store.put(
        order.order_id,
        fulfilment(order, { status: status as never, cancellation: { reason: 'CLOSED' } }),
      )
      expect(answer.status).toBe(409)
      expect(asProblem(answer).code).toBe('INVALID_TRANSITION')
      expect((await store.read(order.order_id)).text).toBe(stored.text)
      expect(await events(order)).toEqual(announced)
    })
  })

  describe('repeats and races', () => {
    it('the same again is answered 200 with the order and announced once', async () => {
      const order = await store.placeOrder(ITEMS)
      const first = await store.put(order.order_id, fulfilment(order))
      const again = await store.put(order.order_id, fulfilment(order))
      expect(again.status).toBe(200)
      expect(again.body).toEqual(first.body)
      expect(await events(order)).toEqual(['order.RECEIVED', 'order.READY_FOR_PICKUP'])
    })

    it('a different one is answered 409', async () => {
      const order = await store.placeOrder(ITEMS)
      await store.put(order.order_id, fulfilment(order))
      const other = withItem(order, 1, settled(lineAt(order, 1), 'NOT_FOUND'))
      expect((await store.put(order.order_id, other)).status).toBe(409)
    })

    it('a repeated cancellation is answered 200, one with another reason 409', async () => {
      const order = await store.placeOrder(ITEMS)
      const cancel = (reason: string) => ({ status: 'CANCELLED', items: [], cancellation: { reason } })
      const first = await store.put(order.order_id, cancel('CLOSED'))
      expect((await store.put(order.order_id, cancel('CLOSED'))).body).toEqual(first.body)
      expect((await store.put(order.order_id, cancel('TOO_BUSY'))).status).toBe(409)
    })

    it('two different fulfilments at once: one wins, the other gets 409', async () => {
      const order = await store.placeOrder(ITEMS)
      const answers = await Promise.all([
        store.put(order.order_id, fulfilment(order)),
        store.put(order.order_id, withItem(order, 1, settled(lineAt(order, 1), 'NOT_FOUND'))),
      ])
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
      expect(await events(order)).toEqual(['order.RECEIVED', 'order.READY_FOR_PICKUP'])
    })

    it('twenty equal fulfilments at once: all are answered 200, one event is sent', async () => {
      const order = await store.placeOrder(ITEMS)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => store.put(order.order_id, fulfilment(order))),
      )
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
      expect(asOrder(await store.read(order.order_id)).sys.version).toBe(2)
      expect(await events(order)).toEqual(['order.RECEIVED', 'order.READY_FOR_PICKUP'])
    })

    it('both cancellations at once with a fulfilment end in one consistent history', async () => {
      for (let round = 0; round < 10; round += 1) {
        const order = await store.placeOrder(ITEMS)
        const answers = await Promise.all([
          store.put(order.order_id, fulfilment(order)),
          store.happen(order.order_id, 'CUSTOMER_CANCELLED'),
          store.put(order.order_id, { status: 'CANCELLED', items: [], cancellation: { reason: 'CLOSED' } }),
        ])
        expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true)
        const changes = answers.filter((answer) => answer.status === 200).length
        const stored = asOrder(await store.read(order.order_id))
        expect(stored).toMatchObject({ status: 'CANCELLED', sys: { version: 1 + changes } })
        const announced = await events(order)
        expect(announced.filter((event) => event === 'order.CANCELLED')).toHaveLength(
          stored.cancellation?.cancelled_by === 'CUSTOMER' ? 1 : 0,
        )
      }
    })
  })
})
