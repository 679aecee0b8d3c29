import { Chip, type ChipTone } from '@/components/ui/Chip'
import { useClock } from '@/components/ui/clock'
import { useWords } from '@/components/words/useWords'
import { judgeTimeLeft, minutesUntil, type TimeLeft } from '@/domain/orders/timeLeft'
import { timeWords } from './timeWords'

const tones: Record<TimeLeft['kind'], ChipTone> = { plenty: 'ok', soon: 'soon', due: 'soon', late: 'late' }

/** Ticks by itself: what stands around it is not drawn again. */
export function TimeChip({ promisedMs }: { promisedMs: number }) {
  const { t } = useWords()
  const left = judgeTimeLeft(useClock((nowMs) => minutesUntil(promisedMs, nowMs)))
  return <Chip text={timeWords(t, left)} tone={tones[left.kind]} />
}
