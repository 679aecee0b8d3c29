import { rowsOf, type ShelfPage } from './shelfPage'

/** Where a product stands. `place` counts the rows of all pages. */
export type Spot = { readonly page: ShelfPage; readonly row: number; readonly place: number }

/** Counts the places of a shelf through. */
export function createSpots(pages: readonly ShelfPage[]) {
  const starts = new Uint32Array(pages.length)
  let count = 0
  pages.forEach((page, nth) => {
    starts[nth] = count
    count += rowsOf(page)
  })

  return {
    count,
    /** The spots of one page at these rows. */
    on: (nth: number, rows: Iterable<number>): Spot[] => {
      const [page, start = 0] = [pages[nth], starts[nth]]
      return page === undefined ? [] : Array.from(rows, (row) => ({ page, row, place: start + row }))
    },
    at: (place: number): Spot[] => {
      const nth = lastUpTo(starts, place)
      const [page, start = 0] = [pages[nth], starts[nth]]
      return page === undefined ? [] : [{ page, row: place - start, place }]
    },
  }
}

export type Spots = ReturnType<typeof createSpots>

/** An empty page begins where the next one does; the last of them has the place. */
function lastUpTo(starts: Uint32Array, place: number): number {
  let [least, most] = [0, starts.length - 1]
  while (least < most) {
    const middle = (least + most + 1) >> 1
    if ((starts[middle] ?? 0) <= place) least = middle
    else most = middle - 1
  }
  return least
}
