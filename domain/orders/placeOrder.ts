import type { ChainId, LineId, OrderId, Sku, VendorId } from '@/domain/contract/ids'
import type {
  LinePromotion,
  Order,
  OrderLine,
  Pricing,
  PricingType,
  ReplacementPreference,
  TransportType,
} from '@/domain/contract/order'
import { multiply } from '@/domain/money/decimal'
import { repay } from '@/domain/pricing/totals'

/** What an order takes from the catalog and keeps, whatever the catalog says later. */
export interface OrderedProduct {
  sku: Sku
  name: string
  barcodes: readonly string[]
  imageUrl: string | null
  price: number
  pricingType: PricingType
  promotion?: LinePromotion | undefined
}

export interface WantedLine {
  lineId: LineId
  product: OrderedProduct
  /** Pieces, or kilograms of a weighed product. */
  amount: number
  least?: number | undefined
  most?: number | undefined
  instructions?: string | undefined
  replacementPreference?: ReplacementPreference | undefined
}

export interface NewOrder {
  orderId: OrderId
  orderCode: string
  externalOrderId: string
  store: { chainId: ChainId; vendorId: VendorId; name: string; countryCode: string }
  customer: Order['customer']
  transportType: TransportType
  fees: { delivery: number; service: number }
  comment?: string | undefined
  createdAt: Date
  promisedFor: Date
  lines: readonly WantedLine[]
}

/** A scale is not a hand: a weighed product may come out this much lighter or heavier than asked for. */
const WEIGHT_LEEWAY = { least: 0.8, most: 1.2 }

/** The order as the customer placed it: RECEIVED, nothing picked, prices frozen. */
export function placeOrder(order: NewOrder): Order {
  const items = order.lines.map(placeLine)
  const createdAt = order.createdAt.toISOString()
  const promisedFor = order.promisedFor.toISOString()
  return {
    order_id: order.orderId,
    external_order_id: order.externalOrderId,
    order_code: order.orderCode,
    status: 'RECEIVED',
    order_type: 'DELIVERY',
    transport_type: order.transportType,
    isPreorder: false,
    promised_for: promisedFor,
    accepted_for: promisedFor,
    comment: order.comment ?? null,
    client: {
      id: `${order.store.chainId}:${order.store.vendorId}`,
      chain_id: order.store.chainId,
      name: order.store.name,
      country_code: order.store.countryCode,
      store_id: order.store.vendorId,
    },
    customer: order.customer,
    payment: repay(
      {
        sub_total: 0,
        order_total: 0,
        delivery_fee: order.fees.delivery,
        service_fee: order.fees.service,
        discount: 0,
        total_taxes: 0,
        type: 'PAID',
      },
      items,
    ),
    sys: { created_at: createdAt, updated_at: createdAt, version: 1 },
    items,
  }
}

function placeLine(line: WantedLine): OrderLine {
  const pricing = line.product.pricingType === 'KG' ? weighedPricing(line) : unitPricing(line)
  return {
    _id: line.lineId,
    sku: line.product.sku,
    name: line.product.name,
    barcode: [...line.product.barcodes],
    image_url: line.product.imageUrl,
    status: 'NOT_PROCESSED',
    pricing,
    original_pricing: { ...pricing },
    instructions: line.instructions ?? null,
    replaced_id: null,
    replacement_preference: line.replacementPreference ?? null,
    ...(line.product.promotion ? { promotion: line.product.promotion } : {}),
  }
}

function unitPricing({ product, amount, least, most }: WantedLine): Pricing {
  return {
    pricing_type: 'UNIT',
    unit_price: product.price,
    total_price: multiply(product.price, amount),
    quantity: amount,
    min_quantity: least ?? Math.min(1, amount),
    max_quantity: most ?? amount,
  }
}

function weighedPricing({ product, amount, least, most }: WantedLine): Pricing {
  return {
    pricing_type: 'KG',
    unit_price: product.price,
    total_price: multiply(product.price, amount),
    quantity: 1,
    weight: amount,
    min_quantity: least ?? multiply(amount, WEIGHT_LEEWAY.least),
    max_quantity: most ?? multiply(amount, WEIGHT_LEEWAY.most),
  }
}
