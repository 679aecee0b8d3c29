import { type APIRequestContext } from '@playwright/test'
import { type DeviceRole } from '@/domain/contract/device'
import { productListSchema, type Product } from '@/domain/contract/product'
import { getDemoSetup } from '@/scripts/support/demoStore'

/** The demo store's catalog, as somebody of the store reaches it without the app. */
async function reach(request: APIRequestContext, role: DeviceRole) {
  const { chainId, vendorId, token } = await getDemoSetup(request, role)
  return {
    address: `/v2/chains/${chainId}/vendors/${vendorId}/catalog`,
    headers: { Authorization: `Bearer ${token}` },
  }
}

/** A product as the service holds it. */
export async function readProduct(request: APIRequestContext, sku: string): Promise<Product> {
  const { address, headers } = await reach(request, 'lead')
  const answer = await request.get(address, { headers, params: { query_term: sku } })
  const found = productListSchema.parse(await answer.json()).products.find((product) => product.sku === sku)
  if (found === undefined) throw new Error(`The store has no ${sku}`)
  return found
}

/** Changes a product past the app, and tells what the service says to it. */
export async function changeProduct(
  request: APIRequestContext,
  product: { sku: string; price?: number; active?: boolean; maximum_sales_quantity?: number },
  role: DeviceRole = 'lead',
): Promise<number> {
  const { address, headers } = await reach(request, role)
  return (await request.put(address, { headers, data: { products: [product] } })).status()
}
