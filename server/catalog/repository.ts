import { skuSchema, type Sku } from '@/domain/contract/ids'
import type { PricingType } from '@/domain/contract/order'
import type { LocalizedText } from '@/domain/contract/product'
import type { OrderedProduct } from '@/domain/orders/placeOrder'
import type { SqlOrTx } from '@/server/db/database'

interface ProductRow {
  sku: string
  title: string
  barcodes: string[]
  images: string[]
  price: string
  pricing_type: PricingType
}

/** The products of a store by their SKU, active or not; unknown ones are left out. */
export async function findProducts(
  sql: SqlOrTx,
  chainId: string,
  vendorId: string,
  skus: readonly string[],
): Promise<Map<Sku, OrderedProduct>> {
  if (skus.length === 0) return new Map()
  const rows = await sql<ProductRow[]>`
    select sku, title, barcodes, images, price::text, pricing_type
    from products join offers using (chain_id, vendor_id, sku)
    where chain_id = ${chainId} and vendor_id = ${vendorId} and sku in ${sql([...skus])}`
  return new Map(rows.map((row) => [skuSchema.parse(row.sku), orderedProduct(row)]))
}

function orderedProduct(row: ProductRow): OrderedProduct {
  return {
    sku: skuSchema.parse(row.sku),
    name: row.title,
    barcodes: row.barcodes,
    imageUrl: row.images[0] ?? null,
    price: Number(row.price),
    pricingType: row.pricing_type,
  }
}

export interface NewProduct {
  sku: string
  barcodes: readonly string[]
  title: string
  translations: LocalizedText
  descriptions: LocalizedText
  images: readonly string[]
  pricingType: PricingType
  categoryIds: readonly string[]
  /** A decimal as text, so that it reaches the database as written. */
  price: string
  active: boolean
  quantity: number | null
  maximumSalesQuantity: number | null
}

/** What a search looks through: sku, barcodes and titles in small letters, a space before every word. */
const searchText = ({ sku, barcodes, title, translations }: NewProduct): string =>
  ['', sku, ...barcodes, title, ...Object.values(translations)].join(' ').toLowerCase()

/** Rows a statement: more would exceed the number of parameters that PostgreSQL takes. */
const CHUNK = 500

export async function insertProducts(
  tx: SqlOrTx,
  chainId: string,
  vendorId: string,
  products: readonly NewProduct[],
): Promise<void> {
  const store = { chain_id: chainId, vendor_id: vendorId }
  for (let from = 0; from < products.length; from += CHUNK) {
    const chunk = products.slice(from, from + CHUNK)
    await tx`insert into products ${tx(
      chunk.map((product) => ({
        ...store,
        sku: product.sku,
        barcodes: [...product.barcodes],
        title: product.title,
        translations: tx.json(product.translations),
        descriptions: tx.json(product.descriptions),
        images: [...product.images],
        search: searchText(product),
        pricing_type: product.pricingType,
        category_ids: [...product.categoryIds],
      })),
    )}`
    await tx`insert into offers ${tx(
      chunk.map((product) => ({
        ...store,
        sku: product.sku,
        price: product.price,
        active: product.active,
        quantity: product.quantity,
        maximum_sales_quantity: product.maximumSalesQuantity,
      })),
    )}`
  }
}
