import { barcodeKey } from '@/domain/barcode/codeKey'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type Sku } from '@/domain/contract/ids'
import { type Product } from '@/domain/contract/product'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { type Candidate } from '@/domain/replacing/rateCandidate'

/** What the store sells, as far as this device knows it: found by a scan and by sku, without asking anybody. */
export type Shelf = {
  readonly size: number
  /** True once every page was read. */
  readonly isWhole: boolean
  find(sku: Sku): Candidate | undefined
  findByKey(key: string): readonly ShelfProduct[]
  categoryIdsOf(sku: Sku): readonly string[]
  /** What stands in any of these categories, each product once. */
  productsIn(categoryIds: readonly string[]): readonly Candidate[]
  /** By name, sku or barcode, the nearest first; what is on sale before what is not. */
  search(text: string, limit: number): readonly Candidate[]
}

const NOTHING: readonly never[] = []

export const emptyShelf: Shelf = {
  size: 0,
  isWhole: false,
  find: () => undefined,
  findByKey: () => NOTHING,
  categoryIdsOf: () => NOTHING,
  productsIn: () => NOTHING,
  search: () => NOTHING,
}

/** Puts products on a shelf, page by page. Looking one up costs the same however many there are. */
export function fillShelf(layouts: readonly LabelLayout[]) {
  const bySku = new Map<Sku, Candidate>()
  const byKey = new Map<string, Candidate[]>()

  const put = (product: Product) => {
    const kept = asCandidate(product)
    bySku.set(kept.sku, kept)
    // One product may list two forms of one number, or be read twice when it moves between two pages.
    for (const key of new Set(kept.barcodes.map((barcode) => barcodeKey(barcode, layouts)))) {
      const others = (byKey.get(key) ?? []).filter(({ sku }) => sku !== kept.sku)
      byKey.set(key, [...others, kept])
    }
  }
  return {
    add: (products: readonly Product[]) => products.forEach(put),
    whole: (): Shelf => {
      // Most orders need neither; both are made when somebody first asks.
      const byCategory = once(() => groupByCategory(bySku.values()))
      const names = once(() => Array.from(bySku.values(), named))
      return {
        size: bySku.size,
        isWhole: true,
        find: (sku) => bySku.get(sku),
        findByKey: (key) => byKey.get(key) ?? NOTHING,
        categoryIdsOf: (sku) => bySku.get(sku)?.categoryIds ?? NOTHING,
        productsIn: (categoryIds) => [
          ...new Set(categoryIds.flatMap((id) => byCategory().get(id) ?? NOTHING)),
        ],
        search: (text, limit) => searchNames(names(), text, limit),
      }
    },
  }
}

function groupByCategory(products: Iterable<Candidate>): ReadonlyMap<string, readonly Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const product of products) {
    for (const id of product.categoryIds) {
      const group = groups.get(id)
      if (group) group.push(product)
      else groups.set(id, [product])
    }
  }
  return groups
}

type Named = { product: Candidate; name: string }

const named = (product: Candidate): Named => ({ product, name: folded(product.name) })

/** So many digits are a part of a barcode, not a size. */
const CODE_DIGITS = /^\d{4,}$/

/**
 * Every word of the text must be somewhere in the name, or the text is the sku or a part of a barcode. Names that
 * begin with the text come first, then those with a word that does. One look at each product, nothing is sorted.
 */
function searchNames(all: readonly Named[], text: string, limit: number): readonly Candidate[] {
  const wanted = folded(text)
  const [first, ...others] = wanted.split(' ')
  if (!first) return NOTHING
  const isCode = CODE_DIGITS.test(wanted)
  const ranks: Candidate[][] = Array.from({ length: 2 * PLACES }, () => [])
  for (const { product, name } of all) {
    const place = placeOf(name, wanted, first, others) ?? (isListed(product, wanted, isCode) ? 0 : undefined)
    if (place === undefined) continue
    const rank = ranks[product.active ? place : PLACES + place]
    if (rank && rank.length < limit) rank.push(product)
  }
  return ranks.flat().slice(0, limit)
}

/** The start of the name, the start of a word, anywhere. */
const PLACES = 3

function placeOf(name: string, wanted: string, first: string, others: readonly string[]): number | undefined {
  if (!name.includes(first) || !others.every((word) => name.includes(word))) return undefined
  if (name.startsWith(wanted)) return 0
  return name.startsWith(first) || name.includes(` ${first}`) ? 1 : 2
}

function isListed({ sku, barcodes }: Candidate, wanted: string, isCode: boolean): boolean {
  return sku.toLowerCase() === wanted || (isCode && barcodes.some((barcode) => barcode.includes(wanted)))
}

/** Nobody types accents in a hurry. */
function folded(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
const ACCENTS = /[\u0300-\u036f]/g

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}

/** Of a product only what picking needs: a hundred thousand of them stand in memory. */
export function asShelfProduct(product: Product): ShelfProduct {
  const [image] = product.images
  return {
    sku: product.sku,
    name: product.title,
    active: product.active,
    pricingType: product.pricing_type,
    price: product.price,
    ...(product.promotion && { regularPrice: product.promotion.original_price }),
    barcodes: product.barcodes,
    ...(image !== undefined && { imageUrl: image }),
  }
}

const asCandidate = (product: Product): Candidate => ({
  ...asShelfProduct(product),
  categoryIds: product.categories.map((category) => category.global_id),
})
