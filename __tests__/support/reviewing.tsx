import { act, screen, userEvent } from '@testing-library/react-native'
import { type Fetch } from '@/api/client'
import { type DeviceRole } from '@/domain/contract/device'
import { type ErrorBody } from '@/domain/contract/error'
import { type Order } from '@/domain/contract/order'
import { orderUpdateSchema, type OrderUpdate } from '@/domain/contract/orderUpdate'
import { type Product } from '@/domain/contract/product'
import { judgeUpdate, type UpdateVerdict } from '@/domain/orders/judgeUpdate'
import { type CatalogFacts } from '@/domain/orders/update/catalogFacts'
import { type PickAct } from '@/domain/picking/events'
import { type Setup } from '@/domain/setup/setupCode'
import { brokenCart, invalidTransition, type Refusal } from '@/server/problems/refusal'
import { type Journal } from '@/state/journal/journal'
import { createSession } from '@/state/session/session'
import { makeJournal } from './device'
import { makeSetup, makeVault } from './factories'
import { holdDown } from './hold'
import { scanAndHear, startPicker } from './pickerAtWork'
import { eventsOf } from './picks'

const user = userEvent.setup()

export const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }))

export const hold = async (name: string) => holdDown(await screen.findByRole('button', { name }))

/** As the service answers what it does not do. */
export function refuse({ status, code, message, faults, headers }: Refusal): Response {
  const body: ErrorBody = { code, message, ...(faults.length > 0 && { errors: [...faults] }) }
  return Response.json(body, { status, headers })
}

type Store = {
  /** What else there is to pick. */
  others?: readonly Order[]
  products?: readonly Product[]
  weightedItemsEnabled?: boolean
}

/**
 * A service with one order to work on, which judges by the service's own rules. What the real one would say only after
 * a token was revoked, a database was lost or another device was quicker, it says on demand.
 */
export function makeOneOrderService(first: Order, { others = [], products = [], ...store }: Store = {}) {
  let order = first
  let said: (() => Response | Promise<Response>) | undefined
  const sent: OrderUpdate[] = []
  const facts: CatalogFacts = {
    products: new Map(products.map((product) => [product.sku, orderedProduct(product)])),
    weightedItemsEnabled: store.weightedItemsEnabled ?? true,
  }

  const judge = (request: OrderUpdate) => {
    const verdict = judgeUpdate(order, request, facts, new Date())
    if (verdict.kind === 'changed') order = verdict.order
    return answerOf(verdict)
  }
  const fetch: Fetch = async (address, { method, body }) => {
    const { pathname } = new URL(address)
    if (method === 'PUT') {
      const request = orderUpdateSchema.parse(JSON.parse(String(body)))
      sent.push(request)
      return said ? said() : judge(request)
    }
    if (pathname.endsWith('/categories')) return Response.json([])
    if (pathname.endsWith('/catalog')) {
      return Response.json({ products, page_number: 1, page_size: 500, total_pages: 1 })
    }
    const orders = [order, ...others]
    const one = orders.find(({ order_id }) => pathname.endsWith(`/orders/${order_id}`))
    return Response.json(one ?? orders.filter(({ status }) => status === 'RECEIVED'))
  }
  return {
    fetch,
    /** Every update that reached it, checks of the cart too. */
    sent,
    /** What it says to every update from now on, whatever the rules are; without anything, what the rules say. */
    says: (answer?: typeof said) => {
      said = answer
    },
    /** Somebody else does something to the order. */
    become: (changes: Partial<Order>) => {
      order = { ...order, ...changes, sys: { ...order.sys, version: order.sys.version + 1 } }
    },
  }
}

function orderedProduct({ sku, title, barcodes, price, pricing_type }: Product) {
  return { sku, name: title, barcodes, imageUrl: null, price, pricingType: pricing_type }
}

function answerOf(verdict: UpdateVerdict): Response {
  switch (verdict.kind) {
    case 'changed':
    case 'checked':
      return Response.json(verdict.order)
    case 'faulty':
      return refuse(brokenCart(verdict.faults))
    case 'wrong-state':
      return refuse(invalidTransition(verdict.message))
  }
}

type Given = Store & {
  /** What was done with the order before, on this device. */
  acts?: readonly PickAct[]
  role?: DeviceRole
  /** Another service than the one above, and whom the device works for there. */
  at?: { fetch: Fetch; setup: Setup }
  journal?: Journal
}

/** The whole app, signed in, with one screen of an order open: `review`, `cancel`, `replace/…` */
export async function openOrderAt(
  place: string,
  order: Order,
  { acts = [], role = 'picker', at, journal = makeJournal(), ...store }: Given = {},
) {
  const service = makeOneOrderService(order, store)
  const vault = makeVault()
  await createSession(vault).begin(at?.setup ?? makeSetup({ role }), 'Mira')
  for (const event of eventsOf(order, acts)) await journal.write({ event })
  const { fetch } = at ?? service
  const picker = startPicker({ vault, journal, fetch, url: `/orders/${order.order_id}/${place}` })
  const trigger = (code: string) => act(() => picker.trigger(code))
  return {
    ...picker,
    scan: (code: string) => scanAndHear(trigger, picker.heard, code),
    service,
    order,
  }
}
