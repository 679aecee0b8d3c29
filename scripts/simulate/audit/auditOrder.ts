import type { Order } from '@/domain/contract/order'
import { isFinal } from '@/domain/orders/transitions'
import { repay } from '@/domain/pricing/totals'
import type { OrderRecord } from '../ledger'
import { contentOf, type ContentLine } from './content'

/** What differs between an order as the service holds it and what people did with it, in plain sentences. */
export function auditOrder(record: OrderRecord, order: Order | undefined, wasStopped: boolean): string[] {
  const name = `Order ${record.code}`
  if (!order) return [`${name} is not at the service.`]
  return [
    ...record.complaints.map((complaint) => `${name}: ${complaint}`),
    ...auditState(record, order, wasStopped).map((fault) => `${name} ${fault}`),
    ...auditLines(record, order).map((fault) => `${name}: ${fault}`),
    ...auditTotals(record, order).map((fault) => `${name} ${fault}`),
  ]
}

function auditState({ steps }: OrderRecord, order: Order, wasStopped: boolean): string[] {
  const faults: string[] = []
  const last = steps.at(-1)
  if (last && order.status !== last.status) faults.push(`is ${order.status} and should be ${last.status}.`)
  else if (!isFinal(order.status) && !wasStopped) faults.push(`is stuck: it is still ${order.status}.`)
  const versions = steps.map(({ version }) => version)
  if (versions.some((version, place) => version !== place + 1) || order.sys.version !== versions.length) {
    faults.push(
      `has version ${order.sys.version}, and its ${steps.length} changes were ${versions.join(', ')}.`,
    )
  }
  const canceller = order.cancellation?.cancelled_by
  if (last?.status === 'CANCELLED' && canceller !== last.by) {
    faults.push(`was cancelled by ${canceller ?? 'nobody'} and not by ${last.by}.`)
  }
  return faults
}

function auditLines({ content }: OrderRecord, order: Order): string[] {
  const there = new Map(contentOf(order).lines.map((line) => [line.id, line]))
  const faults = content.lines.flatMap((wanted) => {
    const found = there.get(wanted.id)
    there.delete(wanted.id)
    if (!found) return [`${tell(wanted)} is gone.`]
    return tell(found) === tell(wanted)
      ? []
      : [`the service holds ${tell(found)}, and it was ${tell(wanted)}.`]
  })
  return [...faults, ...[...there.values()].map((line) => `${tell(line)} was never put in.`)]
}

const tell = ({ sku, status, quantity, weightKg, replacedId, totalPrice }: ContentLine) =>
  [
    sku,
    status,
    weightKg === undefined ? `${quantity} pieces` : `${weightKg} kg`,
    `for ${totalPrice}`,
    ...(replacedId === undefined ? [] : [`instead of ${replacedId}`]),
  ].join(' ')

function auditTotals({ content }: OrderRecord, order: Order): string[] {
  const { payment } = order
  const due = repay(payment, order.items)
  const faults: string[] = []
  if (payment.sub_total !== due.sub_total || payment.order_total !== due.order_total) {
    faults.push(`costs ${payment.order_total}, but its lines and fees come to ${due.order_total}.`)
  }
  if (payment.sub_total !== content.subTotal || payment.order_total !== content.orderTotal) {
    faults.push(`costs ${payment.order_total}, and the cart came to ${content.orderTotal}.`)
  }
  return faults
}
