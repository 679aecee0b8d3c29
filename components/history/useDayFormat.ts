import { useLocales } from 'expo-localization'
import { useMemo } from 'react'
import { chooseSpeech } from '@/components/words/language'
import { useWords } from '@/components/words/useWords'

export type DayFormat = { day(ms: number): string; timeOfDay(ms: number): string }

/** Days, and times within a day, as people here write them. */
export function useDayFormat(): DayFormat {
  const { language } = useWords()
  const deviceTags = useLocales()
    .map(({ languageTag }) => languageTag)
    .join(',')
  return useMemo(
    () => createDayFormat(chooseSpeech(language, deviceTags.split(',')).locale),
    [language, deviceTags],
  )
}

function createDayFormat(locale: string): DayFormat {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const timeOfDay = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  return { day: (ms) => day.format(ms), timeOfDay: (ms) => timeOfDay.format(ms) }
}
