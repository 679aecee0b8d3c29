import type { CartPicks, LinePick } from './pick'

/**
 * Two requests with the same key have the same effect, however they were written: lines named by `_id` or by
 * sku, in any order, with defaults spelled out or not. A device that lost the answer may so send again.
 */
export function requestKey(status: 'READY_FOR_PICKUP' | 'DISPATCHED', picks: CartPicks): string {
  const lines = picks.lines.map(lineKey).sort()
  const replacements = picks.replacements
    .map((pick) => ['r', pick.replacedId, pick.sku, pick.amount].join(' '))
    .sort()
  const additions = picks.additions
    .map((pick) => ['a', pick.sku, pick.amount, pick.unitPrice ?? '-'].join(' '))
    .sort()
  return [status, ...lines, ...replacements, ...additions].join('\n')
}

function lineKey(pick: LinePick): string {
  if (pick.status !== 'IN_CART') return ['l', pick.lineId, pick.status].join(' ')
  const price = !pick.price
    ? '-'
    : 'unit' in pick.price
      ? `unit ${pick.price.unit}`
      : `total ${pick.price.total}`
  return ['l', pick.lineId, 'IN_CART', pick.amount, price].join(' ')
}
