import type { UpdateRow } from './judgeProductRows'

/** The bounds of the contract's schema, once more: see productUpdateSchema. */
const MOST = 1_000_000_000
const LONGEST_SKU = 200
const THOUSANDTHS = 1000

/** Whether a price has at most three decimals, as amounts do. A price up to the bound is far from the end of doubles. */
export const isAmount = (price: number): boolean => Math.round(price * THOUSANDTHS) / THOUSANDTHS === price

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST && isAmount(value)

const isStock = (value: unknown): value is number => isPrice(value) && Number.isInteger(value)

/** No product can bear another name: the database keeps neither a zero character nor half of a surrogate pair. */
export const isStorableSku = (sku: string): boolean => !sku.includes('\u0000') && sku.isWellFormed()

const isSku = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= LONGEST_SKU &&
  value.trim() === value &&
  isStorableSku(value)

/**
 * Recognises the row that nearly all rows of a large update are: a sku and values without a fault. The schema would
 * say the same of it and takes five times as long. `undefined` is no verdict: the schema has the word on such a row.
 */
export function findPlainRow(given: unknown, rowNumber: number): UpdateRow | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const row = given as Record<string, unknown>
  const { sku, price, active, quantity } = row
  const maximum = row.maximum_sales_quantity
  if (!isSku(sku) || row.barcode !== undefined || row.max_sales_quantity !== undefined) return undefined
  if (price !== undefined && !isPrice(price)) return undefined
  if (active !== undefined && typeof active !== 'boolean') return undefined
  if (quantity !== undefined && !isStock(quantity)) return undefined
  if (maximum !== undefined && !isStock(maximum)) return undefined
  if (price === undefined && active === undefined && quantity === undefined && maximum === undefined) {
    return undefined
  }
  return {
    rowNumber,
    sku,
    barcode: null,
    price: price ?? null,
    active: active ?? null,
    quantity: quantity ?? null,
    maximumSalesQuantity: maximum ?? null,
  }
}
