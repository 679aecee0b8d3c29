import { skuSchema } from '@/domain/contract/ids'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { useShelf } from '@/state/shelf/useShelf'

/**
 * The product that was scanned before this screen opened. It is offered, not taken: who opens the same address once
 * more has nothing in hand, and the customer's wish is read first.
 */
export function useOffered(sku: string | undefined): Candidate | undefined {
  const { shelf } = useShelf()
  const parsed = skuSchema.safeParse(sku)
  return parsed.success ? shelf.find(parsed.data) : undefined
}
