import type { OrderLine } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import type { CatalogFacts } from './catalogFacts'
import { fault, type CartFault } from './fault'
import { judgeAdditions } from './judgeAdditions'
import { judgeLine } from './judgeLine'
import { judgeReplacements } from './judgeReplacements'
import type { CartPicks, LinePick } from './pick'
import { sortItems, type NamedLine } from './sortItems'

export type CartVerdict = { kind: 'understood'; picks: CartPicks } | { kind: 'faulty'; faults: CartFault[] }

/**
 * Reads the items of a request against the lines as they were ordered. A fulfilment settles every line;
 * a check of the cart may speak of some.
 */
export function understandCart(
  lines: readonly OrderLine[],
  request: Pick<OrderUpdate, 'items'>,
  facts: CatalogFacts,
  mode: 'fulfilment' | 'check',
): CartVerdict {
  const { named, replacements, additions, faults } = sortItems(lines, request.items)
  if (request.items.length === 0) faults.push(fault('items', 'NO_ITEMS', 'The items are missing.'))
  if (mode === 'fulfilment') faults.push(...openLines(lines, named))

  const picks: LinePick[] = []
  for (const item of named) {
    const judged = judgeLine(item)
    if ('faults' in judged) faults.push(...judged.faults)
    else picks.push(judged.value)
  }
  const replaced = judgeReplacements(lines, named, replacements, facts)
  const added = judgeAdditions(additions, facts)
  faults.push(...replaced.faults, ...added.faults)
  if (faults.length > 0) return { kind: 'faulty', faults }
  return { kind: 'understood', picks: { lines: picks, replacements: replaced.picks, additions: added.picks } }
}

/** Lines that a fulfilment left out or left undecided. */
function openLines(lines: readonly OrderLine[], named: readonly NamedLine[]): CartFault[] {
  const namedIds = new Set(named.map(({ line }) => line._id))
  const leftOut = lines
    .filter((line) => !namedIds.has(line._id))
    .map((line) => fault('items', 'LINE_LEFT_OUT', `"${line.name}" (${line._id}) is left out.`))
  const open = named
    .filter(({ item }) => item.status === 'NOT_PROCESSED')
    .map(({ path, line }) => fault(`${path}.status`, 'LINE_STILL_OPEN', `"${line.name}" is not decided yet.`))
  return [...leftOut, ...open]
}
