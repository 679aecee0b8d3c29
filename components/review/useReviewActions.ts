import { useState } from 'react'
import { type Problem } from '@/api/problem'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { checkRequest, finishRequest } from '@/domain/picking/cart'
import { faultsByLine, type PlacedFault } from '@/domain/picking/lineFaults'
import { type PickSession } from '@/domain/picking/session'
import { useDeviceState } from '@/state/deviceState'
import { useCheckCart } from '@/state/orders/useCheckCart'
import { useEndOrder } from '@/state/outbox/useEndOrder'

export type ReviewTrouble = {
  faults: readonly PlacedFault[]
  text: string
  /** Nothing is wrong with the cart. */
  isHarmless?: boolean
}

/** Asks the service about the cart, and decides the end. `onTrouble` hears why it did not work, or that it did. */
export function useReviewActions(
  order: Order,
  session: PickSession,
  onTrouble: (trouble: ReviewTrouble | undefined) => void,
) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const askService = useCheckCart(order.order_id)
  const endOrder = useEndOrder(order)
  const [busy, setBusy] = useState<'check' | 'finish'>()

  const troubleOf = (request: OrderUpdate, problem: Problem): ReviewTrouble => {
    if (problem.kind === 'offline' || problem.kind === 'timeout') {
      return { faults: [], text: t('review.checkOffline'), isHarmless: true }
    }
    if (problem.kind !== 'refused') return { faults: [], text: problemWords(t, problem) }
    if (problem.code === 'INVALID_TRANSITION') return { faults: [], text: t('review.endedElsewhere') }
    const faults = faultsByLine(request, problem.faults, session)
    return { faults, text: faults.length > 0 ? t('review.refused') : problemWords(t, problem) }
  }

  const refuse = (trouble: ReviewTrouble) => {
    ports.feedback.give('refused')
    onTrouble(trouble)
  }

  const begin = (what: 'check' | 'finish') => {
    onTrouble(undefined)
    setBusy(what)
  }

  return {
    busy,
    check: async () => {
      const made = checkRequest(session, order)
      if (made.kind !== 'request') return
      begin('check')
      const checked = await askService(made.request).finally(() => setBusy(undefined))
      if (checked.kind === 'all-right') return ports.feedback.give('line-complete')
      refuse(troubleOf(made.request, checked.problem))
    },
    finish: async () => {
      begin('finish')
      const kept = await endOrder((newest) => findRequest(newest, order)).finally(() => setBusy(undefined))
      // It is on the disk: whatever the network does now, the picker is done with it.
      if (kept === 'kept') ports.feedback.give('order-complete')
      if (kept === 'not-kept') refuse({ faults: [], text: t('replace.notKept') })
    },
  }
}

/** Nothing when another tab opened a line again after this was drawn; the screen shows the open lines by itself. */
function findRequest(session: PickSession, order: Order): OrderUpdate | undefined {
  const made = finishRequest(session, order)
  return made.kind === 'request' ? made.request : undefined
}
