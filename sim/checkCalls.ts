import type { CommandId } from '@/domain/outbox/command'
import type { PickEvent } from '@/domain/picking/events'
import type { SeenCall, SimDevice } from './device'

/** How the outbox behaved on the way, whatever came of it: another platform may forgive less than ours. */
export function checkCalls({ picker, calls, decided }: SimDevice, events: readonly PickEvent[]): string[] {
  return [
    ...checkLooks(calls).map((what) => `${picker} ${what}`),
    ...checkSequence(calls, decided.filter(isWritten(events))).map((what) => `${picker} ${what}`),
    ...checkWaits(calls).map((what) => `${picker} ${what}`),
  ]
}

const isSend = ({ method }: SeenCall) => method === 'PUT'

/** Between two sends of one command somebody has read the order. */
function checkLooks(calls: readonly SeenCall[]): string[] {
  const hasLooked = new Map<CommandId | undefined, boolean>()
  const broken: string[] = []
  for (const call of calls) {
    if (!isSend(call)) {
      if (call.outcome === 200) hasLooked.set(call.commandId, true)
      continue
    }
    if (hasLooked.get(call.commandId) === false) broken.push('sent a command again without looking')
    hasLooked.set(call.commandId, false)
  }
  return broken
}

const isWritten = (events: readonly PickEvent[]) => (commandId: CommandId) =>
  events.some((event) => event.type === 'end-decided' && event.commandId === commandId)

/** Commands go out in the order in which they were decided, whatever the clock said. */
function checkSequence(calls: readonly SeenCall[], decided: readonly CommandId[]): string[] {
  const firsts = new Set(calls.filter(isSend).flatMap(({ commandId }) => commandId ?? []))
  const sent = [...firsts].map((id) => decided.indexOf(id)).filter((place) => place !== -1)
  const isInOrder = sent.every((place, at) => at === 0 || place > (sent[at - 1] ?? -1))
  return isInOrder ? [] : ['sent a later decision before an earlier one']
}

/** Nobody asks again before the service wants to be asked. */
function checkWaits(calls: readonly SeenCall[]): string[] {
  const broken: string[] = []
  calls.forEach((call, place) => {
    const { retryAfterMs } = call
    if (retryAfterMs === undefined) return
    const next = calls
      .slice(place + 1)
      .find(({ life, commandId }) => life === call.life && commandId !== undefined)
    if (next && next.atMs < call.atMs + retryAfterMs) broken.push('asked again before it was time')
  })
  return broken
}
