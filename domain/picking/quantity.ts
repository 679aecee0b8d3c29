import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { PickAct } from './events'
import type { LineProgress } from './lineProgress'
import { piecesOf } from './pieces'

export type QuantityVerdict =
  | { kind: 'set'; act: PickAct }
  /** `weighed`: a weighed line is one piece, whatever it weighs. */
  | { kind: 'refused'; why: 'least' | 'most' | 'weighed'; bound: number }
  | { kind: 'same' }

/**
 * What + and - do. Down to nothing, since every line begins there; whether few pieces are enough is decided when
 * the rest is reported as not found.
 */
export function judgeQuantity({ line, picked }: LineProgress, wanted: number): QuantityVerdict {
  if (isWeighed(line)) return { kind: 'refused', why: 'weighed', bound: 1 }
  const quantity = Math.floor(wanted)
  const { most } = piecesOf(line)
  if (quantity > most) return { kind: 'refused', why: 'most', bound: most }
  if (quantity < 0) return { kind: 'refused', why: 'least', bound: 0 }
  if (quantity === picked || Number.isNaN(quantity)) return { kind: 'same' }
  return { kind: 'set', act: { type: 'quantity-set', lineId: line._id, quantity } }
}
