import { type OrderId } from '@/domain/contract/ids'
import { type Command, type CommandId, type CommandState } from '@/domain/outbox/command'
import { type PickEvent } from '@/domain/picking/events'
import { type Task, type TaskId, type TaskState } from '@/domain/tools/task'

/** What is written together. All of it is on the disk afterwards, or nothing. */
export type JournalEntry = {
  event?: PickEvent
  /** How many events of this order and picker the writer knew. Another tab may have written meanwhile. */
  after?: number
  /** Goes to the end of the outbox, or takes the place of the command with its id. */
  command?: Command | Task
  /** Leaves the outbox. */
  settled?: CommandId | TaskId
  /** A command that the writer decided about must still be as the writer knew it. */
  expected?: { id: CommandId | TaskId; state: CommandState | TaskState }
}

/** Somebody else was quicker: what the writer decided on is no longer so. Nothing was written. */
export class StaleEntry extends Error {
  override readonly name = 'StaleEntry'
}

/**
 * Where every pick of this device is written down, and what must still be sent. What was written outlives a killed
 * app and an empty battery. Nothing that is read is parsed here: a disk may hold anything.
 */
export type Journal = {
  /** On the disk when it resolves. Rejects when the disk does not take it, or with `StaleEntry`. */
  write(entry: JournalEntry): Promise<void>
  /** The events of one order by one picker as they were written, oldest first. */
  read(orderId: OrderId, by: string): Promise<unknown[]>
  /** The orders that this picker has events of. */
  listOrders(by: string): Promise<string[]>
  /** The outbox, in the order in which it is sent: that of writing, whatever the clock said. */
  listCommands(): Promise<unknown[]>
  /** How many events there are, of all orders and pickers. */
  countEvents(): Promise<number>
}
