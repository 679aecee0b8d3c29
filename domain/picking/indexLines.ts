import { barcodeKey } from '@/domain/barcode/codeKey'
import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { LineId, Sku } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'

export type LineIndex = {
  readonly byKey: ReadonlyMap<string, readonly LineId[]>
  readonly bySku: ReadonlyMap<Sku, readonly LineId[]>
}

type Remembered = { layouts: readonly LabelLayout[]; index: LineIndex }
const remembered = new WeakMap<readonly OrderLine[], Remembered>()

/** Which lines a code may mean. Read once for a list of lines: between two scans nothing is read again. */
export function indexLines(lines: readonly OrderLine[], layouts: readonly LabelLayout[]): LineIndex {
  const known = remembered.get(lines)
  if (known?.layouts === layouts) return known.index
  const index = readLines(lines, layouts)
  remembered.set(lines, { layouts, index })
  return index
}

function readLines(lines: readonly OrderLine[], layouts: readonly LabelLayout[]): LineIndex {
  const byKey = new Map<string, LineId[]>()
  const bySku = new Map<Sku, LineId[]>()
  for (const line of lines) {
    const keys = new Set(line.barcode.map((barcode) => barcodeKey(barcode, layouts)))
    for (const key of keys) note(byKey, key, line._id)
    note(bySku, line.sku, line._id)
  }
  return { byKey, bySku }
}

function note<Key>(index: Map<Key, LineId[]>, key: Key, lineId: LineId): void {
  const noted = index.get(key)
  if (noted) noted.push(lineId)
  else index.set(key, [lineId])
}
