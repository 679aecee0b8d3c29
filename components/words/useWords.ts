import { type TFunction } from 'i18next'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language } from '@/domain/setup/preferences'
import { createFormats, type Formats } from './format'
import { type Direction } from './language'

type Spoken = { language: Language; direction: Direction; format: Formats }

export type Translate = TFunction

export type Words = Spoken & { t: Translate }

export const WordsContext = createContext<Spoken>({
  language: 'en',
  direction: 'ltr',
  format: createFormats('en'),
})

export function useWords(): Words {
  const spoken = useContext(WordsContext)
  const { t } = useTranslation()
  return useMemo(() => ({ ...spoken, t }), [spoken, t])
}

/** For the few parts that care about the side but not about the words. */
export function useDirection(): Direction {
  return useContext(WordsContext).direction
}
