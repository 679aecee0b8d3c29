import { barcodeKey } from '@/domain/barcode/codeKey'
import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { Sku } from '@/domain/contract/ids'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import { buildDirectory, findPlaces } from './directory'
import { finish } from './finish'
import { keyHash, type KeyHash } from './keyHash'
import { ROWS_A_STEP, skuKey } from './packPage'
import { pageOfShelf, type ShelfFilter } from './pageOfShelf'
import { searchPages } from './searchPages'
import { barcodesOf, categoryIdsOf, rowsIn, unpackRow, type ShelfPage, type UnpackRow } from './shelfPage'
import { createSpots, type Spot } from './spots'
import { textAt } from './texts'

/** What a store sells, found by a scan and by sku. Only what is found is unpacked. */
export type PackedShelf = {
  readonly size: number
  find(sku: Sku): Candidate | undefined
  findByKey(key: string): readonly ShelfProduct[]
  categoryIdsOf(sku: Sku): readonly string[]
  /** What stands in any of these categories, each product once. */
  productsIn(categoryIds: readonly string[]): readonly Candidate[]
  /** By name, sku or barcode, the nearest first; what is on sale before what is not. */
  search(text: string, limit: number): readonly Candidate[]
  /** The same in small steps, for who looks while somebody types. */
  searchInSteps(text: string, limit: number): Generator<void, readonly Candidate[]>
  /** So many of the shelf from a place on, the first of which is 0; `next` is where to go on, if there is more. */
  page(from: number, count: number, filter?: ShelfFilter): ListedProducts
}

export type ListedProducts = { readonly products: readonly Candidate[]; readonly next: number | undefined }

type Options = { hash?: KeyHash; unpack?: UnpackRow }

/**
 * Makes one shelf of pages whose barcodes were read by these layouts, in steps of a page. Where a product is on two
 * of them, as when it moves while they are read, the later page counts.
 */
export function* assembleShelf(
  pages: readonly ShelfPage[],
  layouts: readonly LabelLayout[],
  { hash = keyHash, unpack = unpackRow }: Options = {},
): Generator<void, PackedShelf> {
  const spots = createSpots(pages)
  const directory = yield* buildDirectory(pages)
  const spotsOf = (key: string) => findPlaces(directory, hash(key)).flatMap(spots.at)
  const findSpot = (sku: string) => spotsOf(skuKey(sku)).findLast((spot) => skuAt(spot) === sku)

  const outdated = new Set<number>()
  for (const [nth, page] of pages.entries()) {
    for (const spot of spots.on(nth, page.flags.keys())) {
      // Two entries of one hash are rare; only then are skus read.
      const isAlone = findPlaces(directory, page.hashes[spot.row] ?? 0).length === 1
      if (!isAlone && findSpot(skuAt(spot))?.place !== spot.place) outdated.add(spot.place)
    }
    yield
  }

  const isShown = ({ place }: Spot) => !outdated.has(place)
  const unpackSpot = ({ page, row }: Spot) => unpack(page, row)
  // Two keys may share a hash.
  const lists = ({ page, row }: Spot, key: string) =>
    barcodesOf(page, row).some((barcode) => barcodeKey(barcode, layouts) === key)
  const findSkus = (folded: string) =>
    spotsOf(skuKey(folded)).filter((spot) => skuAt(spot).toLowerCase() === folded)

  function* searchInSteps(text: string, limit: number): Generator<void, readonly Candidate[]> {
    const found: Candidate[] = []
    for (const spot of yield* searchPages({ pages, spotsOn: spots.on, isShown, findSkus }, text, limit)) {
      found.push(unpackSpot(spot))
      if (found.length % ROWS_A_STEP === 0) yield
    }
    return found
  }

  return {
    size: spots.count - outdated.size,
    find: (sku) => {
      const spot = findSpot(sku)
      return spot && unpackSpot(spot)
    },
    findByKey: (key) =>
      spotsOf(key)
        .filter((spot) => isShown(spot) && lists(spot, key))
        .map(unpackSpot),
    categoryIdsOf: (sku) => {
      const spot = findSpot(sku)
      return spot ? categoryIdsOf(spot.page, spot.row) : []
    },
    productsIn: (categoryIds) => {
      const found = categoryIds.flatMap((id) =>
        pages.flatMap((page, nth) => spots.on(nth, rowsIn(page, id)).filter(isShown)),
      )
      return [...new Map(found.map((spot) => [spot.place, spot])).values()].map(unpackSpot)
    },
    search: (text, limit) => finish(searchInSteps(text, limit)),
    searchInSteps,
    page: (from, count, filter = {}) => {
      const { spots: listed, next } = pageOfShelf({ pages, spotsOn: spots.on, isShown }, from, count, filter)
      return { products: listed.map(unpackSpot), next }
    },
  }
}

const skuAt = ({ page, row }: Spot): string => textAt(page.skus, row)
