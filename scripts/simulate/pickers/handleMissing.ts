import { isWeighed } from '@/domain/orders/summarizeOrder'
import { reportNotFound } from '@/domain/picking/notFound'
import type { PickAct } from '@/domain/picking/events'
import { outcomeOf } from '@/domain/picking/outcome'
import type { LineProgress } from '@/domain/picking/session'
import { judgeReplacement } from '@/domain/replacing/judgeReplacement'
import { replaceLine } from '@/domain/replacing/replaceLine'
import { suggestReplacements } from '@/domain/replacing/suggestReplacements'
import { wishOf } from '@/domain/replacing/wishOf'
import type { Chance } from '@/server/demo/catalog/random'
import { chooseBy, happens } from '../draw'
import type { Shelf } from '../shelf'
import type { Deed } from './pickLine'
import type { Work } from './pickOrder'

const SUGGESTIONS = 5

/** What becomes of a line that is not there: as the customer wished, and never dearer. */
export function* handleMissing(progress: () => LineProgress, work: Work, luck: Chance): Generator<Deed> {
  const { search, scan } = work.hands
  const missing = reportNotFound(progress())
  yield { seconds: search, act: missing.kind === 'act' ? missing.act : undefined }
  // The customer takes as few as there were.
  if (outcomeOf(progress()) === 'short') return
  const call = callCustomer(progress(), luck)
  if (call) yield { seconds: search, act: call }
  if (!isReplacementWanted(progress(), call, luck)) return
  const act = findReplacement(progress(), work.shelf)
  if (act) yield { seconds: search + scan, act }
}

function callCustomer({ line }: LineProgress, luck: Chance): PickAct | undefined {
  if (wishOf(line).kind !== 'call') return undefined
  const outcome = chooseBy(luck, { agreed: 6, declined: 2, 'no-answer': 2 })
  return { type: 'customer-called', lineId: line._id, outcome }
}

function isReplacementWanted({ line }: LineProgress, call: PickAct | undefined, luck: Chance): boolean {
  const wish = wishOf(line)
  switch (wish.kind) {
    case 'none-wanted':
      return false
    case 'call':
      return call?.type === 'customer-called' && call.outcome === 'agreed'
    case 'chosen':
    case 'best-match':
      return true
    case 'unsaid':
      return happens(luck, 0.6)
  }
}

/** The first suggestion that may be taken; of who chose for themselves, only what they chose. */
function findReplacement(progress: LineProgress, shelf: Shelf): PickAct | undefined {
  const { line } = progress
  const { weightedItemsEnabled } = shelf
  const suggestions = suggestReplacements(line, shelf.standInsFor(line), {
    categoryIds: shelf.categoryIdsOf(line.sku),
    limit: SUGGESTIONS,
    weightedItemsEnabled,
  })
  const hasChosen = wishOf(line).kind === 'chosen'
  for (const { product, isWish, takeable } of suggestions) {
    if (!takeable || (hasChosen && !isWish)) continue
    const open = judgeReplacement(line, product, {}, { weightedItemsEnabled })
    const asked = 'most' in open ? { weightKg: Math.min(open.most, wantedKg(progress)), quantity: 1 } : {}
    const verdict = replaceLine(progress, product, asked, { weightedItemsEnabled }, { how: 'scan' })
    if (verdict.kind === 'fits') return verdict.act
  }
  return undefined
}

const wantedKg = ({ line }: LineProgress) => (isWeighed(line) ? (line.original_pricing.weight ?? 1) : 0.5)
