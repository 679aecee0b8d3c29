import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { LineId } from '@/domain/contract/ids'
import { indexLines } from './indexLines'
import type { PickSession, LineProgress } from './session'
import type { ShelfProduct } from './shelfProduct'

/** The lines that a code names: by their own barcodes, or by what the shelf's product is (its barcodes may be newer). */
export function matchLines(
  session: PickSession,
  layouts: readonly LabelLayout[],
  key: string,
  products: readonly ShelfProduct[],
): LineProgress[] {
  const { byKey, bySku } = indexLines(session.ordered, layouts)
  const named = new Set(byKey.get(key))
  for (const product of products) {
    for (const lineId of bySku.get(product.sku) ?? []) named.add(lineId)
  }
  return inOrder(session, named)
}

/** As they stand in the order, whichever list named them first. */
function inOrder({ lines, places }: PickSession, named: ReadonlySet<LineId>): LineProgress[] {
  const found = [...named].flatMap((lineId) => places.get(lineId) ?? [])
  return found.sort((one, other) => one - other).flatMap((place) => lines[place] ?? [])
}
