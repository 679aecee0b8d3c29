import { useEffect, useRef, useState } from 'react'
import { AppState, Keyboard, Platform, TextInput } from 'react-native'
import { themed } from '@/components/theme/theme'
import { SHORTEST_SCAN } from '@/domain/scanning/timings'
import { useDeviceState } from '@/state/deviceState'

/** Often enough that nobody notices that the focus was elsewhere. */
const LOOK_EVERY_MS = 500

/**
 * On a device the keys of a scanner that types go to the field that has the focus, and nowhere without one. This field
 * has it whenever no other does: it is not seen, it opens no keyboard, and what it gets is a scan.
 */
export function WedgeCatcher() {
  const styles = useStyles()
  const { scans } = useDeviceState()
  const field = useRef<TextInput>(null)
  const [typed, setTyped] = useState('')

  useEffect(() => {
    if (Platform.OS !== 'android') return
    const takeFocus = () => {
      if (AppState.currentState === 'active' && TextInput.State.currentlyFocusedInput() === null) {
        field.current?.focus()
      }
    }
    const timer = setInterval(takeFocus, LOOK_EVERY_MS)
    const hidden = Keyboard.addListener('keyboardDidHide', takeFocus)
    return () => {
      clearInterval(timer)
      hidden.remove()
    }
  }, [])

  const end = (text: string) => {
    setTyped('')
    if (text.length >= SHORTEST_SCAN) scans.offer({ text, source: 'wedge', atMs: Date.now() })
  }
  const take = (text: string) => {
    const ended = /[\t\r\n]/.exec(text)
    if (ended === null) setTyped(text)
    else end(text.slice(0, ended.index))
  }

  if (Platform.OS !== 'android') return null
  return (
    <TextInput
      ref={field}
      value={typed}
      onChangeText={take}
      onSubmitEditing={({ nativeEvent }) => end(nativeEvent.text)}
      showSoftInputOnFocus={false}
      submitBehavior="submit"
      autoCorrect={false}
      autoComplete="off"
      autoCapitalize="none"
      caretHidden
      contextMenuHidden
      importantForAccessibility="no-hide-descendants"
      accessibilityElementsHidden
      style={styles.hidden}
    />
  )
}

const useStyles = themed(() => ({
  hidden: { position: 'absolute', width: 1, height: 1, opacity: 0, start: 0, top: 0 },
}))
