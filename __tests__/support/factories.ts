import { type z } from 'zod'
import { lineIdSchema, orderIdSchema, skuSchema } from '@/domain/contract/ids'
import { orderSchema, type Order, type OrderLine, type Pricing } from '@/domain/contract/order'
import { setupSchema, type Setup } from '@/domain/setup/setupCode'
import { type Vault } from '@/state/vault/vault'

let made = 0

/** Ids that differ within a run and sort in the order in which they were made. */
function nextId(): string {
  made += 1
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
}

export function makePricing(overrides: Partial<Pricing> = {}): Pricing {
  const { unit_price = 2.95, quantity = 1 } = overrides
  return {
    pricing_type: 'UNIT',
    unit_price,
    quantity,
    total_price: unit_price * quantity,
    min_quantity: 1,
    max_quantity: quantity,
    ...overrides,
  }
}

/** A line of pieces; `original_pricing` follows `pricing` unless it is given. */
export function makeLine(overrides: Partial<OrderLine> = {}): OrderLine {
  const pricing = overrides.pricing ?? makePricing()
  const id = nextId()
  return {
    _id: lineIdSchema.parse(id),
    sku: skuSchema.parse(`sku-${made}`),
    name: `Product ${made}`,
    barcode: [],
    status: 'NOT_PROCESSED',
    pricing,
    original_pricing: pricing,
    ...overrides,
  }
}

export function makeWeighedLine(overrides: Partial<OrderLine> = {}): OrderLine {
  const pricing = makePricing({
    pricing_type: 'KG',
    unit_price: 1.99,
    total_price: 1.99,
    weight: 1,
    min_quantity: 0.8,
    max_quantity: 1.2,
  })
  return makeLine({ name: 'Bananas, loose', pricing, ...overrides })
}

/** An order that was just received and is promised in twenty minutes. Parsed, so that a wrong factory fails itself. */
export function makeOrder(overrides: Partial<Order> = {}): Order {
  const now = Date.now()
  const id = orderIdSchema.parse(nextId())
  return orderSchema.parse({
    order_id: id,
    external_order_id: `external-${made}`,
    order_code: `K7-${made}`,
    status: 'RECEIVED',
    order_type: 'DELIVERY',
    transport_type: 'LOGISTICS_DELIVERY',
    isPreorder: false,
    promised_for: new Date(now + 20 * 60_000).toISOString(),
    client: {
      id: 'client',
      chain_id: 'market-hall',
      name: 'Market Hall',
      country_code: 'DE',
      store_id: 'store-12',
    },
    customer: { _id: 'customer', first_name: 'Ada', last_name: 'Muster', phone_number: '+49 30 0000' },
    payment: {
      sub_total: 10,
      order_total: 12.5,
      delivery_fee: 2.5,
      service_fee: 0,
      discount: 0,
      total_taxes: 0.7,
      type: 'ONLINE',
    },
    sys: { created_at: new Date(now).toISOString(), updated_at: new Date(now).toISOString(), version: 1 },
    items: [makeLine()],
    ...overrides,
  })
}

export function makeSetup(overrides: Partial<z.input<typeof setupSchema>> = {}): Setup {
  return setupSchema.parse({
    address: 'https://tote.example',
    chainId: 'market-hall',
    vendorId: 'store-12',
    role: 'picker',
    currency: 'EUR',
    storeName: 'Market Hall, Store 12',
    token: 'token-of-a-test',
    ...overrides,
  })
}

/** A vault that keeps everything in memory; `kept` is what a thief would find. */
export function makeVault(kept: Map<string, string> = new Map()): Vault & { kept: Map<string, string> } {
  return {
    kept,
    read: async (key) => kept.get(key) ?? null,
    write: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  }
}
