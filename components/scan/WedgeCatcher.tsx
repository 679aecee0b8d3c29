import { useEffect, useRef, useState } from 'react'
import { AppState, Keyboard, Platform, TextInput } from 'react-native'
import { themed } from '@/components/theme/theme'
import { BURST_OVER_MS } from '@/domain/scanning/rawRead'
import { SHORTEST_SCAN } from '@/domain/scanning/timings'
import { useDeviceState } from '@/state/deviceState'

/** Often enough that nobody notices that the focus was elsewhere. */
const LOOK_EVERY_MS = 500

/**
 * Some handhelds hand what they read to the field that has the focus, as a keyboard on the screen does, and nowhere
 * without one; keys of a scanner come this way too where the app is built without `modules/handheld`. This field has
 * the focus whenever no other does: it is not seen, it opens no keyboard, and what it gets is a scan.
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

  // What nothing ended must not become the beginning of the next scan.
  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => setTyped(''), BURST_OVER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const note = (keys: readonly string[]) => {
    const atMs = performance.now()
    keys.forEach((key) => scans.noteKey({ key, atMs, isInField: false, isCapsLock: false }))
  }
  const end = (text: string) => {
    note([...text.slice(typed.length), 'Enter'])
    setTyped('')
    if (text.length >= SHORTEST_SCAN) scans.offer({ text, source: 'wedge', atMs: Date.now() })
  }
  const take = (text: string) => {
    const ended = /[\t\r\n]/.exec(text)
    if (ended !== null) return end(text.slice(0, ended.index))
    note([...text.slice(typed.length)])
    setTyped(text)
  }

  if (Platform.OS !== 'android') return null
  return (
    <TextInput
      ref={field}
      testID="wedge-catcher"
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
