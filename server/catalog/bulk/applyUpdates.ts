import type { RefusedRow, UpdateRow } from '@/domain/catalog/judgeProductRows'
import type { SqlOrTx } from '@/server/db/database'

export interface Updated {
  sku: string
  rowNumber: number
}

export interface UpdateOutcome {
  updated: Updated[]
  refused: RefusedRow[]
}

export interface Store {
  chainId: string
  vendorId: string
}

export const NO_SUCH_PRODUCT = 'no such product in this store'

/** Applies rows to a store's offers in a handful of statements, however many rows there are. */
export async function applyUpdates(
  sql: SqlOrTx,
  store: Store,
  rows: readonly UpdateRow[],
): Promise<UpdateOutcome> {
  const { named, refused } = await nameByBarcode(sql, store, rows)
  const newBarcodes = await findNewBarcodes(sql, store, named)
  const taken = await findTakenBarcodes(sql, store, newBarcodes)
  const free = named.filter((row) => !taken.has(row.rowNumber))
  const updatedRows = await updateOffers(sql, store, free)
  await addBarcodes(
    sql,
    store,
    newBarcodes.filter((row) => updatedRows.has(row.rowNumber)),
  )

  const refuse = (row: NamedRow, why: string) =>
    refused.push({ rowNumber: row.rowNumber, sku: row.sku, errors: [why] })
  const updated: Updated[] = []
  for (const row of named) {
    if (updatedRows.has(row.rowNumber)) updated.push({ sku: row.sku, rowNumber: row.rowNumber })
    else if (taken.has(row.rowNumber)) refuse(row, 'the barcode belongs to another product')
    else refuse(row, NO_SUCH_PRODUCT)
  }
  return { updated, refused }
}

type NamedRow = UpdateRow & { sku: string }

/** Rows without a sku are looked up by their barcode; one that two products share names neither. */
async function nameByBarcode(
  sql: SqlOrTx,
  { chainId, vendorId }: Store,
  rows: readonly UpdateRow[],
): Promise<{ named: NamedRow[]; refused: RefusedRow[] }> {
  const named: NamedRow[] = []
  const refused: RefusedRow[] = []
  const nameless: UpdateRow[] = []
  for (const row of rows) {
    if (row.sku === null) nameless.push(row)
    else named.push({ ...row, sku: row.sku })
  }
  if (nameless.length === 0) return { named, refused }
  const barcodes = nameless.flatMap((row) => row.barcode ?? [])
  const found = await sql<{ barcode: string; skus: string[] }[]>`
    select barcode, array_agg(sku) as skus
    from products, unnest(barcodes) as barcode
    where chain_id = ${chainId} and vendor_id = ${vendorId} and barcodes && ${barcodes}::text[]
      and barcode = any(${barcodes}::text[])
    group by barcode`
  const skusOf = new Map(found.map((row) => [row.barcode, row.skus]))
  const takenBy = new Set(named.map((row) => row.sku))
  for (const row of nameless) {
    const [sku, ...others] = skusOf.get(row.barcode ?? '') ?? []
    const name = row.barcode ?? ''
    if (sku === undefined)
      refused.push({ rowNumber: row.rowNumber, sku: name, errors: ['no product has this barcode'] })
    else if (others.length > 0) {
      refused.push({ rowNumber: row.rowNumber, sku: name, errors: ['several products have this barcode'] })
    } else if (takenBy.has(sku)) {
      refused.push({ rowNumber: row.rowNumber, sku: name, errors: ['stands twice in this request'] })
    } else {
      takenBy.add(sku)
      // The barcode was only the name here; it is not to be added.
      named.push({ ...row, sku, barcode: null })
    }
  }
  return { named, refused }
}

async function updateOffers(
  sql: SqlOrTx,
  { chainId, vendorId }: Store,
  rows: readonly NamedRow[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  // One text each way: the driver takes several times as long over arrays and rows as the database over the update.
  const given = JSON.stringify(
    rows.map((row) => [
      row.rowNumber,
      row.sku,
      row.price,
      row.active,
      row.quantity,
      row.maximumSalesQuantity,
    ]),
  )
  const [done] = await sql<{ row_numbers: string | null }[]>`
    with done as (
      update offers
      set price = coalesce((given ->> 2)::numeric, offers.price),
        active = coalesce((given ->> 3)::boolean, offers.active),
        quantity = coalesce((given ->> 4)::int, offers.quantity),
        maximum_sales_quantity = coalesce((given ->> 5)::int, offers.maximum_sales_quantity)
      from jsonb_array_elements(${given}::text::jsonb) as given
      where offers.chain_id = ${chainId} and offers.vendor_id = ${vendorId} and offers.sku = given ->> 1
      returning given ->> 0 as row_number
    )
    select string_agg(row_number, ',') as row_numbers from done`
  return new Set((done?.row_numbers ?? '').split(',').filter(Boolean).map(Number))
}

type BarcodeRow = NamedRow & { barcode: string }

const hasBarcode = (row: NamedRow): row is BarcodeRow => row.barcode !== null

/** Rows whose product does not have the barcode yet. Most requests repeat barcodes that are known. */
async function findNewBarcodes(
  sql: SqlOrTx,
  { chainId, vendorId }: Store,
  rows: readonly NamedRow[],
): Promise<BarcodeRow[]> {
  const given = rows.filter(hasBarcode)
  if (given.length === 0) return []
  const known = await sql<{ row_number: number }[]>`
    select given.row_number
    from unnest(${given.map((row) => row.rowNumber)}::int[], ${given.map((row) => row.sku)}::text[],
      ${given.map((row) => row.barcode)}::text[]) as given (row_number, sku, barcode)
    join products on products.chain_id = ${chainId} and products.vendor_id = ${vendorId}
      and products.sku = given.sku and given.barcode = any(products.barcodes)`
  const knownRows = new Set(known.map((row) => row.row_number))
  return given.filter((row) => !knownRows.has(row.rowNumber))
}

async function findTakenBarcodes(
  sql: SqlOrTx,
  { chainId, vendorId }: Store,
  rows: readonly BarcodeRow[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const barcodes = rows.map((row) => row.barcode)
  const found = await sql<{ barcode: string }[]>`
    select distinct barcode
    from products, unnest(barcodes) as barcode
    where chain_id = ${chainId} and vendor_id = ${vendorId} and barcodes && ${barcodes}::text[]
      and barcode = any(${barcodes}::text[])`
  const taken = new Set(found.map((row) => row.barcode))
  const first = new Set<string>()
  return new Set(
    rows.flatMap((row) => {
      // Two rows of one request that want the same barcode: the first one gets it.
      const isTaken = taken.has(row.barcode) || first.has(row.barcode)
      first.add(row.barcode)
      return isTaken ? [row.rowNumber] : []
    }),
  )
}

async function addBarcodes(
  sql: SqlOrTx,
  { chainId, vendorId }: Store,
  rows: readonly BarcodeRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update products
    set barcodes = products.barcodes || given.barcode, search = products.search || ' ' || given.barcode
    from unnest(${rows.map((row) => row.sku)}::text[], ${rows.map((row) => row.barcode)}::text[])
      as given (sku, barcode)
    where products.chain_id = ${chainId} and products.vendor_id = ${vendorId} and products.sku = given.sku`
}
