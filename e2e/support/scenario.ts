import { type APIRequestContext } from '@playwright/test'
import { chainIdSchema } from '@/domain/contract/ids'
import {
  type LineStatus,
  type Order,
  type OrderLine,
  type OrderStatus,
  type Pricing,
} from '@/domain/contract/order'
import { type Setup } from '@/domain/setup/setupCode'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'
import { expect, test as journey } from './journey'
import { openPortal, type Portal, type WantedOrder } from './portal'
import { readStored } from './readStored'

const CHAIN = chainIdSchema.parse('market-hall')
const FIRST_STORE = 'store-12'
/** It may not replace weighed goods by weighed goods. */
export const STRICT_STORE = 'store-7'

/** The chain that owns the stores: its way into the portal, its own token, and what listens to its events. */
type Office = { portal: Portal; reader: Pick<Setup, 'chainId' | 'token'>; receiver: WebhookReceiver }

type Item = { sku: string; status: LineStatus; replaced_id?: string } & Pick<
  Pricing,
  'unit_price' | 'total_price' | 'quantity' | 'weight'
>

type End = {
  status: OrderStatus
  /** Every line of the order, as the document names its fields. */
  items: readonly Item[]
  subTotal: number
  /** The state that each event tells of, in the order in which they were sent. */
  events: readonly OrderStatus[]
}

type Partner = {
  portal: Portal
  /** A customer orders. Whatever becomes of the journey, the order does not stay in the list of others. */
  takeOrder: (order: WantedOrder, store?: string) => Promise<Order>
  /** What the service holds in the end, and exactly what it told of the way there. */
  expectEnd: (order: Order, end: End) => Promise<Order>
  /** Nothing is stored and nothing told since the order was placed. */
  expectUntouched: (order: Order) => Promise<void>
}

export const test = journey.extend<{ partner: Partner }, { office: Office }>({
  office: [
    async ({ playwright }, use) => {
      const portal = await openPortal(playwright.request, CHAIN)
      const receiver = await startReceiver()
      for (const store of [FIRST_STORE, STRICT_STORE]) await portal.listenAt(store, receiver)
      await use({ portal, receiver, reader: await portal.makeToken({ kind: 'chain', name: 'Journeys' }) })
      for (const store of [FIRST_STORE, STRICT_STORE]) await portal.forget(store)
      await receiver.close()
      await portal.close()
    },
    { scope: 'worker' },
  ],
  partner: async ({ request, office }, use) => {
    const { portal } = office
    const placed: Order[] = []
    await use({
      portal,
      takeOrder: async (wanted, store = FIRST_STORE) => {
        const order = await portal.placeOrder(store, wanted)
        placed.push(order)
        return order
      },
      expectEnd: (order, end) => expectEnd(request, office, order, end),
      expectUntouched: async (order) => {
        expect(await readStored(request, order.order_id, office.reader)).toEqual(order)
        await expectEvents(office, order, ['RECEIVED'])
      },
    })
    for (const { order_id } of placed) {
      const { status } = await readStored(request, order_id, office.reader)
      if (status === 'RECEIVED') await portal.cancelForCustomer(order_id)
    }
  },
})

export { expect }

async function expectEnd(
  request: APIRequestContext,
  office: Office,
  order: Order,
  { status, items, subTotal, events }: End,
): Promise<Order> {
  const read = () => readStored(request, order.order_id, office.reader)
  // The device may say that it is done a moment before the service does.
  await expect.poll(async () => (await read()).status).toBe(status)
  const stored = await read()
  expect(stored.items.map(itemOf)).toEqual(items)
  const { sub_total, order_total, delivery_fee, service_fee } = stored.payment
  expect(sub_total).toBe(subTotal)
  expect(order_total).toBeCloseTo(subTotal + delivery_fee + service_fee, 6)
  const last = await expectEvents(office, order, events)
  expect(last.body, 'the last event is the order as it was then').toEqual(events.length > 1 ? stored : order)
  return stored
}

function itemOf({ sku, status, pricing, replaced_id }: OrderLine): Item {
  const { unit_price, total_price, quantity, weight } = pricing
  return {
    sku,
    status,
    quantity,
    ...(weight !== undefined && { weight }),
    unit_price,
    total_price,
    ...(replaced_id != null && { replaced_id }),
  }
}

/**
 * An event that must not be sent cannot be waited for. The log has each event as soon as its change is stored: once
 * all in it were delivered, there is none still to come.
 */
async function expectEvents(
  { portal, receiver }: Office,
  { order_id }: Order,
  events: readonly OrderStatus[],
) {
  await expect
    .poll(async () => (await portal.readDeliveries(order_id)).map(({ event, state }) => [event, state]))
    .toEqual(events.map((status) => [`order.${status}`, 'DELIVERED']))
  const heard = receiver.received.filter(({ body }) => body.order_id === order_id)
  expect(heard).toMatchObject(
    events.map((status) => ({ isSigned: true, authorization: receiver.secret, body: { order_id, status } })),
  )
  const last = heard.at(-1)
  if (last === undefined) throw new Error('Nothing was told')
  return last
}
