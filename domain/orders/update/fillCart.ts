import { lineIdSchema } from '@/domain/contract/ids'
import type { Order, OrderLine, Pricing } from '@/domain/contract/order'
import { decimal, multiply, toAmount } from '@/domain/money/decimal'
import { repay } from '@/domain/pricing/totals'
import type { CatalogFacts, CatalogProduct } from './catalogFacts'
import type { AdditionPick, CartPicks, LinePick, PriceChange, ReplacementPick } from './pick'

/** The order with what was picked in its cart, and the sums that follow. */
export function fillCart(
  order: Order,
  lines: readonly OrderLine[],
  picks: CartPicks,
  facts: CatalogFacts,
): Order {
  const pickOf = new Map(picks.lines.map((pick) => [pick.lineId, pick]))
  const ordered = lines.map((line) => settleLine(line, pickOf.get(line._id)))
  const items = [
    ...ordered,
    ...picks.replacements.map((pick) => replacementLine(pick, lines, facts)),
    ...picks.additions.map((pick, index) => additionLine(pick, index, facts)),
  ]
  return { ...order, items, payment: repay(order.payment, items) }
}

function settleLine(line: OrderLine, pick: LinePick | undefined): OrderLine {
  if (!pick) return line
  if (pick.status !== 'IN_CART') return { ...line, status: pick.status }
  const pricing =
    line.pricing.pricing_type === 'KG'
      ? weighedPricing(line.pricing, pick.amount)
      : piecesPricing(line.pricing, pick.amount, pick.price)
  return { ...line, status: 'IN_CART', pricing }
}

const weighedPricing = (pricing: Pricing, weight: number): Pricing => ({
  ...pricing,
  weight,
  total_price: multiply(pricing.unit_price, weight),
})

function piecesPricing(pricing: Pricing, quantity: number, change: PriceChange | undefined): Pricing {
  if (change && 'total' in change) return withTotal({ ...pricing, quantity }, change.total)
  const unitPrice = change ? change.unit : pricing.unit_price
  return { ...pricing, quantity, unit_price: unitPrice, total_price: multiply(unitPrice, quantity) }
}

/** A line whose total is given: the price of one follows. */
function withTotal(pricing: Pricing, total: number): Pricing {
  const amount = pricing.weight ?? pricing.quantity
  const unitPrice = amount > 0 ? toAmount(decimal(total).div(decimal(amount))) : pricing.unit_price
  return { ...pricing, unit_price: unitPrice, total_price: total }
}

/** A dearer replacement is charged at the original's price: the customer never pays for what the store lacks. */
function replacementLine(pick: ReplacementPick, lines: readonly OrderLine[], facts: CatalogFacts): OrderLine {
  const product = known(facts, pick.sku)
  const original = lines.find((line) => line._id === pick.replacedId)
  const pricing = catalogPricing(product, pick.amount, product.price)
  const most = original?.original_pricing.total_price ?? pricing.total_price
  return newLine(product, {
    id: `${pick.replacedId}:replacement`,
    status: 'IN_CART',
    replacedId: pick.replacedId,
    pricing: pricing.total_price > most ? withTotal(pricing, most) : pricing,
  })
}

function additionLine(pick: AdditionPick, index: number, facts: CatalogFacts): OrderLine {
  const product = known(facts, pick.sku)
  return newLine(product, {
    id: `addition:${index + 1}`,
    status: 'ADDITION',
    replacedId: null,
    pricing: catalogPricing(product, pick.amount, pick.unitPrice ?? product.price),
  })
}

function catalogPricing(product: CatalogProduct, amount: number, unitPrice: number): Pricing {
  const common = { unit_price: unitPrice, total_price: multiply(unitPrice, amount) }
  const bounds = { min_quantity: amount, max_quantity: amount }
  return product.pricingType === 'KG'
    ? { pricing_type: 'KG', ...common, quantity: 1, weight: amount, ...bounds }
    : { pricing_type: 'UNIT', ...common, quantity: amount, ...bounds }
}

interface NewLine {
  /** Follows from its place in the request, so that device and service give the same line the same name. */
  id: string
  status: 'IN_CART' | 'ADDITION'
  replacedId: OrderLine['replaced_id']
  pricing: Pricing
}

function newLine(product: CatalogProduct, { id, status, replacedId, pricing }: NewLine): OrderLine {
  return {
    _id: lineIdSchema.parse(id),
    sku: product.sku,
    name: product.name,
    barcode: [...product.barcodes],
    image_url: product.imageUrl,
    status,
    pricing,
    original_pricing: { ...pricing },
    instructions: null,
    replaced_id: replacedId,
    replacement_preference: null,
  }
}

function known(facts: CatalogFacts, sku: ReplacementPick['sku']): CatalogProduct {
  const product = facts.products.get(sku)
  if (!product) throw new Error(`The product ${sku} was judged without being known.`)
  return product
}
