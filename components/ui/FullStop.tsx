import { type ReactNode } from 'react'
import { ScrollView, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { type Colors } from '@/components/theme/colors'
import { layout, signSize, space } from '@/components/theme/measures'
import { themed, useColors } from '@/components/theme/theme'
import { Layer } from './Layer'
import { scrolledByKeys } from './scrolledByKeys'
import { Text } from './Text'
import { useIsLying } from './useIsLying'
import { useRoom } from './useRoom'
import { useThumbRow } from './useThumbRow'

export type StopTone = 'wrong' | 'unknown' | 'inactive'

const looks: Record<StopTone, { ground: keyof Colors; words: keyof Colors }> = {
  wrong: { ground: 'notFound', words: 'onNotFound' },
  unknown: { ground: 'replaced', words: 'onReplaced' },
  inactive: { ground: 'banner', words: 'onBanner' },
}

type FullStopProps = {
  tone: StopTone
  /** One sign, seen from an arm's length; the title says the same in words. */
  sign: string
  title: string
  lines: readonly string[]
  onDismiss: () => void
  /** The answers, the one that goes on last, where the thumb is. */
  children: ReactNode
}

/** Fills the whole screen: nobody can miss it, and nothing else can be touched before it is answered. */
export function FullStop({ tone, sign, title, lines, onDismiss, children }: FullStopProps) {
  const styles = useStyles()
  const colors = useColors()
  const insets = useSafeAreaInsets()
  const { ground, words } = looks[tone]
  const isLying = useIsLying()
  const thumbRow = useThumbRow()
  const isTight = useRoom() === 'tight'
  return (
    <Layer title={title} animationType="none" onRequestClose={onDismiss}>
      <View
        role="alertdialog"
        aria-modal
        aria-label={title}
        style={[
          styles.screen,
          isLying && [styles.lying, thumbRow],
          { backgroundColor: colors[ground], paddingTop: insets.top, paddingBottom: insets.bottom },
        ]}
      >
        <ScrollView style={styles.words} contentContainerStyle={styles.content} {...scrolledByKeys}>
          {!isTight && (
            <View aria-hidden>
              <Text variant="display" tone={words} align="center" style={!isLying && styles.sign}>
                {sign}
              </Text>
            </View>
          )}
          <Text variant={isTight ? 'title' : 'number'} tone={words} align="center" heading={1}>
            {title}
          </Text>
          {lines.map((line) => (
            <Text key={line} variant="name" tone={words} align="center">
              {line}
            </Text>
          ))}
        </ScrollView>
        <View style={[styles.answers, isLying && styles.answersBeside]}>{children}</View>
      </View>
    </Layer>
  )
}

const useStyles = themed(() => ({
  screen: { flex: 1 },
  lying: { alignItems: 'center' },
  words: { flex: 1 },
  content: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: space.m,
    padding: space.xl,
    width: '100%',
    maxWidth: layout.formWidth,
    alignSelf: 'center',
  },
  sign: { fontSize: signSize, lineHeight: signSize + space.l },
  answers: {
    gap: space.m,
    padding: space.m,
    width: '100%',
    maxWidth: layout.formWidth,
    alignSelf: 'center',
  },
  answersBeside: { flex: 1 },
}))
