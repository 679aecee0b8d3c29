import { productUpdateSchema, type ProductUpdate } from '@/domain/contract/catalogUpdate'
import { decimal, toAmount } from '@/domain/money/decimal'
import { findPlainRow, isAmount, isStorableSku } from './plainRow'

/** A row of a bulk update that can be tried. Absent fields stay as they are. */
export interface UpdateRow {
  /** Counted from 1, as people count. */
  rowNumber: number
  sku: string | null
  barcode: string | null
  price: number | null
  active: boolean | null
  quantity: number | null
  maximumSalesQuantity: number | null
}

export interface RefusedRow {
  rowNumber: number
  sku: string
  errors: string[]
}

export interface JudgedRows {
  rows: UpdateRow[]
  refused: RefusedRow[]
}

/** Most prices are amounts already, and a hundred thousand of them need not be calculated with to see it. */
const asAmount = (price: number): number => (isAmount(price) ? price : toAmount(decimal(price)))

export function asUpdateRow(update: ProductUpdate, rowNumber: number): UpdateRow {
  return {
    rowNumber,
    sku: update.sku ?? null,
    barcode: update.barcode ?? null,
    price: update.price === undefined ? null : asAmount(update.price),
    active: update.active ?? null,
    quantity: update.quantity ?? null,
    maximumSalesQuantity: update.maximum_sales_quantity ?? update.max_sales_quantity ?? null,
  }
}

/** Judges the rows of one request: a bad one is named with its reason and does not hold up the good ones. */
export const judgeProductRows = (given: readonly unknown[]): JudgedRows => openRowJudge()(given, 0)

/** Judges a request piece by piece, each after the first `before` rows; a name counts once in all of them. */
export function openRowJudge(): (given: readonly unknown[], before: number) => JudgedRows {
  const skus = new Set<string>()
  const barcodes = new Set<string>()
  return (given, before) => {
    const judged: JudgedRows = { rows: [], refused: [] }
    given.forEach((entry, index) => {
      const rowNumber = before + index + 1
      const verdict = judgeRow(entry, rowNumber)
      if ('errors' in verdict) return judged.refused.push(verdict)
      const [name, seen] = verdict.sku === null ? [verdict.barcode ?? '', barcodes] : [verdict.sku, skus]
      if (seen.has(name)) {
        const errors = ['stands twice in this request']
        return judged.refused.push({ rowNumber, sku: nameOf(entry), errors })
      }
      seen.add(name)
      return judged.rows.push(verdict)
    })
    return judged
  }
}

const judgeRow = (entry: unknown, rowNumber: number): UpdateRow | RefusedRow =>
  findPlainRow(entry, rowNumber) ?? judgeBySchema(entry, rowNumber)

/** The contract's own word on a row, and the database's on its name. */
export function judgeBySchema(entry: unknown, rowNumber: number): UpdateRow | RefusedRow {
  const parsed = productUpdateSchema.safeParse(entry)
  if (parsed.success) {
    if (isStorableSku(parsed.data.sku ?? '')) return asUpdateRow(parsed.data, rowNumber)
    return { rowNumber, sku: nameOf(entry), errors: ['sku holds a character that no sku has'] }
  }
  const errors = parsed.error.issues.map((issue) =>
    [issue.path.join('.'), issue.message].filter(Boolean).join(' '),
  )
  return { rowNumber, sku: nameOf(entry), errors }
}

/** What a row called itself, as far as it did: the log must name it. */
export function nameOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const { sku, barcode } = row as { sku?: unknown; barcode?: unknown }
  for (const name of [sku, barcode])
    if (typeof name === 'string' || typeof name === 'number') return String(name).replaceAll('\u0000', '')
  return ''
}
