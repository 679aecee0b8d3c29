import { type Problem } from '@/api/problem'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { checkRequest, finishRequest } from '@/domain/picking/cart'
import { faultsByLine, type PlacedFault } from '@/domain/picking/lineFaults'
import { type PickSession } from '@/domain/picking/session'
import { useDeviceState } from '@/state/deviceState'
import { useSendUpdate } from '@/state/orders/useSendUpdate'
import { useState } from 'react'

type Trouble = { faults: readonly PlacedFault[]; text: string }

/** Asks the service about the cart, and ends the order. `onTrouble` hears why it did not work, or that it did. */
export function useReviewActions(
  order: Order,
  session: PickSession,
  onTrouble: (trouble: Trouble | undefined) => void,
) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const { send } = useSendUpdate(order.order_id)
  const [busy, setBusy] = useState<'check' | 'finish'>()

  const submit = async (what: 'check' | 'finish', request: OrderUpdate) => {
    onTrouble(undefined)
    setBusy(what)
    const sent = await send(request).finally(() => setBusy(undefined))
    if (sent.kind === 'answered')
      return ports.feedback.give(what === 'finish' ? 'order-complete' : 'line-complete')
    ports.feedback.give('refused')
    onTrouble(troubleOf(request, sent.problem))
  }

  const troubleOf = (request: OrderUpdate, problem: Problem | undefined): Trouble => {
    if (problem?.kind !== 'refused') return { faults: [], text: problemWords(t, problem) }
    if (problem.code === 'INVALID_TRANSITION') return { faults: [], text: t('review.endedElsewhere') }
    const faults = faultsByLine(request, problem.faults, session)
    return { faults, text: faults.length > 0 ? t('review.refused') : problemWords(t, problem) }
  }

  return {
    busy,
    check: async () => {
      const made = checkRequest(session, order)
      if (made.kind === 'request') await submit('check', made.request)
    },
    finish: async () => {
      const made = finishRequest(session, order)
      if (made.kind === 'request') await submit('finish', made.request)
    },
  }
}
