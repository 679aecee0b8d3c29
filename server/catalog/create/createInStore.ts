import type { NewProductRow } from '@/domain/catalog/judgeNewProducts'
import { decimal, toAmount } from '@/domain/money/decimal'
import { insertProducts } from '@/server/catalog/repository'
import type { Tx } from '@/server/db/database'
import type { CreateOutcome } from './applyCreatePart'

/** Creates what a store does not have yet. A product is refused where its category or barcode does not fit this store. */
export async function createInStore(
  tx: Tx,
  chainId: string,
  vendorId: string,
  rows: readonly NewProductRow[],
): Promise<CreateOutcome[]> {
  if (rows.length === 0) return []
  const known = await knownOf(tx, chainId, vendorId, rows)
  const accepted: NewProductRow[] = []
  const outcomes = rows.map((row): CreateOutcome => {
    const { product } = row
    const outcome = { sku: product.sku, vendor_id: vendorId, row_number: row.rowNumber }
    if (known.skus.has(product.sku))
      return { ...outcome, state: 'DUPLICATE', errors: ['the store has this sku already'] }
    const errors = [
      ...product.categories.filter((id) => !known.categories.has(id)).map((id) => `no such category: ${id}`),
      ...product.barcodes
        .filter((barcode) => known.barcodes.has(barcode))
        .map((barcode) => `the barcode ${barcode} belongs to another product`),
    ]
    if (errors.length > 0) return { ...outcome, state: 'REFUSED', errors }
    for (const barcode of product.barcodes) known.barcodes.add(barcode)
    accepted.push(row)
    return { ...outcome, state: 'CREATED', errors: [] }
  })
  await insertProducts(
    tx,
    chainId,
    vendorId,
    accepted.map(({ product }) => ({
      sku: product.sku,
      barcodes: product.barcodes,
      title: Object.values(product.title).find((text) => text.trim() !== '') ?? product.sku,
      translations: product.title,
      descriptions: product.description,
      images: product.images,
      pricingType: product.pricing_type,
      categoryIds: product.categories,
      price: String(toAmount(decimal(product.price))),
      active: product.active,
      quantity: product.quantity ?? null,
      maximumSalesQuantity: product.maximum_sales_quantity ?? null,
    })),
  )
  return outcomes
}

interface Known {
  skus: Set<string>
  barcodes: Set<string>
  categories: Set<string>
}

async function knownOf(
  tx: Tx,
  chainId: string,
  vendorId: string,
  rows: readonly NewProductRow[],
): Promise<Known> {
  const wanted = {
    skus: rows.map(({ product }) => product.sku),
    barcodes: rows.flatMap(({ product }) => product.barcodes),
    categories: [...new Set(rows.flatMap(({ product }) => product.categories))],
  }
  // Two jobs may create the same product at once; the second waits here and then finds it.
  await tx`select pg_advisory_xact_lock(hashtext(${`create ${chainId} ${vendorId}`}))`
  const skus = await tx<{ sku: string }[]>`
    select sku from products
    where chain_id = ${chainId} and vendor_id = ${vendorId} and sku = any(${wanted.skus}::text[])`
  const barcodes = await tx<{ barcode: string }[]>`
    select distinct barcode
    from products, unnest(barcodes) as barcode
    where chain_id = ${chainId} and vendor_id = ${vendorId} and barcodes && ${wanted.barcodes}::text[]
      and barcode = any(${wanted.barcodes}::text[])`
  const categories = await tx<{ global_id: string }[]>`
    select global_id from categories
    where chain_id = ${chainId} and vendor_id = ${vendorId} and global_id = any(${wanted.categories}::text[])`
  return {
    skus: new Set(skus.map((row) => row.sku)),
    barcodes: new Set(barcodes.map((row) => row.barcode)),
    categories: new Set(categories.map((row) => row.global_id)),
  }
}
