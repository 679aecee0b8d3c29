import type { PromotionState } from '@/domain/contract/promotion'
import { Chip } from '../parts/Chip'
import { PROMOTION_WORDS } from '../parts/statusWords'

export function PromotionChip({ state }: { state: PromotionState }) {
  const { words, look } = PROMOTION_WORDS[state]
  return <Chip look={look}>{words}</Chip>
}
