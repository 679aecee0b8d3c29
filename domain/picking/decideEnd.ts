import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { wantedEnd, type Command } from '@/domain/outbox/command'
import type { PickAct } from './events'
import type { PickSession } from './session'

export type EndDecision =
  | { kind: 'decided'; act: PickAct; command: Command }
  /** Its end was decided before: by the other hand, in another tab. */
  | { kind: 'closed-already'; act?: undefined; command?: undefined }

/** The end of an order, decided once: what is noted, and what is sent because of it. */
export function decideEnd(
  session: PickSession,
  update: OrderUpdate,
  make: (update: OrderUpdate) => Command,
): EndDecision {
  if (isOver(session, update)) return { kind: 'closed-already' }
  const command = make(update)
  const act: PickAct = { type: 'end-decided', commandId: command.id, status: wantedEnd(command) }
  return { kind: 'decided', act, command }
}

/** What was sent off can still be cancelled. */
function isOver({ decided, sent }: PickSession, { status }: OrderUpdate): boolean {
  if (decided !== undefined) return true
  return sent !== undefined && (status !== 'CANCELLED' || sent.status === 'CANCELLED')
}
