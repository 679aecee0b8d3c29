import { useContext, useEffect, useRef, useState } from 'react'
import { View } from 'react-native'
import { layout, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { useClock } from '@/components/ui/clock'
import { CoveredContext } from '@/components/ui/covered'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { isPin, LONGEST_PIN, SHORTEST_PIN } from '@/domain/people/pin'
import { useDeviceState } from '@/state/deviceState'
import { PinDots } from './PinDots'
import { PinPad, type PinKey } from './PinPad'
import { usePadKeys } from './usePadKeys'

type PinQuestionProps = {
  title: string
  hint?: string | undefined
  /** What was wrong with the last one. */
  fault?: string | undefined
  /** How long to wait before the next try. */
  waitMs?: (() => number) | undefined
  busy: boolean
  onPin: (pin: string) => void
  /** What was scanned, unless a keyboard typed a PIN that way. */
  onScan?: ((text: string) => void) | undefined
  /** Where it is asked: at the lock, or on a page like any other. */
  at?: 'page' | 'lock'
}

/** Asks for a PIN: by large keys, by a keyboard, and where it is listened to, by a badge. */
export function PinQuestion({
  title,
  hint,
  fault,
  waitMs = () => 0,
  busy,
  onPin,
  onScan,
  at = 'page',
}: PinQuestionProps) {
  const styles = useStyles()
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  // Several keys may come before the next drawing.
  const typedNow = useRef('')
  const waitSeconds = useClock(() => Math.ceil(waitMs() / 1_000))
  const isOff = busy || waitSeconds > 0
  const canEnd = typed.length >= SHORTEST_PIN

  function type(text: string) {
    typedNow.current = text
    setTyped(text)
  }
  function end(pin: string) {
    if (pin.length < SHORTEST_PIN) return
    type('')
    onPin(pin)
  }
  function press(key: PinKey) {
    const before = typedNow.current
    if (isOff) return
    if (key === 'ok') return end(before)
    type(key === 'delete' ? before.slice(0, -1) : `${before}${key}`.slice(0, LONGEST_PIN))
  }
  usePadKeys(press, !useContext(CoveredContext))
  useScansAt(at, (text) => {
    // The digits of a code that was just scanned were typed, too.
    type('')
    if (isPin(text)) return isOff ? undefined : onPin(text)
    onScan?.(text)
  })

  return (
    <View style={styles.question}>
      <View style={styles.words}>
        <Text variant="title" heading={2} align="center">
          {title}
        </Text>
        {hint !== undefined && (
          <Text variant="sub" tone="muted" align="center">
            {hint}
          </Text>
        )}
        <PinDots typed={typed.length} />
        {waitSeconds > 0 ? (
          <>
            <Text variant="strong" tone="notFound" align="center" alert>
              {t('people.wait')}
            </Text>
            {/* Not read out second by second. */}
            <Text variant="amount" align="center">
              {t('people.waitLeft', { time: asClock(waitSeconds) })}
            </Text>
          </>
        ) : (
          fault !== undefined && (
            <Text variant="strong" tone="notFound" align="center" alert>
              {fault}
            </Text>
          )
        )}
      </View>
      <PinPad onKey={press} disabled={isOff} canEnd={canEnd} />
    </View>
  )
}

function useScansAt(at: 'page' | 'lock', onScan: (text: string) => void) {
  const { scans } = useDeviceState()
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })
  useEffect(
    () => (at === 'lock' ? scans.atLock : scans).listen(({ text }) => latest.current(text)),
    [scans, at],
  )
}

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const useStyles = themed(() => ({
  question: {
    flexGrow: 1,
    justifyContent: 'flex-end',
    alignSelf: 'center',
    width: '100%',
    maxWidth: layout.dialogWidth,
    gap: space.m,
  },
  words: { flexGrow: 1, justifyContent: 'center', gap: space.s },
}))
