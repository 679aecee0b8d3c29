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
  const [latest, setLatest] = useState<Command>()

  useEffect(() => {
    const key = workplaceKey(workplace)
    return outbox.store.subscribe((now, before) => {
      const turned = newlyInNeed(before.commands, now.commands).filter(
        (command) => command.by === workplace.picker && command.workplace === key,
      )
      if (turned.length === 0) return
      ports.feedback.give('refused')
      setLatest(turned.at(-1))
    })
  }, [outbox, ports.feedback, workplace])

  useEffect(() => {
    if (latest === undefined) return
    const timer = setTimeout(() => setLatest(undefined), TOAST_MS)
    return () => clearTimeout(timer)
  }, [latest])

  // The screens of an order say themselves what became of it, just where the toast would be.
  const { orderId } = useGlobalSearchParams()
  if (latest === undefined || latest.orderId === orderId) return null
  return <Toast isUrgent text={t('outbox.arrived', { code: latest.orderCode })} />
}

/** What lay on the disk in need when the app started is no news; the list of orders shows it. */
function newlyInNeed(before: readonly Command[], now: readonly Command[]): Command[] {
  const wereFine = new Set(before.filter(({ state }) => state !== 'needs-you').map(({ id }) => id))
  return now.filter(({ id, state }) => state === 'needs-you' && wereFine.has(id))
}
