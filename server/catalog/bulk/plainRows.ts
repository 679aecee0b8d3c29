import type { UpdateRow } from '@/domain/catalog/judgeProductRows'

/** Rows that only change offers of named products, column by column, as the database takes arrays in. */
export interface PlainRows {
  skus: string[]
  rowNumbers: number[]
  /** Array literals. Where no row has a value they are empty, which the database reads as NULL for every row. */
  prices: string
  actives: string
  quantities: string
  maximums: string
}

export const isPlain = (row: UpdateRow): row is UpdateRow & { sku: string } =>
  row.sku !== null && row.barcode === null

export function plainRowsOf(rows: readonly (UpdateRow & { sku: string })[]): PlainRows {
  return {
    skus: rows.map((row) => row.sku),
    rowNumbers: rows.map((row) => row.rowNumber),
    prices: arrayOf(rows.map((row) => row.price)),
    actives: arrayOf(rows.map((row) => row.active)),
    quantities: arrayOf(rows.map((row) => row.quantity)),
    maximums: arrayOf(rows.map((row) => row.maximumSalesQuantity)),
  }
}

/** JSON and PostgreSQL write numbers, true, false and null alike. */
function arrayOf(values: readonly (number | boolean | null)[]): string {
  return values.every((value) => value === null) ? '{}' : `{${JSON.stringify(values).slice(1, -1)}}`
}

/** As the driver would write it, which takes ten times as long over it. */
export const textArrayOf = (texts: readonly string[]): string => `{${texts.map(quoted).join(',')}}`

const quoted = (text: string): string =>
  /["\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`
