import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { LineProgress } from './lineProgress'
import { pickPiece, type PieceVerdict } from './pickPiece'

/** The same verdicts as a scan has, so that the screen answers a tap as it answers a scan. */
export type HandVerdict = PieceVerdict | { kind: 'weigh'; line: LineProgress }

/** One tap confirms one piece: of a line without barcodes, or with a torn label. A weighed line asks for its weight. */
export function judgePickByHand(progress: LineProgress): HandVerdict {
  return isWeighed(progress.line) ? { kind: 'weigh', line: progress } : pickPiece(progress, { how: 'hand' })
}
