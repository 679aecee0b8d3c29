import { useMemo } from 'react'
import { type OrderLine } from '@/domain/contract/order'
import { rateCandidate, type Candidate, type Suggestion } from '@/domain/replacing/rateCandidate'
import { sizeOf } from '@/domain/replacing/sizeOf'
import { suggestReplacements } from '@/domain/replacing/suggestReplacements'
import { wishOf, type Wish } from '@/domain/replacing/wishOf'
import { wordsOf } from '@/domain/replacing/wordsOf'
import { useSignedIn } from '@/state/session/useSession'
import { type Shelf } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'

/** What fits on two screens of a handheld: nobody reads on, they search. */
const MOST_SUGGESTIONS = 8

/** Where the catalog does not say on which shelf the missing item stood, its name has to do. */
const MOST_NAMESAKES = 200

/** `hasAgreed`: who wanted nothing else was asked, and takes something now. */
export function useSuggestions(
  line: OrderLine,
  hasAgreed: boolean,
): {
  suggestions: readonly Suggestion[]
  rate: (product: Candidate) => Suggestion
} {
  const { shelf } = useShelf()
  const { workplace } = useSignedIn()
  return useMemo(() => {
    const said = wishOf(line)
    const wish: Wish = hasAgreed && said.kind === 'none-wanted' ? { kind: 'best-match' } : said
    const chosen = wish.kind === 'chosen' ? wish.skus : []
    const categoryIds = shelf.categoryIdsOf(line.sku)
    const original = { line, size: sizeOf(line.name), words: wordsOf(line.name), categoryIds }
    const candidates = [
      ...chosen.flatMap((sku) => shelf.find(sku) ?? []),
      ...likely(shelf, line, categoryIds),
    ]
    return {
      suggestions: suggestReplacements(line, candidates, {
        weightedItemsEnabled: workplace.weightedItemsEnabled,
        categoryIds,
        limit: MOST_SUGGESTIONS,
        wish,
      }),
      rate: (product: Candidate) => rateCandidate(original, product, chosen.includes(product.sku), workplace),
    }
  }, [shelf, line, hasAgreed, workplace])
}

function likely(shelf: Shelf, line: OrderLine, categoryIds: readonly string[]): readonly Candidate[] {
  if (categoryIds.length > 0) return shelf.productsIn(categoryIds)
  const [first] = wordsOf(line.name)
  return first === undefined ? [] : shelf.search(first, MOST_NAMESAKES)
}
