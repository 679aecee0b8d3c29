import type { LineId } from '@/domain/contract/ids'
import type { CancelReason, Order } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { fulfilmentStatus } from '@/domain/orders/transitions'
import type { Addition } from './additions'
import type { BroughtAmount } from './broughtAmount'
import type { LineProgress, Replacement } from './lineProgress'
import { isDone, outcomeOf } from './outcome'
import type { ProductSnapshot } from './productSnapshot'
import type { PickSession } from './session'

type Requested = LineUpdate['pricing']

/** What the device tells the service of a cart: every decided line as ordered, what stands in beside it, additions last. */
export function cartOf({ lines, additions }: PickSession): LineUpdate[] {
  return [...lines.flatMap(itemsOf), ...additions.map(additionItem)]
}

export type FinishRequest =
  | { kind: 'request'; request: OrderUpdate }
  /** Nobody has decided what becomes of these. */
  | { kind: 'open-lines'; lineIds: readonly LineId[] }
  | { kind: 'nothing-to-send' }

/** The request that ends the picking. Names every line, as the contract wants it. */
export function finishRequest(session: PickSession, order: Order): FinishRequest {
  const open = session.lines.filter((progress) => !isDone(progress))
  if (open.length > 0) return { kind: 'open-lines', lineIds: open.map(({ line }) => line._id) }
  return request(session, order, fulfilmentStatus(order.transport_type))
}

export type CheckRequest = Exclude<FinishRequest, { kind: 'open-lines' }>

/** Asks what the service would say of the cart so far; what is open is left out. */
export const checkRequest = (session: PickSession, order: Order): CheckRequest =>
  request(session, order, 'UPDATE_CART')

/** Brings nobody anything: whatever became of the lines, none is delivered. */
export function cancelRequest(order: Order, reason: CancelReason): OrderUpdate {
  const items = order.items.map(({ _id, sku, pricing }): LineUpdate => ({
    _id,
    sku,
    status: 'NOT_FOUND',
    pricing: { pricing_type: pricing.pricing_type },
  }))
  return {
    order_id: order.order_id,
    status: 'CANCELLED',
    items,
    cancellation: { reason, cancelled_by: 'VENDOR' },
  }
}

function request(session: PickSession, order: Order, status: OrderUpdate['status']): CheckRequest {
  const items = cartOf(session)
  if (items.length === 0) return { kind: 'nothing-to-send' }
  return { kind: 'request', request: { order_id: order.order_id, status, items } }
}

function itemsOf(progress: LineProgress): LineUpdate[] {
  const { line, replacement } = progress
  const named = { _id: line._id, sku: line.sku }
  const pricing: Requested = { pricing_type: line.original_pricing.pricing_type }
  switch (outcomeOf(progress)) {
    case 'open':
    case 'look-again':
      return []
    case 'in-cart':
    case 'short':
      return [{ ...named, status: 'IN_CART', pricing: { ...pricing, ...pickedOf(progress) } }]
    case 'not-found':
      return [{ ...named, status: 'NOT_FOUND', pricing }]
    case 'replaced':
      return [
        { ...named, status: 'REPLACED', pricing },
        ...(replacement ? [replacementItem(line._id, replacement)] : []),
      ]
  }
}

/** A price of pieces only: that of a weight follows the weight. */
function pickedOf({ line, picked, weightKg, price }: LineProgress): Partial<Requested> {
  if (isWeighed(line)) return { quantity: 1, ...(weightKg !== undefined && { weight: weightKg }) }
  if (!price) return { quantity: picked }
  return 'unit' in price
    ? { quantity: picked, unit_price: price.unit }
    : { quantity: picked, total_price: price.total }
}

/** Without a price, which the contract does not allow here. */
const replacementItem = (lineId: LineId, replacement: Replacement): LineUpdate => ({
  sku: replacement.product.sku,
  status: 'IN_CART',
  replaced_id: lineId,
  pricing: broughtPricing(replacement.product, replacement),
})

const additionItem = (addition: Addition): LineUpdate => ({
  sku: addition.product.sku,
  status: 'ADDITION',
  pricing: {
    ...broughtPricing(addition.product, addition),
    ...(addition.unitPrice !== undefined && { unit_price: addition.unitPrice }),
  },
})

const broughtPricing = (
  { pricingType }: ProductSnapshot,
  { quantity, weightKg }: BroughtAmount,
): Requested => ({
  pricing_type: pricingType,
  quantity,
  ...(weightKg !== undefined && { weight: weightKg }),
})
