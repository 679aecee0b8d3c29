import { type PackedShelf } from '@/domain/shelf/packedShelf'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { inSlices, letOthersGo, type Pause } from '@/api/inSlices'

export type LookUp = {
  shelf: Pick<PackedShelf, 'searchInSteps'>
  text: string
  limit: number
}

/** Searches a shelf between touches and keys. What it returns calls it off: it does no further step then, and finds nothing. */
export function lookUp(
  { shelf, text, limit }: LookUp,
  onFound: (products: readonly Candidate[]) => void,
  pause: Pause = letOthersGo,
): () => void {
  let isWanted = true
  function* searchWhileWanted(): Generator<void, void> {
    const search = shelf.searchInSteps(text, limit)
    while (isWanted) {
      const step = search.next()
      if (step.done) return onFound(step.value)
      yield
    }
  }
  void inSlices(searchWhileWanted(), pause)
  return () => {
    isWanted = false
  }
}
