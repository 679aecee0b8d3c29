import { judgePrice, refusePrices } from './amounts'
import type { CatalogFacts } from './catalogFacts'
import { fault, type CartFault } from './fault'
import { judgeProduct } from './judgeProduct'
import type { AdditionPick } from './pick'
import type { PlacedItem } from './sortItems'

/** Additions become lines of their own, even of a sku that the order has. */
export function judgeAdditions(
  additions: readonly PlacedItem[],
  facts: CatalogFacts,
): { picks: AdditionPick[]; faults: CartFault[] } {
  const faults: CartFault[] = []
  const picks: AdditionPick[] = []
  for (const placed of additions) {
    const { path, item } = placed
    const found: CartFault[] = []
    if (item._id !== undefined) {
      found.push(fault(`${path}._id`, 'LINE_UNKNOWN', 'An addition is a new line and has no _id yet.'))
    }
    if (item.replaced_id) {
      found.push(fault(`${path}.replaced_id`, 'STATUS_NOT_ALLOWED', 'An addition replaces nothing.'))
    }
    if (item.pricing.total_price != null) {
      found.push(
        ...refusePrices(path, { ...item.pricing, unit_price: null }, 'An addition takes unit_price only.'),
      )
    }
    const price =
      item.pricing.unit_price == null ? undefined : judgePrice(path, 'unit_price', item.pricing.unit_price)
    if (price && 'faults' in price) found.push(...price.faults)
    const judged = judgeProduct(placed, facts)
    if ('faults' in judged) found.push(...judged.faults)
    else if (found.length === 0) {
      const unitPrice = price && 'value' in price ? price.value : undefined
      picks.push({ sku: judged.value.sku, amount: judged.value.amount, unitPrice })
    }
    faults.push(...found)
  }
  return { picks, faults }
}
