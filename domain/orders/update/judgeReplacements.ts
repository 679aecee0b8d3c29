import type { OrderLine } from '@/domain/contract/order'
import { refusePrices } from './amounts'
import type { CatalogFacts } from './catalogFacts'
import { fault, type CartFault } from './fault'
import { judgeProduct } from './judgeProduct'
import type { ReplacementPick } from './pick'
import type { NamedLine, PlacedItem } from './sortItems'

/** Every REPLACED line has exactly one item that stands in for it, and every such item has its REPLACED line. */
export function judgeReplacements(
  lines: readonly OrderLine[],
  named: readonly NamedLine[],
  replacements: readonly PlacedItem[],
  facts: CatalogFacts,
): { picks: ReplacementPick[]; faults: CartFault[] } {
  const faults: CartFault[] = []
  const picks: ReplacementPick[] = []
  const taken = new Set<string>()
  const statusOf = new Map(named.map(({ item, line }) => [String(line._id), item.status]))

  for (const placed of replacements) {
    const { path, item } = placed
    const found: CartFault[] = [...refusePrices(path, item.pricing, 'A replacement carries no price.')]
    const original = lines.find((line) => line._id === item.replaced_id)
    if (item._id !== undefined) {
      found.push(fault(`${path}._id`, 'LINE_UNKNOWN', 'A replacement is a new line and has no _id yet.'))
    }
    if (item.status !== 'IN_CART') {
      found.push(fault(`${path}.status`, 'STATUS_NOT_ALLOWED', 'A replacement is IN_CART.'))
    }
    if (!original) {
      found.push(
        fault(`${path}.replaced_id`, 'REPLACED_LINE_UNKNOWN', 'The order has no line with this _id.'),
      )
    } else if (statusOf.get(original._id) !== 'REPLACED') {
      found.push(
        fault(
          `${path}.replaced_id`,
          'REPLACED_LINE_NOT_REPLACED',
          `"${original.name}" is not marked REPLACED.`,
        ),
      )
    } else if (taken.has(original._id)) {
      found.push(
        fault(`${path}.replaced_id`, 'REPLACEMENT_TWICE', `"${original.name}" has a replacement already.`),
      )
    }
    const judged = judgeProduct(placed, facts)
    if ('faults' in judged) found.push(...judged.faults)
    else if (
      original &&
      isWeighedForWeighed(original, judged.value.product.pricingType) &&
      !facts.weightedItemsEnabled
    ) {
      found.push(
        fault(
          `${path}.sku`,
          'WEIGHED_REPLACEMENT_NOT_ENABLED',
          'This store does not replace weighed by weighed items.',
        ),
      )
    }
    if (original) taken.add(original._id)
    if (original && found.length === 0 && 'value' in judged) {
      picks.push({ replacedId: original._id, sku: judged.value.sku, amount: judged.value.amount })
    }
    faults.push(...found)
  }

  for (const { path, item, line } of named) {
    if (item.status === 'REPLACED' && !taken.has(line._id)) {
      faults.push(
        fault(path, 'REPLACEMENT_MISSING', `"${line.name}" is REPLACED, but nothing stands in for it.`),
      )
    }
  }
  return { picks, faults }
}

const isWeighedForWeighed = (original: OrderLine, pricingType: string) =>
  original.pricing.pricing_type === 'KG' && pricingType === 'KG'
