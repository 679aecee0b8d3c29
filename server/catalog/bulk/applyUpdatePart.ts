import { gunzipSync } from 'node:zlib'
import type { JudgedRows, RefusedRow } from '@/domain/catalog/judgeProductRows'
import type { Tx } from '@/server/db/database'
import { csvLine } from '@/server/jobs/csv'
import { appendFile, takePart, type JobRow } from '@/server/jobs/repository'
import type { PartDone } from '@/server/jobs/part'
import { applyUpdates } from './applyUpdates'

const HEADER = csvLine(['sku', 'state', 'errors', 'row_number'])

/** One part of a bulk update, and its lines in the log that names every SKU of the request. */
export async function applyUpdatePart(tx: Tx, job: JobRow): Promise<PartDone | undefined> {
  const content = await takePart(tx, job.job_id)
  if (!content || job.vendor_id === null) return undefined
  const { rows, refused } = JSON.parse(gunzipSync(content).toString('utf8')) as JudgedRows
  const outcome = await applyUpdates(tx, job.chain_id, job.vendor_id, rows)
  const failed: RefusedRow[] = [...refused, ...outcome.refused]
  const log = [
    job.done_rows === 0 ? HEADER : '',
    ...outcome.updated.map(({ sku, rowNumber }) => csvLine([sku, 'UPDATED', '', rowNumber])),
    ...failed.map(({ sku, errors, rowNumber }) => csvLine([sku, 'REFUSED', errors.join('; '), rowNumber])),
  ]
  await appendFile(tx, job.job_id, log.join(''))
  const before = job.result as { updated?: number; refused?: number }
  return {
    rows: rows.length + refused.length,
    result: {
      updated: (before.updated ?? 0) + outcome.updated.length,
      refused: (before.refused ?? 0) + failed.length,
    },
  }
}
