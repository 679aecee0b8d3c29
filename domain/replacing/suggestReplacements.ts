import type { OrderLine } from '@/domain/contract/order'
import type { ReplacingFacts } from './judgeReplacement'
import { rateCandidate, type Candidate, type Original, type Suggestion } from './rateCandidate'
import { sizeOf } from './sizeOf'
import { keepBest } from './topList'
import { wishOf, type Wish } from './wishOf'
import { wordsOf } from './wordsOf'

export type { Candidate, Suggestion, SuggestionReason } from './rateCandidate'

export type SuggestionOptions = ReplacingFacts & {
  /** The categories of the missing product. */
  categoryIds: readonly string[]
  /** How many besides the customer's own wishes. */
  limit: number
  wish?: Wish
}

/**
 * What may stand in for a line: the customer's own choices first, in their order; then what is most like it; last
 * what cannot be taken since it is dearer. What is not on sale comes only where nothing else is left.
 *
 * Reads the candidates once and sorts none but the few that it keeps: the cost grows with the number of candidates
 * times the limit. Hand in the products of the missing one's own categories and those that the customer chose, not
 * the whole store.
 */
export function suggestReplacements(
  line: OrderLine,
  candidates: Iterable<Candidate>,
  { categoryIds, limit, wish = wishOf(line), weightedItemsEnabled }: SuggestionOptions,
): Suggestion[] {
  if (wish.kind === 'none-wanted') return []
  const chosen = wish.kind === 'chosen' ? wish.skus : []
  const original: Original = { line, size: sizeOf(line.name), words: wordsOf(line.name), categoryIds }
  const wishes = new Map<string, Suggestion>()
  const best = { active: keepBest(limit), inactive: keepBest(limit), dearer: keepBest(limit) }
  for (const candidate of candidates) {
    if (candidate.sku === line.sku) continue
    const isWish = chosen.includes(candidate.sku)
    const suggestion = rateCandidate(original, candidate, isWish, { weightedItemsEnabled })
    if (isWish) wishes.set(candidate.sku, suggestion)
    else if (candidate.active) (suggestion.takeable ? best.active : best.dearer).offer(suggestion)
    else if (suggestion.takeable) best.inactive.offer(suggestion)
  }
  const first = chosen.flatMap((sku) => wishes.get(sku) ?? [])
  const active = best.active.list()
  const takeable = active.length > 0 || first.some((one) => one.takeable) ? active : best.inactive.list()
  return [...first, ...[...takeable, ...best.dearer.list()].slice(0, limit)]
}
