import type { Suggestion } from './rateCandidate'

/** The best few of however many are offered, each product once. */
export function keepBest(limit: number): { offer(suggestion: Suggestion): void; list(): Suggestion[] } {
  const kept: Suggestion[] = []
  return {
    offer(suggestion) {
      const last = kept.at(-1)
      if (kept.length >= limit && (!last || compare(last, suggestion) <= 0)) return
      if (kept.some(({ product }) => product.sku === suggestion.product.sku)) return
      const place = kept.findIndex((other) => compare(suggestion, other) < 0)
      kept.splice(place < 0 ? kept.length : place, 0, suggestion)
      if (kept.length > limit) kept.pop()
    },
    list: () => kept,
  }
}

/** Of two that are equally like the original the cheaper loses; the sku decides what is left, so that no list jumps. */
function compare(one: Suggestion, other: Suggestion): number {
  return (
    other.likeness - one.likeness ||
    other.product.price - one.product.price ||
    (one.product.sku < other.product.sku ? -1 : one.product.sku > other.product.sku ? 1 : 0)
  )
}
