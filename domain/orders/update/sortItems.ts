import type { LineId } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import type { LineUpdate } from '@/domain/contract/orderUpdate'
import { fault, type CartFault } from './fault'

/** An item of a request with its place there, so that a fault can point at it. */
export interface PlacedItem {
  path: string
  item: LineUpdate
}

export interface NamedLine extends PlacedItem {
  line: OrderLine
}

export interface SortedItems {
  /** Items that speak of a line of the order. */
  named: NamedLine[]
  /** Items that stand in for a line. */
  replacements: PlacedItem[]
  additions: PlacedItem[]
  faults: CartFault[]
}

/** Tells what each item of a request speaks of. A line is named by `_id`, else by a sku that only it has. */
export function sortItems(lines: readonly OrderLine[], items: readonly LineUpdate[]): SortedItems {
  const sorted: SortedItems = { named: [], replacements: [], additions: [], faults: [] }
  const namedBefore = new Set<LineId>()
  items.forEach((item, index) => {
    const placed = { path: `items[${index}]`, item }
    if (item.status === 'ADDITION') return sorted.additions.push(placed)
    if (item.replaced_id) return sorted.replacements.push(placed)
    const found = findLine(lines, placed)
    if ('fault' in found) return sorted.faults.push(found.fault)
    const { line } = found
    if (namedBefore.has(line._id)) {
      return sorted.faults.push(fault(placed.path, 'LINE_NAMED_TWICE', `"${line.name}" is named twice.`))
    }
    namedBefore.add(line._id)
    return sorted.named.push({ ...placed, line })
  })
  return sorted
}

function findLine(
  lines: readonly OrderLine[],
  { path, item }: PlacedItem,
): { line: OrderLine } | { fault: CartFault } {
  if (item._id !== undefined) {
    const line = lines.find((candidate) => candidate._id === item._id)
    if (!line) return { fault: fault(`${path}._id`, 'LINE_UNKNOWN', 'The order has no line with this _id.') }
    if (item.sku !== undefined && item.sku !== line.sku) {
      return { fault: fault(`${path}.sku`, 'SKU_DIFFERS', `The line with this _id has the sku ${line.sku}.`) }
    }
    return { line }
  }
  if (item.sku === undefined)
    return { fault: fault(path, 'LINE_NOT_NAMED', 'Either _id or sku is required.') }
  const [line, ...others] = lines.filter((candidate) => candidate.sku === item.sku)
  if (!line) return { fault: fault(`${path}.sku`, 'LINE_UNKNOWN', 'The order has no line with this sku.') }
  if (others.length > 0) {
    return {
      fault: fault(`${path}.sku`, 'LINE_AMBIGUOUS', 'Several lines have this sku; name the line by _id.'),
    }
  }
  return { line }
}
