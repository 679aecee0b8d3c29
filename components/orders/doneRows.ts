import { type Order, type OrderStatus } from '@/domain/contract/order'
import { type Command } from '@/domain/outbox/command'

export type DoneRow =
  | { kind: 'command'; command: Command; /** What the service said of its order last. */ known?: OrderStatus }
  | { kind: 'done'; order: Order }

/** What needs a person first, then what is to be sent, then the rest; every order once. */
export function doneRows(
  needsYou: readonly Command[],
  waiting: readonly Command[],
  done: readonly Order[] = [],
): DoneRow[] {
  const statuses = new Map(done.map(({ order_id, status }) => [order_id, status]))
  const commands = [...needsYou, ...waiting]
  const decided = new Set(commands.map(({ orderId }) => orderId))
  return [
    ...commands.map((command): DoneRow => {
      const known = statuses.get(command.orderId)
      return { kind: 'command', command, ...(known && { known }) }
    }),
    ...done
      .filter(({ order_id }) => !decided.has(order_id))
      .map((order): DoneRow => ({ kind: 'done', order })),
  ]
}
