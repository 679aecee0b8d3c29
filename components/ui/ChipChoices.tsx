import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'

type ChipChoicesProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; text: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, side by side and wrapping; the chosen one is marked by its frame and weight as well as by colour. */
export function ChipChoices<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChipChoicesProps<Value>) {
  const styles = useStyles()
  return (
    <View role="radiogroup" aria-label={label} style={styles.choices}>
      {choices.map(({ value, text }) => {
        const checked = value === chosen
        return (
          <Pressable
            key={value}
            role="radio"
            aria-label={text}
            aria-checked={checked}
            onPress={() => onChoose(value)}
            style={({ pressed }) => [styles.choice, checked && styles.checked, pressed && styles.pressed]}
          >
            <Text variant={checked ? 'strong' : 'body'} tone={checked ? 'brand' : 'ink'} align="center">
              {text}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const useStyles = themed((colors) => ({
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: {
    minHeight: touch.min,
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.button,
    borderWidth: stroke.strong,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  checked: { borderColor: colors.brand, backgroundColor: colors.brandSoft },
  pressed: { backgroundColor: colors.plainPressed },
}))
