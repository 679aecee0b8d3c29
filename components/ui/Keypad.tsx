import { Pressable, View } from 'react-native'
import { keyHeight, radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'
import { useRoom } from './useRoom'

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'point' | 'delete'

const ROWS: readonly (readonly Key[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['point', '0', 'delete'],
]

type KeypadProps = {
  onKey: (key: Key) => void
  /** As people of this language write it. */
  pointSign: string
  pointLabel: string
  deleteLabel: string
  /** What stands there so far. Shown beside the keys where the page is too long to show it above them all the time. */
  typed?: string
  /** No larger than a glove needs: for screens that are too short for more. */
  isCompact?: boolean
}

/** Large keys for gloves, in the order of a telephone. Digits stand from left to right in every language. */
export function Keypad({ onKey, pointSign, pointLabel, deleteLabel, typed, isCompact = false }: KeypadProps) {
  const styles = useStyles()
  const isTight = useRoom() === 'tight'
  const signs: Partial<Record<Key, { sign: string; label: string }>> = {
    point: { sign: pointSign, label: pointLabel },
    delete: { sign: '⌫', label: deleteLabel },
  }
  return (
    <View style={styles.pad}>
      {isTight && typed !== undefined && (
        <Text variant="key" align="center">
          {typed}
        </Text>
      )}
      {ROWS.map((row) => (
        <View key={row[0]} style={styles.row}>
          {row.map((key) => (
            <Pressable
              key={key}
              role="button"
              aria-label={signs[key]?.label ?? key}
              onPress={() => onKey(key)}
              style={({ pressed }) => [styles.key, !isCompact && styles.large, pressed && styles.pressed]}
            >
              <Text variant="key" align="center">
                {signs[key]?.sign ?? key}
              </Text>
            </Pressable>
          ))}
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
  pressed: { backgroundColor: colors.plainPressed },
}))
