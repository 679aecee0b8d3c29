import type { RefusedRow, UpdateRow } from '@/domain/catalog/judgeProductRows'
import { isPlain, plainRowsOf, type PlainRows } from './plainRows'

/** What one transaction of an update has to do. */
export type UpdatePart =
  | { kind: 'plain'; plain: PlainRows; refused: RefusedRow[] }
  /** Barcodes name products or are new to them: each row is looked at. */
  | { kind: 'mixed'; rows: UpdateRow[]; refused: RefusedRow[] }

export const updatePartOf = (rows: UpdateRow[], refused: RefusedRow[]): UpdatePart =>
  rows.every(isPlain)
    ? { kind: 'plain', plain: plainRowsOf(rows), refused }
    : { kind: 'mixed', rows, refused }

export const rowsOf = (part: UpdatePart): number =>
  (part.kind === 'plain' ? part.plain.skus.length : part.rows.length) + part.refused.length
