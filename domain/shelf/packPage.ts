import { barcodeKey } from '@/domain/barcode/codeKey'
import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import { foldName } from './foldName'
import { keyHash, type KeyHash } from './keyHash'
import { ACTIVE, rowsOf, WEIGHED, type ShelfPage } from './shelfPage'
import { packTexts, textAt } from './texts'

/** The largest page that the contract allows, and as many products as are packed, kept and replaced together. */
export const MOST_ROWS = 500

/** A step takes so many products, which is well under a millisecond. */
export const ROWS_A_STEP = 20

/** Which codes mean the same depends on how the store's scales print. */
export function layoutsKey(layouts: readonly LabelLayout[]): string {
  return layouts.map(({ text }) => text).join(' ')
}

/** Whoever types a sku does not care about its case. */
export const skuKey = (sku: string): string => `sku:${sku.toLowerCase()}`

/** Packs at most `MOST_ROWS` products, in small steps. Of a product that comes twice the later one counts. */
export function* packPage(
  products: readonly Candidate[],
  layouts: readonly LabelLayout[],
  hash: KeyHash = keyHash,
): Generator<void, ShelfPage> {
  const last = new Map(products.map(({ sku }, nth) => [sku, nth]))
  const unique = products.filter(({ sku }, nth) => last.get(sku) === nth)
  const folded: string[] = []
  const [skuHashes, barcodeHashes]: [number[], number[]] = [[], []]
  const [barcodes, images] = [listOf<string>(), listOf<string>()]
  const [regularPrices, categories] = [listOf<number>(), listOf<number>()]
  const numbers = new Map<string, number>()

  for (const [row, product] of unique.entries()) {
    folded.push(foldName(product.name))
    skuHashes.push(hash(skuKey(product.sku)))
    for (const barcode of product.barcodes) {
      put(barcodes, row, barcode)
      barcodeHashes.push(hash(barcodeKey(barcode, layouts)))
    }
    for (const id of product.categoryIds) {
      const number = numbers.get(id) ?? numbers.size
      numbers.set(id, number)
      put(categories, row, number)
    }
    if (product.imageUrl !== undefined) put(images, row, product.imageUrl)
    if (product.regularPrice !== undefined) put(regularPrices, row, product.regularPrice)
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield
  }
  return {
    layouts: layoutsKey(layouts),
    skus: packTexts(unique.map(({ sku }) => sku)),
    names: packTexts(unique.map(({ name }) => name)),
    folded: packTexts(folded),
    prices: Float64Array.from(unique, ({ price }) => price),
    flags: Uint8Array.from(unique, flagsOf),
    barcodes: packTexts(barcodes.entries),
    barcodeRows: Uint16Array.from(barcodes.rows),
    images: packTexts(images.entries),
    imageRows: Uint16Array.from(images.rows),
    regularPrices: Float64Array.from(regularPrices.entries),
    regularRows: Uint16Array.from(regularPrices.rows),
    categoryIds: [...numbers.keys()],
    categories: Uint16Array.from(categories.entries),
    categoryRows: Uint16Array.from(categories.rows),
    hashes: Float64Array.from([...skuHashes, ...barcodeHashes]),
  }
}

/** The same products, their barcodes read by other layouts; the page itself where they are the same. */
export function* readAnew(
  page: ShelfPage,
  layouts: readonly LabelLayout[],
  hash: KeyHash = keyHash,
): Generator<void, ShelfPage> {
  if (page.layouts === layoutsKey(layouts)) return page
  const hashes = page.hashes.slice()
  for (let nth = 0; nth < page.barcodeRows.length; nth += 1) {
    hashes[rowsOf(page) + nth] = hash(barcodeKey(textAt(page.barcodes, nth), layouts))
    if (nth % ROWS_A_STEP === ROWS_A_STEP - 1) yield
  }
  return { ...page, layouts: layoutsKey(layouts), hashes }
}

type Listed<Entry> = { rows: number[]; entries: Entry[] }

const listOf = <Entry>(): Listed<Entry> => ({ rows: [], entries: [] })

function put<Entry>({ rows, entries }: Listed<Entry>, row: number, entry: Entry): void {
  rows.push(row)
  entries.push(entry)
}

const flagsOf = ({ active, pricingType }: Candidate): number =>
  (active ? ACTIVE : 0) | (pricingType === 'KG' ? WEIGHED : 0)
