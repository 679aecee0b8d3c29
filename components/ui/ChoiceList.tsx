import { View } from 'react-native'
import { radius, space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'
import { TouchList, TouchRow } from './TouchList'

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
    <TouchList role="radiogroup" label={label}>
      {choices.map(({ value, text }, index) => {
        const checked = value === chosen
        return (
          <TouchRow
            key={value}
            role="radio"
            label={text}
            aria-checked={checked}
            isFirst={index === 0}
            onPress={() => onChoose(value)}
          >
            <View style={[styles.radio, checked && styles.checked]} />
            <Text variant={checked ? 'strong' : 'body'} style={styles.text}>
              {text}
            </Text>
          </TouchRow>
        )
      })}
    </TouchList>
  )
}

const useStyles = themed((colors) => ({
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
