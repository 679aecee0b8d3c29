import { Pressable, useWindowDimensions, View } from 'react-native'
import {
  disabledOpacity,
  keyHeight,
  radius,
  shortScreen,
  space,
  stroke,
  touch,
} from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'

export type PinKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'delete' | 'ok'

const ROWS: readonly (readonly PinKey[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['delete', '0', 'ok'],
]

type PinPadProps = { onKey: (key: PinKey) => void; disabled: boolean; canEnd: boolean }

/** Large keys for gloves. Digits stand from left to right in every language, as on every telephone. */
export function PinPad({ onKey, disabled, canEnd }: PinPadProps) {
  const styles = useStyles()
  const { t } = useWords()
  const isShort = useWindowDimensions().height < shortScreen
  const labels: Partial<Record<PinKey, string>> = { delete: t('people.delete'), ok: t('people.ok') }
  return (
    <View style={styles.pad}>
      {ROWS.map((row) => (
        <View key={row[0]} style={styles.row}>
          {row.map((key) => {
            const isOff = disabled || (key === 'ok' && !canEnd)
            return (
              <Pressable
                key={key}
                role="button"
                aria-label={labels[key] ?? key}
                aria-disabled={isOff}
                disabled={isOff}
                onPress={() => onKey(key)}
                style={({ pressed }) => [
                  styles.key,
                  !isShort && styles.large,
                  key === 'ok' && styles.ok,
                  pressed && (key === 'ok' ? styles.okPressed : styles.pressed),
                  isOff && styles.off,
                ]}
              >
                <Text variant="key" align="center" tone={key === 'ok' ? 'onBrand' : 'ink'}>
                  {key === 'delete' ? '⌫' : (labels[key] ?? key)}
                </Text>
              </Pressable>
            )
          })}
        </View>
      ))}
    </View>
  )
}

const useStyles = themed((colors) => ({
  pad: { direction: 'ltr', gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  key: {
    flex: 1,
    minHeight: touch.min,
    borderRadius: radius.button,
    borderWidth: stroke.hair,
    borderColor: colors.line,
    backgroundColor: colors.surface,
    alignItems: 'center',
    justifyContent: 'center',
  },
  large: { minHeight: keyHeight },
  ok: { backgroundColor: colors.brand, borderColor: colors.brand },
  pressed: { backgroundColor: colors.plainPressed },
  okPressed: { backgroundColor: colors.brandPressed },
  off: { opacity: disabledOpacity },
}))
