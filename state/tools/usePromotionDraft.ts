import {
  emptyDraft,
  promotionChangeSchema,
  promotionDraftSchema,
  type PromotionChange,
  type PromotionDraft,
} from '@/domain/tools/promotionDraft'
import { unchanged, type SentPromotion } from '@/domain/tools/sentPromotions'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { useDraft, type DraftBook } from './useDraft'

/** What one person writes is not what the next one at this device finds. */
const useOwnName = (name: string) => `${name} ${encodeURIComponent(useSignedIn().workplace.picker)}`

/** The promotion that somebody is writing in this store: it is there again after a walk to the shelf, or a new start. */
export function usePromotionDraft(): DraftBook<PromotionDraft> {
  return useDraft(useOwnName('promotion'), promotionDraftSchema, (found) => found ?? emptyDraft)
}

/** What somebody is changing in a promotion that was sent. `asSent` is where that began. */
export function usePromotionChange(
  sent: SentPromotion,
): DraftBook<PromotionChange> & { asSent: PromotionChange } {
  const { shelf } = useShelf()
  const asSent = unchanged(sent, (sku) => shelf.find(sku)?.name ?? sku)
  const name = useOwnName(`promotion-change ${sent.tasks[0].id}`)
  const book = useDraft(name, promotionChangeSchema, (found) =>
    found?.after === asSent.after ? found : asSent,
  )
  return { ...book, asSent }
}
