import { type ChipTone } from '@/components/ui/Chip'
import { useWords } from '@/components/words/useWords'
import { type PromotionState } from '@/domain/contract/promotion'
import { type Discount } from '@/domain/promotions/promotedPrice'
import { type SentPromotion } from '@/domain/tools/sentPromotions'
import { useSignedIn } from '@/state/session/useSession'

export const stateTone: Record<PromotionState, ChipTone> = {
  Upcoming: 'add',
  Running: 'ok',
  Ended: 'neutral',
  Cancelled: 'late',
}

/** "From 14 Nov, 09:00 until 21 Nov, 09:00" */
export function useSpanWords(): (sent: Pick<SentPromotion, 'startsAt' | 'endsAt'>) => string {
  const { t, format } = useWords()
  return ({ startsAt, endsAt }) =>
    t('promotions.span', { from: format.time(startsAt.getTime()), until: format.time(endsAt.getTime()) })
}

/** "20 % off", "for €2.50", "€0.50 off" */
export function useDiscountWords(): (discount: Discount) => string {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  return ({ subtype, value }) =>
    t(`promotions.discount.value.${subtype}`, {
      value: subtype === 'PERCENTAGE' ? format.number(value) : format.money(value, workplace.currency),
    })
}

/** "All stores of the chain", "This store", or what they are called in the service. */
export function useStoreWords(): (vendors: readonly string[]) => string {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  return (vendors) =>
    vendors
      .map((id) =>
        id === '*' ? t('promotions.stores.all') : id === workplace.vendorId ? workplace.storeName : id,
      )
      .join(', ')
}
