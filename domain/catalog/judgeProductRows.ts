import { productUpdateSchema, type ProductUpdate } from '@/domain/contract/catalogUpdate'
import { decimal, toAmount } from '@/domain/money/decimal'

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
const AMOUNT = /^\d+(?:\.\d{1,3})?$/
const asAmount = (price: number): number => (AMOUNT.test(String(price)) ? price : toAmount(decimal(price)))

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
export function judgeProductRows(given: readonly unknown[]): JudgedRows {
  const judged: JudgedRows = { rows: [], refused: [] }
  const seen = new Set<string>()
  given.forEach((row, index) => {
    const rowNumber = index + 1
    const parsed = productUpdateSchema.safeParse(row)
    if (!parsed.success) {
      const errors = parsed.error.issues.map((issue) =>
        [issue.path.join('.'), issue.message].filter(Boolean).join(' '),
      )
      return judged.refused.push({ rowNumber, sku: nameOf(row), errors })
    }
    const name = parsed.data.sku === undefined ? `barcode ${parsed.data.barcode}` : `sku ${parsed.data.sku}`
    if (seen.has(name)) {
      return judged.refused.push({ rowNumber, sku: nameOf(row), errors: ['stands twice in this request'] })
    }
    seen.add(name)
    return judged.rows.push(asUpdateRow(parsed.data, rowNumber))
  })
  return judged
}

/** What a row called itself, as far as it did: the log must name it. */
export function nameOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const { sku, barcode } = row as { sku?: unknown; barcode?: unknown }
  for (const name of [sku, barcode])
    if (typeof name === 'string' || typeof name === 'number') return String(name)
  return ''
}
