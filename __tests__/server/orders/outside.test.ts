import type { Order } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { fulfilment } from '@/__tests__/support/judging'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const ITEMS = [{ sku: 'MILK', quantity: 2 }]
const asOrder = (answer: { body: unknown }) => answer.body as Order

onBothDatabases('what happens outside the store', (service) => {
  let store: TestStore
  beforeAll(async () => {
    store = await service().openStore()
    await service().portal('PUT', `/chains/${store.chainId}/webhook`, {
      url: 'http://127.0.0.1:9/hook',
      secret: 'test-secret',
    })
  })

  const events = async (order: Order): Promise<string[]> => {
    const answer = await service().portal(
      'GET',
      `/chains/${store.chainId}/deliveries?order_id=${order.order_id}`,
    )
    return (answer.body as Delivery[]).map((delivery) => delivery.event).reverse()
  }
  const ready = async () => {
    const order = await store.placeOrder(ITEMS)
    await store.put(order.order_id, fulfilment(order))
    return order
  }

  it('goes from pickup to delivery, each step announced', async () => {
    const order = await ready()
    expect(asOrder(await store.happen(order.order_id, 'RIDER_PICKED_UP')).status).toBe('DISPATCHED')
    expect(asOrder(await store.happen(order.order_id, 'DELIVERED'))).toMatchObject({
      status: 'DELIVERED',
      sys: { version: 4 },
    })
    expect(await events(order)).toEqual([
      'order.RECEIVED',
      'order.READY_FOR_PICKUP',
      'order.DISPATCHED',
      'order.DELIVERED',
    ])
  })

  it('a customer cancels before pickup: announced without the flag', async () => {
    const order = await ready()
    expect(asOrder(await store.happen(order.order_id, 'CUSTOMER_CANCELLED'))).toMatchObject({
      status: 'CANCELLED',
      post_pickup_flag: false,
      cancellation: { cancelled_by: 'CUSTOMER' },
    })
    expect(await events(order)).toEqual(['order.RECEIVED', 'order.READY_FOR_PICKUP', 'order.CANCELLED'])
  })

  it('logistics cancels after pickup: announced with the flag', async () => {
    const order = await ready()
    await store.happen(order.order_id, 'RIDER_PICKED_UP')
    expect(asOrder(await store.happen(order.order_id, 'LOGISTICS_CANCELLED'))).toMatchObject({
      status: 'CANCELLED',
      post_pickup_flag: true,
      cancellation: { cancelled_by: 'LOGISTICS', post_picked_up: true },
    })
  })

  it.each([
    ['pickup of an order that is not ready', async () => store.placeOrder(ITEMS), 'RIDER_PICKED_UP'],
    ['delivery of an order that was not picked up', ready, 'DELIVERED'],
    [
      'pickup where the store delivers',
      async () => store.placeOrder(ITEMS, { delivery: 'VENDOR' }),
      'RIDER_PICKED_UP',
    ],
  ])('forbids %s', async (_name, make, type) => {
    const order = await make()
    const answer = await store.happen(order.order_id, type)
    expect(answer.status).toBe(409)
  })

  it('forbids everything after the end', async () => {
    const order = await ready()
    await store.happen(order.order_id, 'CUSTOMER_CANCELLED')
    for (const type of ['RIDER_PICKED_UP', 'DELIVERED', 'CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED']) {
      expect((await store.happen(order.order_id, type)).status).toBe(409)
    }
  })

  it('a test order may come with its outcome, both announced', async () => {
    const found = await store.placeOrder(
      [
        { sku: 'MILK', quantity: 2 },
        { sku: 'BANANAS', weight: 0.5 },
      ],
      { outcome: { status: 'READY_FOR_PICKUP', items: [{ sku: 'MILK', status: 'NOT_FOUND' }] } },
    )
    expect(found).toMatchObject({ status: 'READY_FOR_PICKUP', payment: { sub_total: 0.995 } })
    expect(await events(found)).toEqual(['order.RECEIVED', 'order.READY_FOR_PICKUP'])

    const cancelled = await store.placeOrder(ITEMS, {
      outcome: { status: 'CANCELLED', cancelled_by: 'CUSTOMER', reason: 'MISTAKE' },
    })
    expect(cancelled).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'MISTAKE' } })
    expect(await events(cancelled)).toEqual(['order.RECEIVED', 'order.CANCELLED'])
  })
})
