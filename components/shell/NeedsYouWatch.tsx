import { useGlobalSearchParams } from 'expo-router'
import { useEffect, useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type Command } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { useIsMine } from '@/state/outbox/useOutbox'
import { Toast, TOAST_MS } from './Toast'

/** A decision of whoever is signed in that did not come through is heard and seen, whatever screen is open. */
export function NeedsYouWatch() {
  const { t } = useWords()
  const { outbox, ports } = useDeviceState()
  const isMine = useIsMine()
  const [news, setNews] = useState<readonly Command[]>([])

  useEffect(() => {
    return outbox.store.subscribe((now, known) => {
      const turned = newlyInNeed(known.commands, now.commands).filter(isMine)
      if (turned.length === 0) return
      ports.feedback.give('refused')
      setNews((before) => [...before, ...turned])
    })
  }, [outbox, ports.feedback, isMine])

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
