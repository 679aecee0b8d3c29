import { useLocales } from 'expo-localization'
import { useEffect, useMemo, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { type LanguageChoice } from '@/domain/setup/preferences'
import { createFormats } from './format'
import { createI18n } from './i18n'
import { chooseSpeech } from './language'
import { speakDocument, viewDirection } from './speakDocument'
import { WordsContext } from './useWords'

/** Gives everything below it words, formats and a reading direction. */
export function WordsProvider({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const deviceTags = useLocales()
    .map(({ languageTag }) => languageTag)
    .join(',')
  const { language, locale, direction } = useMemo(
    () => chooseSpeech(choice, deviceTags.split(',')),
    [choice, deviceTags],
  )
  const i18n = useMemo(() => createI18n(language), [language])
  const spoken = useMemo(
    () => ({ language, direction, format: createFormats(locale) }),
    [language, direction, locale],
  )

  useEffect(() => speakDocument(language, direction), [language, direction])

  return (
    <I18nextProvider i18n={i18n}>
      <WordsContext.Provider value={spoken}>
        <View style={[styles.root, { direction }]} {...viewDirection(direction)}>
          {children}
        </View>
      </WordsContext.Provider>
    </I18nextProvider>
  )
}

const styles = StyleSheet.create({ root: { flex: 1 } })
