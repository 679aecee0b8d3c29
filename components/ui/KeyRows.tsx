import { type ReactNode } from 'react'
import { Pressable, View } from 'react-native'
import { disabledOpacity, keyHeight, radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** A key beside the zero. */
export type SideKey<Name extends string> = {
  name: Name
  sign: string
  label: string
  /** What the keys are there for: to end with. */
  isMain?: boolean
  disabled?: boolean
}

type KeyRowsProps<Name extends string> = {
  left: SideKey<Name>
  right: SideKey<Name>
  onKey: (key: Digit | Name) => void
  /** No larger than a glove needs: for screens that are too short for more. */
  isCompact: boolean
  disabled?: boolean
  /** What stands above the keys. */
  children?: ReactNode
}

const DIGITS: readonly (readonly Digit[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
]

/** Large keys for gloves, in the order of a telephone. Digits stand from left to right in every language. */
export function KeyRows<Name extends string>({
  left,
  right,
  onKey,
  isCompact,
  disabled = false,
  children,
}: KeyRowsProps<Name>) {
  const styles = useStyles()
  const rows: readonly (readonly SideKey<Digit | Name>[])[] = [
    ...DIGITS.map((row) => row.map(asKey)),
    [left, asKey('0'), right],
  ]
  return (
    <View style={styles.pad}>
      {children}
      {rows.map((row) => (
        <View key={row[0]?.name} style={styles.row}>
          {row.map((key) => (
            <KeyButton
              key={key.name}
              {...key}
              disabled={disabled || key.disabled === true}
              isCompact={isCompact}
              onPress={() => onKey(key.name)}
            />
          ))}
        </View>
      ))}
    </View>
  )
}

const asKey = (digit: Digit): SideKey<Digit> => ({ name: digit, sign: digit, label: digit })

type KeyButtonProps = Omit<SideKey<string>, 'name'> & {
  disabled: boolean
  isCompact: boolean
  onPress: () => void
}

function KeyButton({ sign, label, isMain = false, disabled, isCompact, onPress }: KeyButtonProps) {
  const styles = useStyles()
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        !isCompact && styles.large,
        isMain && styles.main,
        pressed && (isMain ? styles.mainPressed : styles.pressed),
        disabled && styles.off,
      ]}
    >
      <Text variant="key" align="center" tone={isMain ? 'onBrand' : 'ink'}>
        {sign}
      </Text>
    </Pressable>
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
  main: { backgroundColor: colors.brand, borderColor: colors.brand },
  pressed: { backgroundColor: colors.plainPressed },
  mainPressed: { backgroundColor: colors.brandPressed },
  off: { opacity: disabledOpacity },
}))
