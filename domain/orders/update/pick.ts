import type { LineId, Sku } from '@/domain/contract/ids'

/** A price that replaces the agreed one: of one piece, or of the line. Never both. */
export type PriceChange = { unit: number } | { total: number }

/** What a request says of one ordered line, after every default is filled in. */
export type LinePick =
  | { lineId: LineId; status: 'IN_CART'; amount: number; price: PriceChange | undefined }
  | { lineId: LineId; status: 'NOT_FOUND' | 'REPLACED' | 'NOT_PROCESSED' }

export interface ReplacementPick {
  replacedId: LineId
  sku: Sku
  /** Pieces, or kilograms. */
  amount: number
}

export interface AdditionPick {
  sku: Sku
  amount: number
  unitPrice: number | undefined
}

/** The whole request, understood. */
export interface CartPicks {
  lines: LinePick[]
  replacements: ReplacementPick[]
  additions: AdditionPick[]
}
