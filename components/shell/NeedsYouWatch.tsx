import { useGlobalSearchParams } from 'expo-router'
import { useEffect, useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { workplaceKey, type Command } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { Toast, TOAST_MS } from './Toast'

/** A decision of this picker that did not come through is heard and seen, whatever screen is open. */
export function NeedsYouWatch() {
  const { t } = useWords()
  const { outbox, ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const [news, setNews] = useState<readonly Command[]>([])

  useEffect(() => {
    const key = workplaceKey(workplace)
    return outbox.store.subscribe((now, known) => {
      const turned = newlyInNeed(known.commands, now.commands).filter(
        (command) => command.by === workplace.picker && command.workplace === key,
      )
      if (turned.length === 0) return
      ports.feedback.give('refused')
      setNews((before) => [...before, ...turned])
    })
  }, [outbox, ports.feedback, workplace])

  useEffect(() => {
    if (news.length === 0) return
    const timer = setTimeout(() => setNews([]), TOAST_MS)
    return () => clearTimeout(timer)
  }, [news])

  // The screens of an order say themselves what became of it, just where the toast would be.
  const { orderId } = useGlobalSearchParams()
  const latest = news.filter((command) => command.orderId !== orderId).at(-1)
  return latest && <Toast isUrgent text={t('outbox.arrived', { code: latest.orderCode })} />
}

/** What lay on the disk in need when the app started is no news; the list of orders shows it. */
function newlyInNeed(before: readonly Command[], now: readonly Command[]): Command[] {
  const wereFine = new Set(before.filter(({ state }) => state !== 'needs-you').map(({ id }) => id))
  return now.filter(({ id, state }) => state === 'needs-you' && wereFine.has(id))
}
