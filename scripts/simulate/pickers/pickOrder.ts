import { randomUUID } from 'node:crypto'
import type { Order } from '@/domain/contract/order'
import type { PickAct } from '@/domain/picking/events'
import { reportNotFound } from '@/domain/picking/notFound'
import { isDone } from '@/domain/picking/outcome'
import { applyEvent, findLine, startSession, type PickSession } from '@/domain/picking/session'
import { nextLine, planWalk } from '@/domain/picking/walk'
import type { Chance } from '@/server/demo/catalog/random'
import type { Shelf } from '../shelf'
import type { Hands } from './hands'
import { pickLine } from './pickLine'

export type Work = {
  shelf: Shelf
  hands: Hands
  by: string
  missing: number
  mistakes: number
  /** The luck of the nth line of this order. */
  luckOf(line: number): Chance
}

/** Something that takes time. `slip`: a scan that the rules refused. */
export type Moment = { seconds: number; session: PickSession; slip: boolean }

/** Somebody walks through the store with an order, until every line is decided. Knows no clock: each moment says how long it takes. */
export function* pickOrder(order: Order, work: Work): Generator<Moment, PickSession> {
  let session = startSession(order)
  const perform = (act: PickAct) => {
    const at = new Date().toISOString()
    session = applyEvent(session, { id: randomUUID(), orderId: order.order_id, at, by: work.by, ...act })
  }
  perform({ type: 'picking-begun' })
  const walk = planWalk(session.ordered, work.shelf.categories, work.shelf.categoryIdsOf)
  for (let next = nextLine(session, walk); next; next = nextLine(session, walk)) {
    yield { seconds: work.hands.walk, session, slip: false }
    const { line } = next
    const luck = work.luckOf(session.ordered.findIndex(({ _id }) => _id === line._id))
    for (const { seconds, act, slip = false } of pickLine(() => session, line._id, work, luck)) {
      if (act) perform(act)
      yield { seconds, session, slip }
    }
    const left = findLine(session, line._id)
    if (!left || isDone(left)) continue
    // Whatever kept it open: nobody stands before a shelf for ever.
    const verdict = reportNotFound(left)
    if (verdict.kind === 'refused') throw new Error(`${line.name} can neither be picked nor given up.`)
    perform(verdict.act)
  }
  return session
}
