import { startTransition, useEffect, useState } from 'react'

/** About as many as are in sight between a field and its keyboard; drawn in the time between two keys of who types fast. */
export const FEW_ROWS = 4

type Drawn<Row> = { of: unknown; rows: readonly Row[]; count: number; shown: readonly Row[] }

/**
 * The rows of a list that are to be shown now: when the list is another one its first few at once, the others between
 * keys and touches. Until their turn comes, those of the list before stand in their places, so that nothing flickers.
 * `of` says which list it is, and stays the same where rows are added to it or changed.
 */
export function useFewAtATime<Row>(
  rows: readonly Row[],
  of: unknown,
  keyOf: (row: Row) => string,
): readonly Row[] {
  const [last, setLast] = useState<Drawn<Row>>({ of, rows, count: FEW_ROWS, shown: rows.slice(0, FEW_ROWS) })
  const draw = (count: number): Drawn<Row> => ({
    of,
    rows,
    count,
    shown: mixed(rows, count, last.shown, keyOf),
  })
  const now = last.of !== of ? draw(FEW_ROWS) : last.rows !== rows ? draw(last.count) : last
  if (now !== last) setLast(now)

  const isMore = now.count < rows.length
  useEffect(() => {
    if (!isMore) return
    const timer = setTimeout(() => startTransition(() => setLast(draw(2 * now.count))))
    return () => clearTimeout(timer)
  })
  return now.shown
}

/** So many of the rows, then what stood behind them before and is not among them. */
function mixed<Row>(
  rows: readonly Row[],
  count: number,
  before: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (count >= rows.length) return rows
  const first = rows.slice(0, count)
  const keys = new Set(first.map(keyOf))
  return [...first, ...before.slice(count).filter((row) => !keys.has(keyOf(row)))]
}
