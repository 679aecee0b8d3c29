import { type Candidate } from '@/domain/replacing/rateCandidate'

export type StockFilter = 'all' | 'in' | 'out'

export type ProductFilter = { categoryId: string | undefined; stock: StockFilter }

export type FoundProducts = {
  products: readonly Candidate[]
  /** The same as long as products are only added to the list or changed in it. */
  of: unknown
  /** They were searched for: not everything that the store sells. */
  isSearch: boolean
  /** `cut`: a search found more than it shows. */
  end: 'more' | 'cut' | 'all'
  loadMore: () => void
  error: Error | null
  retry: () => void
}

/** `isLooking`: what is found belongs to an earlier word, or is nothing yet. */
export type Looked = { found: FoundProducts; isLooking: boolean }
