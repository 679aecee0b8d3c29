import { type ReactElement } from 'react'
import { Pressable, View } from 'react-native'
import { useStore } from 'zustand'
import { pressedOpacity, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Banner } from '@/components/ui/Banner'
import { Text } from '@/components/ui/Text'
import { useSteady } from '@/components/ui/useSteady'
import { useDirection, useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useOwnCommands } from '@/state/outbox/useOutbox'
import { useOpenTasks } from '@/state/tools/useTools'
import { freshnessWords, type Freshness } from './freshness'
import { isYoung } from './useCommandPhase'

export type BannerRoutes = {
  /** To the orders that were decided and are not confirmed. */
  onDone: () => void
  /** To what was changed in the store. Without it, changes of the store are none of this screen's business. */
  onTasks?: () => void
}

type Counts = { texts: readonly string[]; onOpen: () => void }

/**
 * The strip above a screen, or nothing: since when nothing new was heard, what is still to be sent, and what waits for
 * this person; a touch leads to where that is listed. What becomes of the order or the task that the screen is about,
 * `told`, the screen says itself.
 */
export function useOfflineBanner(
  freshness: Freshness,
  { onDone, onTasks }: BannerRoutes,
  told?: string,
): ReactElement | undefined {
  const { t, format } = useWords()
  const { outbox, toolbox } = useDeviceState()
  const since = freshnessWords(t, freshness, format.time)
  const isOffline = since !== undefined
  const isSendingOrder = useStore(outbox.store, ({ sending }) => sending !== undefined)
  const isSendingTask = useStore(toolbox.store, ({ sending }) => sending !== undefined)
  const orders = without(useOwnCommands(), ({ orderId }) => orderId === told)
  const changes = without(useOpenTasks(), ({ id }) => id === told || onTasks === undefined)
  const areOrdersHeldUp = useIsHeldUp(orders.waiting, isSendingOrder)
  const areChangesHeldUp = useIsHeldUp(changes.waiting, isSendingTask)
  const counts: Counts[] = [
    {
      onOpen: onDone,
      texts: [
        ...countOf('toSend', isOffline || areOrdersHeldUp ? orders.waiting : []),
        ...countOf('needYou', orders.needsYou),
      ],
    },
    {
      onOpen: onTasks ?? onDone,
      texts: [
        ...countOf('changesToSend', isOffline || areChangesHeldUp ? changes.waiting : []),
        ...countOf('changesNeedYou', changes.needsYou),
      ],
    },
  ].filter(({ texts }) => texts.length > 0)

  function countOf(
    what: 'toSend' | 'needYou' | 'changesToSend' | 'changesNeedYou',
    { length: count }: readonly unknown[],
  ): string[] {
    return count > 0 ? [t(`outbox.${what}`, { count })] : []
  }
  if (since === undefined && counts.length === 0) return undefined
  return <OfflineBanner since={since} counts={counts} />
}

type Open<Entry> = { waiting: readonly Entry[]; needsYou: readonly Entry[] }

const without = <Entry,>({ waiting, needsYou }: Open<Entry>, isTold: (entry: Entry) => boolean) => ({
  waiting: waiting.filter((entry) => !isTold(entry)),
  needsYou: needsYou.filter((entry) => !isTold(entry)),
})

/** With a signal a decision is sent before anybody could read that it waits; only one that stays is worth a word. */
function useIsHeldUp(waiting: readonly { at: string }[], isSending: boolean): boolean {
  const isHeldUp = waiting.length > 0 && !isSending
  return useSteady(isHeldUp, () => isHeldUp && !waiting.some(({ at }) => isYoung(at)))
}

function OfflineBanner({ since, counts }: { since: string | undefined; counts: readonly Counts[] }) {
  const styles = useStyles()
  const { t } = useWords()
  const onwards = useDirection() === 'rtl' ? '◂' : '▸'
  return (
    <Banner text={since} isTall={counts.length > 0}>
      {counts.length > 0 && (
        <View style={styles.counts}>
          {counts.map(({ texts, onOpen }) => (
            <Pressable
              key={texts.join()}
              role="button"
              aria-label={`${texts.join(', ')}. ${t('outbox.openList')}`}
              onPress={onOpen}
              style={({ pressed }) => [styles.press, pressed && styles.pressed]}
            >
              <Text variant="banner" tone="onBanner">
                {`${texts.join(' · ')} ${onwards}`}
              </Text>
            </Pressable>
          ))}
        </View>
      )}
    </Banner>
  )
}

const useStyles = themed(() => ({
  counts: { flexShrink: 1 },
  press: { minHeight: touch.min, minWidth: touch.min, justifyContent: 'center', alignItems: 'flex-end' },
  pressed: { opacity: pressedOpacity },
}))
