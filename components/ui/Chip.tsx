import { View } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { radius, space } from '@/components/theme/measures'
import { themed, useGrounds } from '@/components/theme/theme'
import { Text } from './Text'

export type ChipTone = 'neutral' | 'ok' | 'soon' | 'late' | 'add' | 'replaced'

const tones: Record<ChipTone, { ground: keyof Colors; words: keyof Colors }> = {
  neutral: { ground: 'chip', words: 'ink' },
  ok: { ground: 'brandSoft', words: 'brand' },
  soon: { ground: 'soonSoft', words: 'soon' },
  late: { ground: 'lateSoft', words: 'late' },
  add: { ground: 'additionSoft', words: 'addition' },
  replaced: { ground: 'replacedSoft', words: 'replaced' },
}

type ChipProps = {
  text: string
  tone?: ChipTone
  /** A dot in front, as on a light that is on. */ dot?: boolean
}

export function Chip({ text, tone = 'neutral', dot = false }: ChipProps) {
  const styles = useStyles()
  const grounds = useGrounds()
  const { ground, words } = tones[tone]
  return (
    <View style={[styles.chip, grounds[ground]]}>
      {dot && <View style={[styles.dot, grounds[words]]} />}
      <Text variant="label" tone={words} style={styles.text}>
        {text}
      </Text>
    </View>
  )
}

const useStyles = themed(() => ({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    maxWidth: '100%',
    paddingHorizontal: space.s + space.xxs,
    paddingVertical: space.xs,
    borderRadius: radius.round,
  },
  text: { flexShrink: 1 },
  dot: { width: space.s, height: space.s, borderRadius: radius.round },
}))
