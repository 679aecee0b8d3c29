import type { Order, OrderLine } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { linesAsReceived } from '@/domain/orders/asReceived'
import { judgeUpdate } from '@/domain/orders/judgeUpdate'
import { repay } from '@/domain/pricing/totals'
import { checkRequest, finishRequest } from './cart'
import { factsOf } from './cartFacts'
import { faultsByLine, type PlacedFault } from './lineFaults'
import { outcomeOf, type LineOutcome } from './outcome'
import { changesOf, type ReviewChange } from './reviewChanges'
import type { PickSession } from './session'

export type { ReviewChange } from './reviewChanges'

export type Totals = { readonly subTotal: number; readonly orderTotal: number }

export type Review = {
  /** Only what differs from what was ordered: lines as ordered, additions last. */
  readonly changes: readonly ReviewChange[]
  readonly counts: {
    /** Short ones too. */
    readonly inCart: number
    readonly notFound: number
    readonly replaced: number
    readonly added: number
    readonly open: number
  }
  readonly before: Totals
  /** Undefined while the cart has faults or the order is closed. Open lines count as ordered. */
  readonly after: Totals | undefined
  /** What the service will say, as far as the device knows. */
  readonly faults: readonly PlacedFault[]
  /** `closed`: somebody has ended the order meanwhile. */
  readonly state: 'fine' | 'open-lines' | 'faulty' | 'closed'
  /** The order as it would be. */
  readonly order: Order | undefined
}

/** What the cart comes to, by the rules of the service. */
export function reviewOf(
  session: PickSession,
  order: Order,
  now: Date,
  weightedItemsEnabled: boolean,
): Review {
  const counts = countLines(session)
  const judged = judge(session, order, now, weightedItemsEnabled)
  const faults = judged.kind === 'faulty' ? judged.faults : []
  const filled = judged.kind === 'order' ? judged.order : undefined
  const isOpen = counts.open > 0
  return {
    changes: changesOf(session, filled),
    counts,
    before: totalsOf(asReceived(order)),
    after: filled && totalsOf(filled),
    faults,
    state: judged.kind !== 'order' ? judged.kind : isOpen ? 'open-lines' : 'fine',
    order: filled,
  }
}

type Judged = { kind: 'order'; order: Order } | { kind: 'faulty'; faults: PlacedFault[] } | { kind: 'closed' }

function judge(session: PickSession, order: Order, now: Date, weightedItemsEnabled: boolean): Judged {
  const request = requestOf(session, order)
  // Nothing is decided yet: the order as it came.
  if (!request) return order.status === 'RECEIVED' ? { kind: 'order', order } : { kind: 'closed' }
  const verdict = judgeUpdate(order, request, factsOf(session, weightedItemsEnabled), now)
  switch (verdict.kind) {
    case 'changed':
    case 'checked':
      return { kind: 'order', order: verdict.order }
    case 'faulty':
      return { kind: 'faulty', faults: faultsByLine(request, verdict.faults, session) }
    case 'wrong-state':
      return { kind: 'closed' }
  }
}

function requestOf(session: PickSession, order: Order): OrderUpdate | undefined {
  const finish = finishRequest(session, order)
  const made = finish.kind === 'request' ? finish : checkRequest(session, order)
  return made.kind === 'request' ? made.request : undefined
}

function countLines({ lines, additions }: PickSession): Review['counts'] {
  const outcomes = lines.map(outcomeOf)
  const count = (...counted: LineOutcome[]) => outcomes.filter((outcome) => counted.includes(outcome)).length
  return {
    inCart: count('in-cart', 'short'),
    notFound: count('not-found'),
    replaced: count('replaced'),
    added: additions.length,
    open: count('open', 'look-again'),
  }
}

/** A platform may count in its own way what was ordered; what it said then is shown, while it is still there. */
function asReceived(order: Order): Order {
  if (order.status === 'RECEIVED') return order
  const items: OrderLine[] = linesAsReceived(order)
  return { ...order, items, payment: repay(order.payment, items) }
}

const totalsOf = ({ payment }: Order): Totals => ({
  subTotal: payment.sub_total,
  orderTotal: payment.order_total,
})
