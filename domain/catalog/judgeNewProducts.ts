import { newProductSchema, type NewProduct } from '@/domain/contract/catalogUpdate'
import { nameOf, type RefusedRow } from './judgeProductRows'

export interface NewProductRow {
  rowNumber: number
  product: NewProduct
}

/** Judges the products of one create request: a bad one is named with its reason, the good ones are created. */
export function judgeNewProducts(given: readonly unknown[]): {
  rows: NewProductRow[]
  refused: RefusedRow[]
} {
  const rows: NewProductRow[] = []
  const refused: RefusedRow[] = []
  const seen = new Set<string>()
  given.forEach((entry, index) => {
    const rowNumber = index + 1
    const parsed = newProductSchema.safeParse(entry)
    if (!parsed.success) {
      const errors = parsed.error.issues.map((issue) =>
        [issue.path.join('.'), issue.message].filter(Boolean).join(' '),
      )
      return refused.push({ rowNumber, sku: nameOf(entry), errors })
    }
    if (seen.has(parsed.data.sku)) {
      return refused.push({ rowNumber, sku: parsed.data.sku, errors: ['stands twice in this request'] })
    }
    seen.add(parsed.data.sku)
    return rows.push({ rowNumber, product: parsed.data })
  })
  return { rows, refused }
}
