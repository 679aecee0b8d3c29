import { z } from 'zod'
import type { OrderId, VendorId } from '@/domain/contract/ids'
import { orderSchema, type Order } from '@/domain/contract/order'
import { orderListSchema } from '@/domain/contract/orderList'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { categorySchema, productListSchema, type Category, type Product } from '@/domain/contract/product'
import type { Answer, Connection } from './connection'
import { getBody, insist, type Patience, type Settled } from './insist'

/** What a device or a back office may do with its token. */
export type PartnerApi = {
  readProducts(vendorId: VendorId): Promise<Product[]>
  readCategories(vendorId: VendorId): Promise<Category[]>
  listReceived(vendorId: VendorId): Promise<Order[]>
  readOrder(orderId: OrderId): Promise<Settled<Order>>
  /** Once: what an unsure answer means is for the caller to find out. */
  sendUpdate(orderId: OrderId, update: OrderUpdate): Promise<Answer<Order>>
}

/** As the app reads them. */
const ORDERS_A_PAGE = 100
const MOST_ORDER_PAGES = 5

/** Enough goods for any customer; a hypermarket's whole assortment would only fill the memory. */
const PRODUCTS_A_PAGE = 500
const MOST_PRODUCT_PAGES = 10

export function partnerApi(
  connection: Connection,
  patience: Patience,
  chainId: string,
  token: string,
): PartnerApi {
  const at = (path: string) => `/v2/chains/${encodeURIComponent(chainId)}${path}`
  const store = (vendorId: VendorId, path: string) => at(`/vendors/${encodeURIComponent(vendorId)}${path}`)
  const read = <Body>(path: string, schema: z.ZodType<Body>) =>
    insist(patience, () => connection.call({ method: 'GET', path, token }, schema))

  return {
    readProducts: async (vendorId) => {
      const products: Product[] = []
      for (let page = 1; page <= MOST_PRODUCT_PAGES; page += 1) {
        const path = store(vendorId, `/catalog?page_size=${PRODUCTS_A_PAGE}&page=${page}`)
        const list = getBody(await read(path, productListSchema), 'The catalog cannot be read')
        products.push(...list.products)
        if (page >= list.total_pages) break
      }
      return products
    },
    readCategories: async (vendorId) =>
      getBody(
        await read(store(vendorId, '/categories'), z.array(categorySchema)),
        'The categories cannot be read',
      ),
    listReceived: async (vendorId) => {
      const orders: Order[] = []
      for (let page = 1; page <= MOST_ORDER_PAGES; page += 1) {
        const path = store(vendorId, `/orders?status=RECEIVED&page_size=${ORDERS_A_PAGE}&page=${page}`)
        const settled = await read(path, orderListSchema)
        orders.push(...getBody(settled, 'The orders cannot be read'))
        if (settled.kind !== 'ok' || !settled.headers.get('Link')?.includes('rel="next"')) break
      }
      return orders
    },
    readOrder: (orderId) => read(at(`/orders/${orderId}`), orderSchema),
    sendUpdate: (orderId, body) =>
      connection.call({ method: 'PUT', path: at(`/orders/${orderId}`), token, body }, orderSchema),
  }
}
