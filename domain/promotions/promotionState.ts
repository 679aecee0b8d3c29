import type { PromotionState } from '@/domain/contract/promotion'

export interface PromotionTimes {
  startsAt: Date
  endsAt: Date
  cancelledAt: Date | null
}

/** What a promotion is called now. Nothing has to happen for it to start or end but time. */
export function promotionState({ startsAt, endsAt, cancelledAt }: PromotionTimes, now: Date): PromotionState {
  if (cancelledAt) return 'Cancelled'
  if (now >= endsAt) return 'Ended'
  return now >= startsAt ? 'Running' : 'Upcoming'
}
