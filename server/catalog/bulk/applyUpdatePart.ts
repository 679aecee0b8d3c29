import type { RefusedRow, UpdateRow } from '@/domain/catalog/judgeProductRows'
import type { Database, Tx } from '@/server/db/database'
import { appendFile, type JobRow } from '@/server/jobs/repository'
import type { PartDone } from '@/server/jobs/part'
import { applyUpdates, NO_SUCH_PRODUCT, type Store } from './applyUpdates'
import type { PlainRows } from './plainRows'
import { getNextPart } from './requestParts'
import { LOG_HEADER, refusedLine, updatedLine } from './updateLog'
import { rowsOf } from './updatePart'
import { updatePlainRows } from './updatePlainRows'

/** One part of a bulk update, and its lines in the log that names every SKU of the request. */
export async function applyUpdatePart(
  tx: Tx,
  job: JobRow,
  _now: Date,
  engine: Database['kind'],
): Promise<PartDone | undefined> {
  if (job.vendor_id === null || job.done_rows >= job.total_rows) return undefined
  const part = await getNextPart(tx, job, engine)
  const store = { chainId: job.chain_id, vendorId: job.vendor_id }
  const { updated, updatedLines, refused } =
    part.kind === 'plain'
      ? await applyPlainRows(tx, store, part.plain)
      : await applyMixedRows(tx, store, part.rows)
  const failed = [...part.refused, ...refused]
  const header = job.done_rows === 0 ? LOG_HEADER : ''
  await appendFile(tx, job.job_id, header + updatedLines + failed.map(refusedLine).join(''))
  const before = job.result as { updated?: number; refused?: number }
  const rows = rowsOf(part)
  return {
    rows,
    isLast: job.done_rows + rows === job.total_rows,
    result: {
      updated: (before.updated ?? 0) + updated,
      refused: (before.refused ?? 0) + failed.length,
    },
  }
}

interface Applied {
  updated: number
  updatedLines: string
  refused: RefusedRow[]
}

async function applyPlainRows(tx: Tx, store: Store, plain: PlainRows): Promise<Applied> {
  const { skus, rowNumbers } = plain
  const missing = await updatePlainRows(tx, store, plain)
  const refused: RefusedRow[] = []
  let updatedLines = ''
  skus.forEach((sku, index) => {
    const rowNumber = rowNumbers[index] ?? 0
    if (missing.has(sku)) refused.push({ rowNumber, sku, errors: [NO_SUCH_PRODUCT] })
    else updatedLines += updatedLine(sku, rowNumber)
  })
  return { updated: skus.length - refused.length, updatedLines, refused }
}

async function applyMixedRows(tx: Tx, store: Store, rows: readonly UpdateRow[]): Promise<Applied> {
  const { updated, refused } = await applyUpdates(tx, store, rows)
  const updatedLines = updated.map(({ sku, rowNumber }) => updatedLine(sku, rowNumber)).join('')
  return { updated: updated.length, updatedLines, refused }
}
