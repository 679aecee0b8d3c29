import type { OrderId, VendorId } from '@/domain/contract/ids'
import type { Order, OrderStatus, TransportType } from '@/domain/contract/order'
import { contentOf, type Content } from './audit/content'

/** A change of an order that the service confirmed. */
export type Step = {
  status: OrderStatus
  version: number
  by: 'CUSTOMER' | 'LOGISTICS' | 'VENDOR' | 'RIDER'
  /** Whether the partner must be told: everything but the partner's own cancellation and a store's own delivery. */
  announced: boolean
  /** Of a cancellation: a rider had the goods. */
  afterPickup?: boolean
}

export type Stage = 'waiting' | 'picking' | 'ready' | 'under way' | 'delivered' | 'cancelled' | 'stuck'

/** What the simulation knows of an order it placed. */
export type OrderRecord = {
  readonly number: number
  readonly orderId: OrderId
  readonly code: string
  readonly vendorId: VendorId
  readonly transport: TransportType
  stage: Stage
  /** What must be in it. */
  content: Content
  steps: Step[]
  isLate: boolean
  /** What went wrong on the way, in plain sentences. */
  complaints: string[]
}

export type PickerTally = {
  readonly name: string
  readonly vendorId: VendorId
  current: { code: string; done: number; lines: number } | undefined
  orders: number
  items: number
  busyMs: number
  wrongScans: number
  notFound: number
  replaced: number
  short: number
  /** Orders that were cancelled under the picker's hands. */
  putBack: number
}

export type Ledger = {
  readonly orders: Map<OrderId, OrderRecord>
  readonly pickers: PickerTally[]
  readonly requests: Map<VendorId, number>
  retries: number
}

export const openLedger = (): Ledger => ({
  orders: new Map(),
  pickers: [],
  requests: new Map(),
  retries: 0,
})

export function enterOrder(ledger: Ledger, number: number, order: Order): OrderRecord {
  const record: OrderRecord = {
    number,
    orderId: order.order_id,
    code: order.order_code,
    vendorId: order.client.store_id,
    transport: order.transport_type,
    stage: 'waiting',
    content: contentOf(order),
    steps: [{ status: 'RECEIVED', version: order.sys.version, by: 'CUSTOMER', announced: true }],
    isLate: false,
    complaints: [],
  }
  ledger.orders.set(record.orderId, record)
  return record
}

/** Answers may come in another order than the changes were made in; versions tell. */
export function noteStep(record: OrderRecord, step: Step): void {
  record.steps = [...record.steps, step].sort((one, other) => one.version - other.version)
  const last = record.steps.at(-1)?.status ?? 'RECEIVED'
  record.stage = stageOf(last)
}

export function stageOf(status: OrderStatus): Stage {
  switch (status) {
    case 'RECEIVED':
      return 'waiting'
    case 'READY_FOR_PICKUP':
      return 'ready'
    case 'DISPATCHED':
    case 'PICKED_UP':
      return 'under way'
    case 'DELIVERED':
      return 'delivered'
    case 'CANCELLED':
      return 'cancelled'
  }
}

export const newTally = (name: string, vendorId: VendorId): PickerTally => ({
  name,
  vendorId,
  current: undefined,
  orders: 0,
  items: 0,
  busyMs: 0,
  wrongScans: 0,
  notFound: 0,
  replaced: 0,
  short: 0,
  putBack: 0,
})
