import { memo } from 'react'
import { useClock } from '@/components/ui/clock'
import { SectionHead } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { startOfDay } from './historyRows'

/** "Today", "Yesterday", then the day by its name. Right at midnight too. */
export const DayHead = memo(function DayHead({ dayMs }: { dayMs: number }) {
  const { t, format } = useWords()
  const todayMs = useClock(startOfDay)
  const isYesterday = dayMs === startOfDay(todayMs - 1)
  const title =
    dayMs === todayMs ? t('history.today') : isYesterday ? t('history.yesterday') : format.day(dayMs)
  return <SectionHead title={title} />
})
