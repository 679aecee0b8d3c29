import type { LabelLayout } from '@/domain/barcode/labelLayout'
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
  return named.size === 0 ? [] : session.lines.filter(({ line }) => named.has(line._id))
}
