import {
  chainIdSchema,
  lineIdSchema,
  orderIdSchema,
  skuSchema,
  vendorIdSchema,
  type Sku,
} from '@/domain/contract/ids'
import type { Order, OrderLine } from '@/domain/contract/order'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import { placeOrder, type OrderedProduct, type WantedLine } from '@/domain/orders/placeOrder'
import type { CatalogFacts } from '@/domain/orders/update/catalogFacts'

export const NOW = new Date('2026-03-01T10:30:00.000Z')

export function product(
  sku: string,
  price: number,
  pricingType: OrderedProduct['pricingType'] = 'UNIT',
): OrderedProduct {
  return {
    sku: skuSchema.parse(sku),
    name: `Product ${sku}`,
    barcodes: [],
    imageUrl: null,
    price,
    pricingType,
  }
}

export const wanted = (
  id: string,
  ordered: OrderedProduct,
  amount: number,
  more: Partial<WantedLine> = {},
): WantedLine => ({
  lineId: lineIdSchema.parse(id),
  product: ordered,
  amount,
  ...more,
})

export function orderOf(lines: WantedLine[], more: Partial<Order> = {}): Order {
  const order = placeOrder({
    orderId: orderIdSchema.parse('0190b5a0-0000-7000-8000-000000000001'),
    orderCode: 'K7-204',
    externalOrderId: 'ext-1',
    store: {
      chainId: chainIdSchema.parse('chain'),
      vendorId: vendorIdSchema.parse('store'),
      name: 'Store',
      countryCode: 'DE',
    },
    customer: {
      _id: 'c',
      first_name: 'Mira',
      last_name: 'Brandt',
      phone_number: '+490',
      delivery_address: {},
    },
    transportType: 'LOGISTICS_DELIVERY',
    fees: { delivery: 2.49, service: 0.99 },
    createdAt: new Date('2026-03-01T10:00:00.000Z'),
    promisedFor: new Date('2026-03-01T10:40:00.000Z'),
    lines,
  })
  return { ...order, ...more }
}

export const factsOf = (products: OrderedProduct[], weightedItemsEnabled = true): CatalogFacts => ({
  products: new Map<Sku, OrderedProduct>(products.map((known) => [known.sku, known])),
  weightedItemsEnabled,
})

/** The item that puts a line into the cart as ordered. */
export const inCart = (line: OrderLine, pricing: Partial<LineUpdate['pricing']> = {}): LineUpdate => ({
  _id: line._id,
  status: 'IN_CART',
  pricing: {
    pricing_type: line.pricing.pricing_type,
    ...(line.pricing.pricing_type === 'KG' ? { weight: line.pricing.weight } : {}),
    ...pricing,
  },
})

export const settled = (line: OrderLine, status: 'NOT_FOUND' | 'REPLACED' | 'NOT_PROCESSED'): LineUpdate => ({
  _id: line._id,
  status,
  pricing: { pricing_type: line.pricing.pricing_type },
})

/** Everything found, exactly as ordered. */
export const fulfilment = (order: Order, more: Partial<OrderUpdate> = {}): OrderUpdate => ({
  status: order.transport_type === 'LOGISTICS_DELIVERY' ? 'READY_FOR_PICKUP' : 'DISPATCHED',
  items: order.items.map((line) => inCart(line)),
  ...more,
})
