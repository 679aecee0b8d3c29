import { useEffect, useMemo, useReducer, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { type LanguageChoice } from '@/domain/setup/preferences'
import { fetchCatalog, findCatalog } from './catalogs'
import { createFormats } from './format'
import { createTranslate } from './translate'
import { chooseSpeech, type Speech } from './language'
import { speakDocument, viewDirection } from './speakDocument'
import { useDeviceTags } from './useDeviceTags'
import { WordsContext } from './useWords'

/** Gives everything below it words, formats and a reading direction. */
export function WordsProvider({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const speech = useSpeech(choice, useDeviceTags())
  // Nothing is said in a language that was not asked for.
  return speech === undefined ? null : <Spoken speech={speech}>{children}</Spoken>
}

/** What to speak; while the words of another language are on their way, what was spoken before. */
function useSpeech(choice: LanguageChoice, deviceTags: string): Speech | undefined {
  const wanted = useMemo(() => chooseSpeech(choice, deviceTags.split(',')), [choice, deviceTags])
  const { language } = wanted
  const [before, setBefore] = useState<Speech>()
  const isAtHand = findCatalog(language) !== undefined
  if (isAtHand && before !== wanted) setBefore(wanted)

  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    if (!isAtHand) void fetchCatalog(language).then(lookAgain)
  }, [language, isAtHand])
  return isAtHand ? wanted : before
}

function Spoken({ speech, children }: { speech: Speech; children: ReactNode }) {
  const { language, locale, direction } = speech
  // One for each language: who speaks another one speaks it everywhere at once.
  const words = useMemo(
    () => ({ language, direction, format: createFormats(locale), t: createTranslate(language) }),
    [language, direction, locale],
  )

  useEffect(() => speakDocument(language, direction), [language, direction])

  return (
    <WordsContext.Provider value={words}>
      <View style={[styles.root, { direction }]} {...viewDirection(direction)}>
        {children}
      </View>
    </WordsContext.Provider>
  )
}

const styles = StyleSheet.create({ root: { flex: 1 } })
