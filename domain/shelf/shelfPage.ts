import type { Sku } from '@/domain/contract/ids'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import { rangeOf } from './ofRow'
import { textAt, type Texts } from './texts'

/**
 * Some hundred products of a store, packed: columns instead of objects. What only some products have stands in lists
 * that are sorted by row. A page is never changed; a newer one takes its place.
 */
export type ShelfPage = {
  /** The label layouts by which the barcodes were read; see `layoutsKey`. */
  readonly layouts: string
  readonly skus: Texts
  readonly names: Texts
  /** As they are searched; see `foldName`. */
  readonly folded: Texts
  readonly prices: Float64Array
  readonly flags: Uint8Array
  readonly barcodes: Texts
  readonly barcodeRows: Uint16Array
  readonly images: Texts
  readonly imageRows: Uint16Array
  readonly regularPrices: Float64Array
  readonly regularRows: Uint16Array
  /** Each category of this page once. */
  readonly categoryIds: readonly string[]
  readonly categories: Uint16Array
  readonly categoryRows: Uint16Array
  /** Of the key of each sku, then of each barcode. */
  readonly hashes: Float64Array
}

export const ACTIVE = 1
export const WEIGHED = 2

export const rowsOf = ({ flags }: ShelfPage): number => flags.length

export function barcodesOf({ barcodes, barcodeRows }: ShelfPage, row: number): string[] {
  return mapRow(barcodeRows, row, (nth) => textAt(barcodes, nth))
}

export function categoryIdsOf({ categoryIds, categories, categoryRows }: ShelfPage, row: number): string[] {
  return mapRow(categoryRows, row, (nth) => categoryIds[categories[nth] ?? 0] ?? '')
}

/** The rows of a page that stand in this category. */
export function rowsIn({ categoryIds, categories, categoryRows }: ShelfPage, categoryId: string): number[] {
  const wanted = categoryIds.indexOf(categoryId)
  const rows: number[] = []
  if (wanted === -1) return rows
  categories.forEach((category, nth) => {
    const row = categoryRows[nth]
    if (category === wanted && row !== undefined) rows.push(row)
  })
  return rows
}

export const isActive = ({ flags }: ShelfPage, row: number): boolean => ((flags[row] ?? 0) & ACTIVE) !== 0

export type UnpackRow = (page: ShelfPage, row: number) => Candidate

export const unpackRow: UnpackRow = (page, row) => {
  const [image] = mapRow(page.imageRows, row, (nth) => textAt(page.images, nth))
  const [regularPrice] = mapRow(page.regularRows, row, (nth) => page.regularPrices[nth])
  return {
    sku: textAt(page.skus, row) as Sku,
    name: textAt(page.names, row),
    active: isActive(page, row),
    pricingType: (page.flags[row] ?? 0) & WEIGHED ? 'KG' : 'UNIT',
    price: page.prices[row] ?? 0,
    ...(regularPrice !== undefined && { regularPrice }),
    barcodes: barcodesOf(page, row),
    ...(image !== undefined && { imageUrl: image }),
    categoryIds: categoryIdsOf(page, row),
  }
}

function mapRow<Entry>(rows: Uint16Array, row: number, entryAt: (nth: number) => Entry): Entry[] {
  const [from, to] = rangeOf(rows, row)
  const entries: Entry[] = []
  for (let nth = from; nth < to; nth += 1) entries.push(entryAt(nth))
  return entries
}
