import type { PickAct, PickEvent } from './events'
import { findLine, type LineProgress, type PickSession } from './session'

export type UndoVerdict =
  /** `line` is as it stands now, before the undo. */
  { kind: 'undo'; act: PickAct; undoes: PickEvent; line: LineProgress } | { kind: 'nothing' }

export function judgeUndo(session: PickSession): UndoVerdict {
  const last = session.steps.at(-1)
  const line = last && findLine(session, last.event.lineId)
  if (!line) return { kind: 'nothing' }
  return { kind: 'undo', act: { type: 'undone', eventId: last.event.id }, undoes: last.event, line }
}
