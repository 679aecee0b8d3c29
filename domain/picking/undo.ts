import type { Addition } from './additions'
import type { PickAct, PickEvent } from './events'
import {
  findAddition,
  findLine,
  isClosed,
  type LineProgress,
  type PickSession,
  type PickStep,
} from './session'

export type UndoVerdict =
  /** `line` or `addition` is as it stands now, before the undo; both are missing for an addition that was removed. */
  | {
      kind: 'undo'
      act: PickAct
      undoes: PickEvent
      /** Of the product that it is about. */
      name: string
      line: LineProgress | undefined
      addition: Addition | undefined
    }
  | { kind: 'nothing' }

export function judgeUndo(session: PickSession): UndoVerdict {
  const last = session.steps.at(-1)
  if (!last || isClosed(session)) return { kind: 'nothing' }
  const undoes: PickEvent = last.event
  const line = last.on === 'line' ? findLine(session, last.event.lineId) : undefined
  const addition = last.on === 'additions' ? findAddition(session, last.event.additionId) : undefined
  const act: PickAct = { type: 'undone', eventId: undoes.id }
  return { kind: 'undo', act, undoes, name: nameOf(last), line, addition }
}

function nameOf(step: PickStep): string {
  if (step.on === 'line') return step.before.line.name
  const { event, before } = step
  if (event.type === 'product-added') return event.product.name
  return before.find(({ id }) => id === event.additionId)?.product.name ?? ''
}
