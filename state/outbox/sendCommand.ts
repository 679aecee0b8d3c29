import { type Api } from '@/api/client'
import { readOrder, sendUpdate } from '@/api/orders'
import { findProblem } from '@/api/problem'
import { type Order } from '@/domain/contract/order'
import { type Trouble, type WholeCommand } from '@/domain/outbox/command'
import { compareEnd } from '@/domain/outbox/compareEnd'
import { judgeProblem, type ProblemVerdict } from './judgeProblem'

export type Sending =
  /** The service holds the order as the command wanted it. */
  | { kind: 'done'; order: Order }
  | { kind: 'needs-you'; trouble: Trouble; order: Order | undefined }
  | Exclude<ProblemVerdict, { kind: 'needs-you' | 'wrong-state' }>

type Asked = { kind: 'order'; order: Order } | Exclude<ProblemVerdict, never>

/** Reads the order and compares: what became of a command whose answer nobody got, or which came too late. */
export async function findOutcome(api: Api, command: WholeCommand): Promise<Sending | { kind: 'open' }> {
  const asked = await ask(() => readOrder(api, command.orderId))
  switch (asked.kind) {
    case 'order':
      return outcomeOf(command, asked.order)
    case 'needs-you':
      return { ...asked, order: undefined }
    case 'wrong-state':
      return { kind: 'unknown' }
    default:
      return asked
  }
}

/** Sends it, once. */
export async function sendCommand(api: Api, command: WholeCommand): Promise<Sending> {
  const asked = await ask(() => sendUpdate(api, command.orderId, command.update))
  switch (asked.kind) {
    case 'order': {
      // An answer about something else is no answer, whoever gave it.
      const outcome = outcomeOf(command, asked.order)
      return outcome.kind === 'done' ? outcome : { kind: 'unknown' }
    }
    case 'wrong-state': {
      const outcome = await findOutcome(api, command)
      const trouble: Trouble = { kind: 'refused', code: asked.code, faults: [] }
      return outcome.kind === 'open' ? { kind: 'needs-you', trouble, order: undefined } : outcome
    }
    case 'needs-you':
      return { ...asked, order: undefined }
    default:
      return asked
  }
}

function outcomeOf(command: WholeCommand, order: Order): Sending | { kind: 'open' } {
  if (order.order_id !== command.orderId) return { kind: 'unknown' }
  const end = compareEnd(command.update, order)
  switch (end.kind) {
    case 'open':
      return end
    case 'own':
      return { kind: 'done', order }
    case 'otherwise': {
      const { status, cancellation } = order
      const cancelledBy = status === 'CANCELLED' ? cancellation?.cancelled_by : undefined
      const trouble: Trouble = {
        kind: 'ended-otherwise',
        status,
        cancelledBy,
        differences: end.differences,
      }
      return { kind: 'needs-you', trouble, order }
    }
  }
}

async function ask(call: () => Promise<Order>): Promise<Asked> {
  try {
    return { kind: 'order', order: await call() }
  } catch (error) {
    const problem = findProblem(error)
    if (problem === undefined) throw error
    return judgeProblem(problem)
  }
}
