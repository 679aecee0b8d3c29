import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { chainIdSchema, lineIdSchema, orderIdSchema, skuSchema, vendorIdSchema } from '@/domain/contract/ids'
import type { Order } from '@/domain/contract/order'
import { placeOrder } from '@/domain/orders/placeOrder'
import type { OrderPlan } from '@/scripts/simulate/customers/planOrder'
import type { Shares } from '@/scripts/simulate/options'
import { stockShelf, type Shelf } from '@/scripts/simulate/shelf'
import { makeCategory, makeProduct } from '@/__tests__/support/products'
import { makeOrder } from '@/__tests__/support/factories'

const SHELVES = ['fruit', 'dairy', 'bakery']

/** Three shelves with thirty goods, every third of them weighed and with a scale's barcode. */
export function smallStore(): Shelf {
  const products = Array.from({ length: 30 }, (_, place) => {
    const isWeighed = place % 3 === 0
    const number = String(10_001 + place)
    return makeProduct({
      sku: `good-${place}`,
      title: `Good ${place}`,
      price: 1 + (place % 7) / 10,
      pricing_type: isWeighed ? 'KG' : 'UNIT',
      barcodes: place === 4 ? [] : [withCheckDigit(isWeighed ? `21${number}00000` : `9520000${number}`)],
      categories: [{ global_id: SHELVES[place % SHELVES.length], name: {} }],
    })
  })
  const categories = SHELVES.map((id) => makeCategory({ global_id: id }))
  const store = { vendorId: vendorIdSchema.parse('store-12'), weightedItemsEnabled: true }
  return stockShelf(store, categories, products)
}

export const someShares: Shares = {
  weighed: 0.3,
  missing: 0.3,
  cancelled: 0.3,
  vendorDelivery: 0.2,
  mistakes: 0.2,
}

/** The order as the service would make it of what the customer asked for. */
export function orderOf(plan: OrderPlan, shelf: Shelf): Order {
  const { customer } = makeOrder()
  return placeOrder({
    orderId: orderIdSchema.parse(`00000000-0000-4000-a000-${String(plan.number).padStart(12, '0')}`),
    orderCode: `K7-${plan.number}`,
    externalOrderId: `external-${plan.number}`,
    store: {
      chainId: chainIdSchema.parse('market-hall'),
      vendorId: shelf.vendorId,
      name: 'Market Hall',
      countryCode: 'DE',
    },
    customer,
    transportType: plan.delivery === 'PLATFORM' ? 'LOGISTICS_DELIVERY' : 'VENDOR_DELIVERY',
    fees: { delivery: 2.49, service: 0.99 },
    createdAt: new Date(0),
    promisedFor: new Date(plan.promisedInMs),
    lines: plan.items.map((item, place) => {
      const product = shelf.find(skuSchema.parse(item.sku))
      if (!product) throw new Error(`The store has no ${item.sku}`)
      return {
        lineId: lineIdSchema.parse(`line-${place}`),
        product: { ...product, imageUrl: null },
        amount: item.weight ?? item.quantity ?? 1,
        least: item.min_quantity,
        replacementPreference: item.replacement_preference,
      }
    }),
  })
}
