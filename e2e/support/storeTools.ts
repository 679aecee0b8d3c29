import { type APIRequestContext, type Page } from '@playwright/test'
import { productListSchema, type Product } from '@/domain/contract/product'
import { getDemoSetup } from '@/scripts/support/demoStore'

/** The demo store's catalog as its team lead has it, by the service's own word. */
export async function openCatalog(request: APIRequestContext) {
  const { chainId, vendorId, token } = await getDemoSetup(request, 'lead')
  const path = `/v2/chains/${chainId}/vendors/${vendorId}/catalog`
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (sku: string): Promise<Product> => {
    const answer = await request.get(`${path}?query_term=${sku}`, { headers })
    const found = productListSchema.parse(await answer.json()).products.find((one) => one.sku === sku)
    if (found === undefined) throw new Error(`The demo has no ${sku}`)
    return found
  }
  return {
    vendorId,
    read,
    codeOf: async (sku: string): Promise<string> => {
      const [code] = (await read(sku)).barcodes
      if (code === undefined) throw new Error(`${sku} has no barcode`)
      return code
    },
    countProducts: async (): Promise<number> => {
      const answer = await request.get(`${path}?page_size=1`, { headers })
      return productListSchema.parse(await answer.json()).total_pages
    },
    /** Somebody changes products one by one, without any device. */
    put: async (skus: readonly string[], fields: { active?: boolean; price?: number }): Promise<void> => {
      for (const sku of skus) {
        await request.put(path, { headers, data: { products: [{ sku, ...fields }] } })
      }
    },
  }
}

/** The catalog that this page is told calls a product by a number that the service does not know. */
export async function misname(page: Page, sku: string, as: string): Promise<void> {
  await page.route('**/catalog?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${sku}"`, `"${as}"`) })
  })
}
