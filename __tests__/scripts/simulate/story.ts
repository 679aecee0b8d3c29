import type { Order } from '@/domain/contract/order'
import { judgeUpdate, nextVersion } from '@/domain/orders/judgeUpdate'
import { repay } from '@/domain/pricing/totals'
import type { HeardEvent } from '@/scripts/simulate/audit/auditEvents'
import { auditRun, type Evidence } from '@/scripts/simulate/audit/auditRun'
import { contentOf } from '@/scripts/simulate/audit/content'
import { newEventBook, noteEvent } from '@/scripts/simulate/audit/listen'
import { enterOrder, noteStep, openLedger, type OrderRecord } from '@/scripts/simulate/ledger'
import { stepOf } from '@/scripts/simulate/outside/happen'
import { makeLine, makeOrder } from '@/__tests__/support/factories'

export const NOW = new Date(0)

const placed = (): Order => {
  const items = [makeLine(), makeLine()]
  const order = makeOrder({ items })
  return { ...order, payment: repay(order.payment, items) }
}

function pickAll(order: Order): Order {
  const items = order.items.map(({ _id, sku, pricing }) => ({
    _id,
    sku,
    status: 'IN_CART' as const,
    pricing: { pricing_type: pricing.pricing_type, quantity: pricing.quantity },
  }))
  const facts = { products: new Map(), weightedItemsEnabled: true }
  const verdict = judgeUpdate(order, { status: 'READY_FOR_PICKUP', items }, facts, NOW)
  if (verdict.kind !== 'changed') throw new Error(verdict.kind)
  return verdict.order
}

export type Story = Evidence & { record: OrderRecord; order: Order; events: HeardEvent[] }

/** An order that was picked, collected and delivered, and told of as it must be. */
export function goodStory(): Story {
  const ledger = openLedger()
  const received = placed()
  const record = enterOrder(ledger, 1, received)
  const ready = pickAll(received)
  record.content = contentOf(ready)
  noteStep(record, { status: ready.status, version: 2, by: 'VENDOR', announced: true })
  const left = nextVersion({ ...ready, status: 'DISPATCHED' }, NOW)
  noteStep(record, stepOf('RIDER_PICKED_UP', left))
  const order = nextVersion({ ...left, status: 'DELIVERED' }, NOW)
  noteStep(record, stepOf('DELIVERED', order))
  const events = record.steps.map(({ status, version }): HeardEvent => ({
    id: `event-${version}`,
    status,
    version,
    afterPickup: false,
    isSigned: true,
  }))
  return tell({ record, order, events, ledger })
}

/** The evidence of a story, once it was changed. */
export function tell(story: Pick<Story, 'record' | 'order' | 'events' | 'ledger'>): Story {
  const book = newEventBook()
  for (const event of story.events) noteEvent(book, story.record.orderId, event)
  const orders = new Map([[story.record.orderId, story.order]])
  return { ...story, book, orders, unheard: new Set(), wasStopped: false }
}

export const damaged = (damage: (story: Story) => Partial<Story>): string[] => {
  const story = goodStory()
  return auditRun(tell({ ...story, ...damage(story) }))
}

export const without = (events: HeardEvent[], version: number) =>
  events.filter((event) => event.version !== version)

export const changeLine = (order: Order, change: (line: Order['items'][number]) => object): Order => {
  const [first, ...rest] = order.items
  if (!first) throw new Error('An empty order')
  const items = [{ ...first, ...change(first) }, ...rest]
  return { ...order, items, payment: repay(order.payment, items) }
}
