import { type OrderId } from '@/domain/contract/ids'
import { type PickEvent } from '@/domain/picking/events'

/** Where every pick of this device is written down. What was appended outlives a killed app and an empty battery. */
export type Journal = {
  /** On the disk when it resolves; rejects when the disk does not take it, and then nothing was written. */
  append(event: PickEvent): Promise<void>
  /** The events of one order as they were written, oldest first. Not parsed: a disk may hold anything. */
  read(orderId: OrderId): Promise<unknown[]>
  /** The orders that have events. */
  listOrders(): Promise<string[]>
}
