import { type ReadCode } from '@/domain/barcode/code'
import { type Signal } from '@/domain/feedback/signals'
import { type ScanVerdict } from '@/domain/picking/judgeScan'
import { piecesOf } from '@/domain/picking/pieces'
import { isComplete } from '@/domain/picking/progress'
import { type LineProgress, type PickSession } from '@/domain/picking/session'
import { type ScanSource } from '@/domain/scanning/timings'
import { type Notice, type PickUiState } from './pickUi'

/** What a verdict on a scan sounds like and shows. Never silent, and no two kinds alike. */
export type ScanAnswer = { signal: Signal; shown: Partial<PickUiState> }

/** A scan answers whatever lay over the list before it. */
const uncovered = { stop: undefined, sheet: undefined, notice: undefined }

export function answerScan(
  verdict: ScanVerdict,
  session: PickSession,
  { isUnasked = false, ...scanned }: { code: ReadCode; source: ScanSource; isUnasked?: boolean | undefined },
): ScanAnswer {
  switch (verdict.kind) {
    case 'picked': {
      const { signal, notice } = pickedWords(verdict.line, verdict.completes)
      return { signal: lastOr(signal, session), shown: { ...uncovered, chosen: undefined, notice } }
    }
    case 'weighed': {
      const notice = { kind: 'weighed', name: verdict.line.line.name, weightKg: verdict.weightKg } as const
      return { signal: lastOr('weighed', session), shown: { ...uncovered, chosen: undefined, notice } }
    }
    case 'weigh':
      return {
        signal: 'choose',
        shown: { ...uncovered, sheet: { kind: 'weigh', lineId: verdict.line.line._id } },
      }
    case 'weight-refused': {
      const sheet = { kind: 'weigh', lineId: verdict.line.line._id, refused: verdict.verdict } as const
      return { signal: 'refused', shown: { ...uncovered, sheet } }
    }
    case 'already-complete': {
      const notice = { kind: 'already-complete', name: verdict.line.line.name } as const
      return { signal: 'already-complete', shown: { ...uncovered, notice } }
    }
    case 'already-brought-in': {
      const { kind, product, as } = verdict
      return { signal: 'already-complete', shown: { ...uncovered, notice: { kind, name: product.name, as } } }
    }
    case 'choose-line': {
      const lineIds = verdict.lines.map(({ line }) => line._id)
      return { signal: 'choose', shown: { ...uncovered, sheet: { kind: 'choose', lineIds, ...scanned } } }
    }
    case 'not-in-order':
    case 'inactive': {
      const { kind, product, code, needed } = verdict
      const stop = { kind, product, code, needed: needed?.line.name }
      return { signal: kind === 'inactive' ? 'inactive' : 'wrong-item', shown: { ...uncovered, stop } }
    }
    case 'unknown-code':
      return {
        signal: 'unknown-code',
        shown: { ...uncovered, stop: { kind: 'unknown-code', code: verdict.code, isUnasked } },
      }
    case 'misread':
      return { signal: 'refused', shown: { ...uncovered, notice: { kind: 'misread' } } }
  }
}

/** `before` is the line without this piece. */
export function pickedWords(before: LineProgress, completes: boolean): { signal: Signal; notice: Notice } {
  const { name } = before.line
  if (completes) return { signal: 'line-complete', notice: { kind: 'line-complete', name } }
  const { asked } = piecesOf(before.line)
  return { signal: 'picked', notice: { kind: 'picked', name, picked: before.picked + 1, asked } }
}

const lastOr = (signal: Signal, session: PickSession): Signal =>
  isComplete(session) ? 'order-complete' : signal
