import type { Order } from '@/domain/contract/order'
import { insertProducts, type NewProduct } from '@/server/catalog/repository'
import type { Answer, TestService } from './service'

/** A small shelf: pieces and weighed goods, cheap and dear, one of them inactive. */
export const SHELF = {
  milk: shelfProduct('MILK', 'Whole milk 1 L', 'UNIT', '1.29', ['4006381333931']),
  oat: shelfProduct('OAT', 'Oat drink 1 L', 'UNIT', '2.95', ['5901234123457']),
  gouda: shelfProduct('GOUDA', 'Gouda slices 200 g', 'UNIT', '3.20'),
  edam: shelfProduct('EDAM', 'Edam slices 200 g', 'UNIT', '3.10'),
  truffle: shelfProduct('TRUFFLE', 'Truffle cheese 100 g', 'UNIT', '9.90'),
  bag: shelfProduct('BAG', 'Paper bag', 'UNIT', '0.20'),
  retired: { ...shelfProduct('RETIRED', 'Gouda, old pack', 'UNIT', '2.50'), active: false },
  bananas: shelfProduct('BANANAS', 'Bananas, loose', 'KG', '1.99'),
  apples: shelfProduct('APPLES', 'Apples, loose', 'KG', '2.49'),
} satisfies Record<string, NewProduct>

function shelfProduct(
  sku: string,
  title: string,
  pricingType: NewProduct['pricingType'],
  price: string,
  barcodes: string[] = [],
): NewProduct {
  return {
    sku,
    title,
    pricingType,
    price,
    barcodes,
    translations: { en_GB: title },
    descriptions: {},
    images: [],
    categoryIds: [],
    active: true,
    quantity: null,
    maximumSalesQuantity: null,
  }
}

export interface TestItem {
  sku: string
  quantity?: number
  weight?: number
  min_quantity?: number
  max_quantity?: number
  instructions?: string
  replacement_preference?: { kind: string; skus?: string[] }
}

export interface TestStore {
  chainId: string
  vendorId: string
  tokens: { chain: string; picker: string; lead: string }
  /** The address of the chain under `/v2`. */
  base: string
  placeOrder(items: TestItem[], more?: Record<string, unknown>): Promise<Order>
  /** PUT on an order, by the chain's token unless another is given. */
  put(orderId: string, body: unknown, token?: string): Promise<Answer>
  read(orderId: string, token?: string): Promise<Answer>
  happen(orderId: string, type: string): Promise<Answer>
}

export async function openStore(
  service: TestService,
  name: string,
  options: { weightedItemsEnabled?: boolean } = {},
): Promise<TestStore> {
  const chainId = `chain-${name}`
  const vendorId = `store-${name}`
  await must(201, service.portal('POST', '/chains', { chain_id: chainId, name: `Chain ${name}` }))
  await must(
    201,
    service.portal('POST', `/chains/${chainId}/vendors`, {
      vendor_id: vendorId,
      name: `Store ${name}`,
      country_code: 'DE',
      currency: 'EUR',
      weighted_items_enabled: options.weightedItemsEnabled ?? true,
    }),
  )
  await insertProducts(service.deps.db.sql, chainId, vendorId, Object.values(SHELF))
  const token = async (body: object) => {
    const answer = await must(
      201,
      service.portal('POST', `/chains/${chainId}/tokens`, { name: 'test', ...body }),
    )
    return (answer.body as { token: string }).token
  }
  const tokens = {
    chain: await token({ kind: 'chain' }),
    picker: await token({ kind: 'device', vendor_id: vendorId, role: 'picker' }),
    lead: await token({ kind: 'device', vendor_id: vendorId, role: 'lead' }),
  }
  const base = `/v2/chains/${chainId}`
  return {
    chainId,
    vendorId,
    tokens,
    base,
    placeOrder: async (items, more = {}) => {
      const path = `/chains/${chainId}/vendors/${vendorId}/test-orders`
      const answer = await must(201, service.portal('POST', path, { delivery: 'PLATFORM', items, ...more }))
      return answer.body as Order
    },
    put: (orderId, body, token = tokens.chain) =>
      service.call('PUT', `${base}/orders/${orderId}`, { token, body }),
    read: (orderId, token = tokens.chain) => service.call('GET', `${base}/orders/${orderId}`, { token }),
    happen: (orderId, type) =>
      service.portal('POST', `/chains/${chainId}/orders/${orderId}/events`, { type }),
  }
}

async function must(status: number, call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`)
  return answer
}
