import { type TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import { type Language } from '@/domain/setup/preferences'
import { createFormats, type Formats } from './format'
import { type Direction } from './language'
import { createTranslate } from './translate'

export type Translate = TFunction

export type Words = { language: Language; direction: Direction; format: Formats; t: Translate }

export const WordsContext = createContext<Words | undefined>(undefined)

export function useWords(): Words {
  return useContext(WordsContext) ?? inEnglish()
}

let english: Words | undefined
let inEnglishWords: Translate | undefined

/**
 * Where nobody has chosen a language. The page of last resort must not depend on words, which may be what broke: nothing
 * is made before it is asked for.
 */
function inEnglish(): Words {
  return (english ??= {
    language: 'en',
    direction: 'ltr',
    format: createFormats('en'),
    get t() {
      return (inEnglishWords ??= createTranslate('en'))
    },
  })
}

/** For the few parts that care about the side but not about the words. */
export function useDirection(): Direction {
  return useContext(WordsContext)?.direction ?? 'ltr'
}
