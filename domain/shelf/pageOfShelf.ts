import { isActive, rowsIn, rowsOf, type ShelfPage } from './shelfPage'
import { type Spot } from './spots'

/** What of a shelf is to be seen; everything where nothing is said. */
export type ShelfFilter = {
  /** In any of these categories. */
  categoryIds?: readonly string[] | undefined
  active?: boolean | undefined
}

export type Listed = {
  pages: readonly ShelfPage[]
  spotsOn: (nth: number, rows: Iterable<number>) => Spot[]
  isShown: (spot: Spot) => boolean
}

/**
 * The next spots that fit, in the order of the pages, and the place from which to go on; undefined at the end. Who goes
 * on from there reads no row twice, and a page that lies before it not at all.
 */
export function pageOfShelf(
  { pages, spotsOn, isShown }: Listed,
  from: number,
  count: number,
  filter: ShelfFilter,
): { spots: readonly Spot[]; next: number | undefined } {
  const spots: Spot[] = []
  let start = 0
  for (const [nth, page] of pages.entries()) {
    const first = Math.max(0, from - start)
    start += rowsOf(page)
    if (from >= start) continue
    for (const row of rowsFrom(page, first, filter)) {
      const [spot] = spotsOn(nth, [row])
      if (spot === undefined || !isShown(spot)) continue
      // One more than was asked for is seen, so that nobody is sent on to nothing.
      if (spots.length === count) return { spots, next: spot.place }
      spots.push(spot)
    }
  }
  return { spots, next: undefined }
}

function* rowsFrom(page: ShelfPage, first: number, { categoryIds, active }: ShelfFilter): Generator<number> {
  const fits = (row: number) => row >= first && (active === undefined || isActive(page, row) === active)
  if (categoryIds === undefined) {
    for (let row = first; row < rowsOf(page); row += 1) if (fits(row)) yield row
    return
  }
  const rows = new Set(categoryIds.flatMap((id) => rowsIn(page, id)))
  yield* [...rows].filter(fits).sort((one, other) => one - other)
}
