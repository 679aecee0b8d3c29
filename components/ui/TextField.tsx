import { useId, useState, type Ref } from 'react'
import { TextInput, View } from 'react-native'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { useTextSize } from '@/components/theme/comfort'
import { themed, useColors } from '@/components/theme/theme'
import { deviceScaleWithin, typeAt } from '@/components/theme/type'
import { Text } from './Text'

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  hint?: string
  /** A sentence that says what to change. */
  fault?: string
  /** Nothing is corrected in any, and only names are capitalised. Long codes wrap. `digits` brings up a pad of digits. */
  kind: 'code' | 'name' | 'search' | 'digits'
  disabled?: boolean
  /** For who leads people to the field. */
  ref?: Ref<TextInput>
}

export function TextField({
  label,
  value,
  onChange,
  onSubmit,
  hint,
  fault,
  kind,
  disabled = false,
  ref,
}: TextFieldProps) {
  const styles = useStyles()
  const colors = useColors()
  const size = useTextSize()
  const [focused, setFocused] = useState(false)
  const hintId = useId()

  return (
    <View style={styles.field}>
      <Text variant="strong">{label}</Text>
      {hint !== undefined && (
        <Text variant="sub" tone="muted" nativeID={hintId}>
          {hint}
        </Text>
      )}
      <TextInput
        ref={ref}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        editable={!disabled}
        multiline={kind === 'code'}
        {...(kind === 'digits' && { inputMode: 'numeric' as const })}
        // Enter sends; a code has no second line of its own.
        submitBehavior="blurAndSubmit"
        blurOnSubmit
        returnKeyType={kind === 'search' ? 'search' : 'go'}
        autoCapitalize={kind === 'name' ? 'words' : 'none'}
        // Devices are shared: nothing that somebody else typed is offered.
        autoComplete="off"
        autoCorrect={false}
        spellCheck={false}
        maxFontSizeMultiplier={deviceScaleWithin(size)}
        style={[
          typeAt('body', size),
          styles.input,
          focused && { borderColor: colors.brand },
          fault !== undefined && { borderColor: colors.notFound },
        ]}
      />
      {fault !== undefined && (
        <Text variant="sub" tone="notFound" alert>
          {fault}
        </Text>
      )}
    </View>
  )
}

const useStyles = themed((colors) => ({
  field: { gap: space.xs },
  input: {
    color: colors.ink,
    backgroundColor: colors.surface,
    borderWidth: stroke.strong,
    borderColor: colors.outline,
    borderRadius: radius.m,
    minHeight: touch.primary,
    paddingHorizontal: space.m,
    paddingVertical: space.m,
    textAlignVertical: 'top',
  },
}))
