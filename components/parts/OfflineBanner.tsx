import { type ReactElement } from 'react'
import { Pressable } from 'react-native'
import { useStore } from 'zustand'
import { pressedOpacity, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Banner } from '@/components/ui/Banner'
import { Text } from '@/components/ui/Text'
import { useSteady } from '@/components/ui/useSteady'
import { useDirection, useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Command } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { useOwnCommands } from '@/state/outbox/useOutbox'
import { freshnessWords, type Freshness } from './freshness'
import { isYoung } from './useCommandPhase'

/**
 * The strip above a screen, or nothing: since when nothing new was heard, what is still to be sent, and what waits for
 * this person. `onDone` leads to where that is listed. What becomes of the order that the screen is about, `told`, the
 * screen says itself.
 */
export function useOfflineBanner(
  freshness: Freshness,
  onDone: () => void,
  told?: OrderId,
): ReactElement | undefined {
  const { t, format } = useWords()
  const own = useOwnCommands()
  const isUntold = ({ orderId }: Command) => orderId !== told
  const waiting = own.waiting.filter(isUntold)
  const needsYou = own.needsYou.filter(isUntold)
  const isHeldUp = useIsHeldUp(waiting)
  const since = freshnessWords(t, freshness, format.time)
  const counts = [
    ...(waiting.length > 0 && (isHeldUp || since !== undefined)
      ? [t('outbox.toSend', { count: waiting.length })]
      : []),
    ...(needsYou.length > 0 ? [t('outbox.needYou', { count: needsYou.length })] : []),
  ]
  if (since === undefined && counts.length === 0) return undefined
  return <OfflineBanner since={since} counts={counts} onDone={onDone} />
}

/** With a signal a decision is sent before anybody could read that it waits; only one that stays is worth a word. */
function useIsHeldUp(waiting: readonly Command[]): boolean {
  const { outbox } = useDeviceState()
  const isSending = useStore(outbox.store, ({ sending }) => sending !== undefined)
  const isHeldUp = waiting.length > 0 && !isSending
  return useSteady(isHeldUp, () => isHeldUp && !waiting.some(({ at }) => isYoung(at)))
}

type OfflineBannerProps = { since: string | undefined; counts: readonly string[]; onDone: () => void }

function OfflineBanner({ since, counts, onDone }: OfflineBannerProps) {
  const styles = useStyles()
  const { t } = useWords()
  const onwards = useDirection() === 'rtl' ? '◂' : '▸'
  return (
    <Banner text={since} isTall={counts.length > 0}>
      {counts.length > 0 && (
        <Pressable
          role="button"
          aria-label={`${counts.join(', ')}. ${t('outbox.openList')}`}
          onPress={onDone}
          style={({ pressed }) => [styles.press, pressed && styles.pressed]}
        >
          <Text variant="banner" tone="onBanner">
            {`${counts.join(' · ')} ${onwards}`}
          </Text>
        </Pressable>
      )}
    </Banner>
  )
}

const useStyles = themed(() => ({
  press: { minHeight: touch.min, minWidth: touch.min, justifyContent: 'center', alignItems: 'flex-end' },
  pressed: { opacity: pressedOpacity },
}))
