import type { PickAct } from './events'
import type { LineProgress } from './lineProgress'
import { piecesOf } from './pieces'

export type PieceVerdict =
  /** `line` is as it was before. `completes`: with this piece the line has all that was asked for. */
  | { kind: 'picked'; act: PickAct; line: LineProgress; completes: boolean }
  | { kind: 'already-complete'; line: LineProgress }

/** One piece more of a UNIT line, up to what was asked for; more than that only by +. */
export function pickPiece(
  progress: LineProgress,
  how: { how: 'scan' | 'camera'; code: string } | { how: 'hand' },
): PieceVerdict {
  const { line, picked } = progress
  const { asked, most } = piecesOf(line)
  if (picked >= Math.min(asked, most)) return { kind: 'already-complete', line: progress }
  return {
    kind: 'picked',
    act: { type: 'unit-picked', lineId: line._id, ...how },
    line: progress,
    completes: picked + 1 >= asked,
  }
}
