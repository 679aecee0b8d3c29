import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

type Choice<Value extends string> = { value: Value; text: string }

type ChoiceListProps<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  /** Nothing yet, where the choice is the person's to make. */
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** One of several: each a row to touch, the chosen one marked by shape as well as colour. */
export function ChoiceList<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Value>) {
  const styles = useStyles()
  return (
    <View role="radiogroup" aria-label={label} style={styles.list}>
      {choices.map(({ value, text }, index) => {
        const checked = value === chosen
        return (
          <Pressable
            key={value}
            role="radio"
            aria-label={text}
            aria-checked={checked}
            onPress={() => onChoose(value)}
            style={({ pressed }) => [styles.row, index > 0 && styles.divided, pressed && styles.pressed]}
          >
            <View style={[styles.radio, checked && styles.checked]} />
            <Text variant={checked ? 'strong' : 'body'} style={styles.text}>
              {text}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const useStyles = themed((colors) => ({
  list: {
    backgroundColor: colors.surface,
    borderRadius: radius.card,
    borderWidth: stroke.hair,
    borderColor: colors.line,
    overflow: 'hidden',
  },
  row: {
    minHeight: touch.primary,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  divided: { borderTopWidth: stroke.hair, borderTopColor: colors.line },
  pressed: { backgroundColor: colors.plainPressed },
  text: { flex: 1 },
  radio: {
    width: space.xl,
    height: space.xl,
    borderRadius: radius.round,
    borderWidth: stroke.strong + stroke.hair,
    borderColor: colors.muted,
  },
  checked: { borderWidth: space.s, borderColor: colors.brand },
}))
