import { type ChipTone } from '@/components/ui/Chip'
import { useWords } from '@/components/words/useWords'
import { type Pending } from '@/domain/tools/pendingChanges'

/** What is still to come of what was decided, in a word or two; nothing where the service has it all. */
export function usePendingChip(pending: Pending | undefined): { text: string; tone: ChipTone } | undefined {
  const { t, format } = useWords()
  if (pending?.isUnsent) return { text: t('products.chip.waiting'), tone: 'soon' }
  if (pending?.backAt === undefined) return undefined
  return { text: t('products.chip.back', { time: format.time(Date.parse(pending.backAt)) }), tone: 'neutral' }
}
