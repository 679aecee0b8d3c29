import { gunzipSync } from 'node:zlib'
import type { NewProductRow } from '@/domain/catalog/judgeNewProducts'
import type { RefusedRow } from '@/domain/catalog/judgeProductRows'
import type { Tx } from '@/server/db/database'
import { csvLine } from '@/server/jobs/csv'
import { appendFile, takePart, type JobRow } from '@/server/jobs/repository'
import type { PartDone } from '@/server/jobs/part'
import { createInStore } from './createInStore'

export type CreateState = 'CREATED' | 'DUPLICATE' | 'REFUSED'

export interface CreateOutcome {
  sku: string
  vendor_id: string
  state: CreateState
  errors: string[]
  row_number: number
}

/** As many outcomes as a person reads; the file has them all. */
const SHOWN = 1000
const HEADER = csvLine(['sku', 'vendor_id', 'state', 'errors', 'row_number'])

interface CreatePart {
  rows: NewProductRow[]
  refused: RefusedRow[]
}

interface CreateResult {
  vendors: string[]
  created?: number
  duplicated?: number
  refused?: number
  items?: CreateOutcome[]
}

/** One part of a create request, in every store that it names. */
export async function applyCreatePart(tx: Tx, job: JobRow): Promise<PartDone | undefined> {
  const content = await takePart(tx, job.job_id)
  if (!content) return undefined
  const part = JSON.parse(gunzipSync(content).toString('utf8')) as CreatePart
  const before = job.result as unknown as CreateResult
  const outcomes: CreateOutcome[] = []
  for (const vendorId of before.vendors) {
    outcomes.push(...(await createInStore(tx, job.chain_id, vendorId, part.rows)))
    outcomes.push(...part.refused.map((row) => refusal(row, vendorId)))
  }
  const log = outcomes.map(({ sku, vendor_id, state, errors, row_number }) =>
    csvLine([sku, vendor_id, state, errors.join('; '), row_number]),
  )
  await appendFile(tx, job.job_id, [job.done_rows === 0 ? HEADER : '', ...log].join(''))
  const count = (state: CreateState) => outcomes.filter((outcome) => outcome.state === state).length
  const result: CreateResult = {
    vendors: before.vendors,
    created: (before.created ?? 0) + count('CREATED'),
    duplicated: (before.duplicated ?? 0) + count('DUPLICATE'),
    refused: (before.refused ?? 0) + count('REFUSED'),
    items: [...(before.items ?? []), ...outcomes].slice(0, SHOWN),
  }
  return { rows: part.rows.length + part.refused.length, result: { ...result } }
}

const refusal = ({ sku, errors, rowNumber }: RefusedRow, vendorId: string): CreateOutcome => ({
  sku,
  vendor_id: vendorId,
  state: 'REFUSED',
  errors,
  row_number: rowNumber,
})
