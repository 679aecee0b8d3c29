import { type OrderLine } from '@/domain/contract/order'
import { isWeighed } from '@/domain/orders/summarizeOrder'

export type LineGroup = 'byPiece' | 'byWeight'

export type OrderRow = { kind: 'head'; group: LineGroup } | { kind: 'line'; line: OrderLine }

/** Pieces, then what must be weighed, which is done at another place. One kind alone needs no heads. */
export function groupLines(lines: readonly OrderLine[]): OrderRow[] {
  const weighed = lines.filter(isWeighed)
  const pieces = lines.filter((line) => !isWeighed(line))
  const rowsOf = (some: readonly OrderLine[]): OrderRow[] => some.map((line) => ({ kind: 'line', line }))
  if (weighed.length === 0 || pieces.length === 0) return rowsOf(lines)
  return [
    { kind: 'head', group: 'byPiece' },
    ...rowsOf(pieces),
    { kind: 'head', group: 'byWeight' },
    ...rowsOf(weighed),
  ]
}
