import type { RefusedRow } from '@/domain/catalog/judgeProductRows'
import { csvField, csvLine } from '@/server/jobs/csv'

export const LOG_HEADER = csvLine(['sku', 'state', 'errors', 'row_number'])

/** The line of nearly every row of a large request: written out, because a hundred thousand of them are felt. */
export const updatedLine = (sku: string, rowNumber: number): string =>
  `${csvField(sku)},UPDATED,,${rowNumber}\n`

export const refusedLine = ({ sku, errors, rowNumber }: RefusedRow): string =>
  csvLine([sku, 'REFUSED', errors.join('; '), rowNumber])
