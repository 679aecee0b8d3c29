import { type Translate } from '@/components/words/useWords'
import { type TimeLeft } from '@/domain/orders/timeLeft'

const HOUR = 60
const DAY = 24 * HOUR

export function timeWords(t: Translate, left: TimeLeft): string {
  switch (left.kind) {
    case 'due':
      return t('time.due')
    case 'late':
      return t('time.late', { duration: durationWords(t, left.minutes) })
    case 'soon':
    case 'plenty':
      return t('time.left', { duration: durationWords(t, left.minutes) })
  }
}

/** As exact as anybody needs: nobody plans tomorrow's order by the minute. */
function durationWords(t: Translate, minutes: number): string {
  if (minutes < HOUR) return t('time.minutes', { count: minutes })
  if (minutes >= DAY) return t('time.days', { count: Math.floor(minutes / DAY) })
  const hours = t('time.hours', { count: Math.floor(minutes / HOUR) })
  const rest = minutes % HOUR
  return rest === 0 ? hours : `${hours} ${t('time.minutes', { count: rest })}`
}
