import { foldName } from './foldName'
import { isActive, type ShelfPage } from './shelfPage'
import { type Spot } from './spots'
import { textAt, textsStarting, textsWith, type Texts } from './texts'

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
 * and nothing that could only come after what is found. A step is a page.
 */
export function* searchPages(shelf: Searched, text: string, limit: number): Generator<void, readonly Spot[]> {
  const wanted = foldName(text)
  if (wanted === '') return []
  const skus = shelf.findSkus(wanted)
  const ranks: Spot[][] = Array.from({ length: 2 * RANKS }, () => [])
  for (const [nth, page] of shelf.pages.entries()) {
    const farthest = farthestOf(ranks, limit)
    if (farthest === undefined) break
    for (const [row, rank] of hitsOn(page, wanted, skus, farthest)) {
      const found = ranks[isActive(page, row) ? rank : RANKS + rank]
      if (found && found.length < limit) found.push(...shelf.spotsOn(nth, [row]).filter(shelf.isShown))
    }
    yield
  }
  return ranks.flat().slice(0, limit)
}

/** The farthest rank of which one more would be seen, as far as names on sale go; undefined where none would. */
function farthestOf(ranks: readonly (readonly Spot[])[], limit: number): number | undefined {
  let nearer = 0
  for (const [rank, found] of ranks.slice(0, RANKS).entries()) {
    nearer += found.length
    if (nearer >= limit) return rank === 0 ? undefined : rank - 1
  }
  return RANKS - 1
}

/** The rows of a page that fit and come this near, in their order, each with its rank. Some that do not may be among them. */
function* hitsOn(
  page: ShelfPage,
  wanted: string,
  skus: readonly Spot[],
  farthest: number,
): Generator<readonly [row: number, rank: number]> {
  const words = wanted.split(' ')
  const listed = new Set(skus.filter((spot) => spot.page === page).map(({ row }) => row))
  if (CODE_DIGITS.test(wanted)) {
    for (const nth of textsWith(page.barcodes, wanted)) listed.add(page.barcodeRows[nth] ?? 0)
  }
  const rows = new Set(namesNear(page.folded, wanted, words, farthest))
  for (const row of listed) rows.add(row)
  for (const row of rows.size > 1 ? [...rows].sort((one, other) => one - other) : rows) {
    const rank = rankOf(textAt(page.folded, row), wanted, words) ?? (listed.has(row) ? 0 : undefined)
    if (rank !== undefined) yield [row, rank]
  }
}

/** Where a name may be found that comes this near: the rarer, the less there is to read. */
function namesNear(
  folded: Texts,
  wanted: string,
  [first = '']: readonly string[],
  farthest: number,
): Iterable<number> {
  if (farthest === 0) return textsStarting(folded, wanted)
  if (farthest === 1) return [...textsStarting(folded, first), ...textsWith(folded, ` ${first}`)]
  return textsWith(folded, first)
}

function rankOf(name: string, wanted: string, words: readonly string[]): number | undefined {
  if (!words.every((word) => name.includes(word))) return undefined
  if (name.startsWith(wanted)) return 0
  const [first = ''] = words
  return name.startsWith(first) || name.includes(` ${first}`) ? 1 : 2
}
