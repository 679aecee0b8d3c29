import { uuidv7 } from 'uuidv7'
import { chainIdSchema, lineIdSchema, orderIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import type { Customer, Order, ReplacementPreference, TransportType } from '@/domain/contract/order'
import type { Fault } from '@/domain/contract/error'
import { decimal, toAmount } from '@/domain/money/decimal'
import { placeOrder, type OrderedProduct, type WantedLine } from '@/domain/orders/placeOrder'
import { findPromotedProducts } from '@/server/promotions/findPromotedProducts'
import { findVendor } from '@/server/chains/repository'
import type { Tx } from '@/server/db/database'
import { brokenCart, vendorNotFound } from '@/server/problems/refusal'
import type { Queue } from '@/server/queue/queue'
import { announceOrder } from '@/server/webhooks/announce'
import { insertOrder, nextOrderCode } from './repository'

export interface WantedItem {
  sku: string
  quantity?: number | undefined
  weight?: number | undefined
  min_quantity?: number | undefined
  max_quantity?: number | undefined
  instructions?: string | undefined
  replacement_preference?: ReplacementPreference | undefined
}

export interface Checkout {
  chainId: string
  vendorId: string
  transportType: TransportType
  customer: Customer
  items: readonly WantedItem[]
  comment?: string | undefined
  now: Date
  /** When the customer placed it: now, but for orders made for tests. */
  createdAt: Date
  promisedFor: Date
}

const FEES = {
  LOGISTICS_DELIVERY: { delivery: 2.49, service: 0.99 },
  VENDOR_DELIVERY: { delivery: 3.9, service: 0 },
}

/** A customer has paid: the order exists from here on. */
export async function takeOrder(tx: Tx, queue: Queue, checkout: Checkout): Promise<Order> {
  const { chainId, vendorId } = checkout
  const vendor = await findVendor(tx, chainId, vendorId)
  if (!vendor) throw vendorNotFound()
  const skus = [...new Set(checkout.items.map((item) => item.sku))]
  const products = await findPromotedProducts(tx, { chainId, vendorId }, skus, checkout.now)
  const lines = wantedLines(checkout.items, products)
  const orderId = uuidv7()
  const order = placeOrder({
    orderId: orderIdSchema.parse(orderId),
    orderCode: await nextOrderCode(tx, chainId, vendorId),
    externalOrderId: `ext-${orderId.slice(-12)}`,
    store: {
      chainId: chainIdSchema.parse(chainId),
      vendorId: vendorIdSchema.parse(vendorId),
      name: vendor.name,
      countryCode: vendor.country_code,
    },
    customer: checkout.customer,
    transportType: checkout.transportType,
    fees: FEES[checkout.transportType],
    comment: checkout.comment,
    createdAt: checkout.createdAt,
    promisedFor: checkout.promisedFor,
    lines,
  })
  await insertOrder(tx, order)
  await announceOrder(tx, queue, order, checkout.now)
  return order
}

const cut = (amount: number) => toAmount(decimal(amount))

function wantedLines(items: readonly WantedItem[], products: Map<string, OrderedProduct>): WantedLine[] {
  const faults: Fault[] = []
  const lines = items.flatMap((item, index): WantedLine[] => {
    const path = `items[${index}]`
    const product = products.get(item.sku)
    if (!product) {
      faults.push({ path: `${path}.sku`, code: 'ITEM_NOT_FOUND', message: 'The store has no such product.' })
      return []
    }
    const line: WantedLine = {
      lineId: lineIdSchema.parse(uuidv7()),
      product,
      amount: cut((product.pricingType === 'KG' ? item.weight : item.quantity) ?? 1),
      least: item.min_quantity === undefined ? undefined : cut(item.min_quantity),
      most: item.max_quantity === undefined ? undefined : cut(item.max_quantity),
      instructions: item.instructions,
      replacementPreference: item.replacement_preference,
    }
    faults.push(...faultsOfLine(path, item, line))
    return [line]
  })
  if (faults.length > 0) throw brokenCart(faults)
  return lines
}

/** What no customer could have ordered, and no picker could ever fulfil. */
function faultsOfLine(path: string, item: WantedItem, { product, amount, least, most }: WantedLine): Fault[] {
  const faults: Fault[] = []
  const refuse = (field: string, code: string, message: string) =>
    faults.push({ path: `${path}.${field}`, code, message })
  if (product.pricingType === 'UNIT' && item.weight !== undefined) {
    refuse('weight', 'WEIGHT_NOT_ALLOWED', 'This product is sold by piece; send quantity.')
  }
  if (product.pricingType === 'KG' && item.quantity !== undefined) {
    refuse('quantity', 'WEIGHT_REQUIRED', 'This product is sold by weight; send weight.')
  }
  if (least !== undefined && least > amount) {
    refuse('min_quantity', 'QUANTITY_OUT_OF_RANGE', 'The least is more than what is ordered.')
  }
  if (most !== undefined && most < amount) {
    refuse('max_quantity', 'QUANTITY_OUT_OF_RANGE', 'The most is less than what is ordered.')
  }
  return faults
}
