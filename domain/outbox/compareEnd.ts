import { z } from 'zod'
import { lineStatusSchema, type Order, type OrderLine } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { multiply } from '@/domain/money/decimal'
import { isOrdered } from '@/domain/orders/asReceived'
import { isFinal } from '@/domain/orders/transitions'

const outcomeSchema = z.object({
  status: lineStatusSchema,
  /** Of what is in the cart only. */
  quantity: z.number().optional(),
  weightKg: z.number().optional(),
  /** Where a team lead had set one. */
  totalPrice: z.number().optional(),
})
type Outcome = z.infer<typeof outcomeSchema>

/** What became of one product here and in the order as the service holds it; undefined: it is not there. */
export const endDifferenceSchema = z.object({
  sku: z.string(),
  name: z.string(),
  mine: outcomeSchema.optional(),
  theirs: outcomeSchema.optional(),
})
export type EndDifference = z.infer<typeof endDifferenceSchema>

export type EndVerdict =
  /** Nobody has ended the order: the request can still be sent. */
  | { kind: 'open' }
  /** The order is what the request wanted. Nothing is left to be sent. */
  | { kind: 'own' }
  /** Somebody ended it in another way. What was picked here is neither sent over it nor added to it. */
  | { kind: 'otherwise'; differences: EndDifference[] }

/**
 * What a request that may or may not have reached the service has become, told by the order alone. The price of what
 * the store brought in does not count where the service computes it: its catalog may be newer than the device's.
 */
export function compareEnd(request: OrderUpdate, order: Order): EndVerdict {
  if (request.status === 'CANCELLED') {
    if (!isFinal(order.status)) return { kind: 'open' }
    return order.status === 'CANCELLED' ? { kind: 'own' } : { kind: 'otherwise', differences: [] }
  }
  if (order.status === 'RECEIVED') return { kind: 'open' }
  if (order.status === 'CANCELLED') return { kind: 'otherwise', differences: [] }
  const differences = compareCarts(request.items, order.items)
  return differences.length === 0 ? { kind: 'own' } : { kind: 'otherwise', differences }
}

function compareCarts(mine: readonly LineUpdate[], theirs: readonly OrderLine[]): EndDifference[] {
  const left = [...theirs]
  const differences: EndDifference[] = []
  for (const item of mine) {
    const at = left.findIndex((line) => isSame(item, line))
    if (at !== -1) left.splice(at, 1)
    else differences.push({ sku: item.sku ?? '', name: nameOf(item, theirs), mine: outcomeOfMine(item) })
  }
  // What is left of the same product is the other side of a difference, not a second one.
  for (const line of left) {
    const twin = differences.find(({ sku, theirs: known }) => known === undefined && sku === line.sku)
    if (twin) twin.theirs = outcomeOf(line)
    else differences.push({ sku: line.sku, name: line.name, theirs: outcomeOf(line) })
  }
  return differences
}

function isSame(item: LineUpdate, line: OrderLine): boolean {
  const isNamed = item._id === undefined ? item.sku === line.sku : item._id === line._id
  if (!isNamed || item.status !== line.status) return false
  if ((item.replaced_id ?? undefined) !== (line.replaced_id ?? undefined)) return false
  if (item.status === 'NOT_FOUND' || item.status === 'REPLACED') return true
  const { pricing, original_pricing: agreed } = line
  const { quantity, weight, unit_price, total_price } = item.pricing
  if ((quantity ?? agreed.quantity) !== pricing.quantity) return false
  if ((weight ?? agreed.weight) !== pricing.weight) return false
  if (unit_price != null) return unit_price === pricing.unit_price
  if (total_price != null) return total_price === pricing.total_price
  return !isRepriced(line)
}

/** Somebody set another price than the one that the customer agreed to. */
function isRepriced(line: OrderLine): boolean {
  return isOrdered(line) && line.pricing.unit_price !== line.original_pricing.unit_price
}

function nameOf(item: LineUpdate, theirs: readonly OrderLine[]): string {
  const known = theirs.find(({ _id, sku }) => (item._id === undefined ? sku === item.sku : _id === item._id))
  return item.name ?? known?.name ?? item.sku ?? ''
}

const isInCart = (status: Outcome['status']) => status === 'IN_CART' || status === 'ADDITION'

function outcomeOfMine({ status, pricing }: LineUpdate): Outcome {
  const { quantity, weight } = pricing
  const totalPrice = totalOfMine(pricing)
  if (!isInCart(status)) return { status }
  return {
    status,
    ...(quantity != null && { quantity }),
    ...(weight != null && { weightKg: weight }),
    ...(totalPrice !== undefined && { totalPrice }),
  }
}

function totalOfMine({
  unit_price,
  total_price,
  quantity,
  weight,
}: LineUpdate['pricing']): number | undefined {
  if (total_price != null) return total_price
  const amount = weight ?? quantity
  return unit_price == null || amount == null ? undefined : multiply(unit_price, amount)
}

function outcomeOf(line: OrderLine): Outcome {
  const { status, pricing } = line
  if (!isInCart(status)) return { status }
  return {
    status,
    quantity: pricing.quantity,
    ...(pricing.weight !== undefined && { weightKg: pricing.weight }),
    ...(isRepriced(line) && { totalPrice: pricing.total_price }),
  }
}
