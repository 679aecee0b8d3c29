import { foldName } from './foldName'
import { isActive, type ShelfPage } from './shelfPage'
import { type Spot } from './spots'
import { textAt, textsWith } from './texts'

export type Searched = {
  pages: readonly ShelfPage[]
  spotsOn: (nth: number, rows: Iterable<number>) => Spot[]
  isShown: (spot: Spot) => boolean
  /** The products with this sku, written in whatever case. */
  findSkus: (folded: string) => readonly Spot[]
}

/** So many digits are a part of a barcode, not a size. */
const CODE_DIGITS = /^\d{4,}$/

/** The start of the name, the start of a word, anywhere. */
const RANKS = 3

/**
 * Every word of the text must be somewhere in the name, or the text is the sku or a part of a barcode. Names that
 * begin with the text come first, then those with a word that does. Reads names and barcodes as they lie in the pages,
 * sorts nothing, and ends when nothing nearer can come.
 */
export function searchPages(shelf: Searched, text: string, limit: number): readonly Spot[] {
  const wanted = foldName(text)
  if (wanted === '') return []
  const skus = shelf.findSkus(wanted)
  const ranks: Spot[][] = Array.from({ length: 2 * RANKS }, () => [])
  const [nearest = []] = ranks
  for (const [nth, page] of shelf.pages.entries()) {
    for (const [row, rank] of hitsOn(page, wanted, skus)) {
      const found = ranks[isActive(page, row) ? rank : RANKS + rank]
      if (found && found.length < limit) found.push(...shelf.spotsOn(nth, [row]).filter(shelf.isShown))
    }
    if (nearest.length >= limit) break
  }
  return ranks.flat().slice(0, limit)
}

/** The rows of a page that fit, in their order, each with how near it comes. */
function hitsOn(page: ShelfPage, wanted: string, skus: readonly Spot[]): ReadonlyMap<number, number> {
  const [first = '', ...others] = wanted.split(' ')
  const hits = new Map<number, number>()
  for (const row of textsWith(page.folded, first)) {
    const rank = rankOf(textAt(page.folded, row), wanted, first, others)
    if (rank !== undefined) hits.set(row, rank)
  }
  const listed = skus.filter((spot) => spot.page === page).map(({ row }) => row)
  if (CODE_DIGITS.test(wanted)) {
    for (const nth of textsWith(page.barcodes, wanted)) listed.push(page.barcodeRows[nth] ?? 0)
  }
  if (listed.length === 0) return hits
  for (const row of listed) if (!hits.has(row)) hits.set(row, 0)
  return new Map([...hits].sort(([one], [other]) => one - other))
}

function rankOf(name: string, wanted: string, first: string, others: readonly string[]): number | undefined {
  if (!others.every((word) => name.includes(word))) return undefined
  if (name.startsWith(wanted)) return 0
  return name.startsWith(first) || name.includes(` ${first}`) ? 1 : 2
}
