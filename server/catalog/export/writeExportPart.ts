import type { Tx } from '@/server/db/database'
import { csvLine } from '@/server/jobs/csv'
import { appendFile, type JobRow } from '@/server/jobs/repository'
import type { PartDone } from '@/server/jobs/part'

/** Rows a transaction: few enough that nobody waits for them, many enough that an export does not crawl. */
const ROWS = 5000
const HEADER = csvLine(['sku', 'barcode', 'price', 'active', 'max_sales_quantity'])

interface ExportResult {
  last_sku?: string
}

/** The next rows of a store's assortment, made into text by the database and appended to the file. */
export async function writeExportPart(tx: Tx, job: JobRow): Promise<PartDone | undefined> {
  const { last_sku: lastSku } = job.result as ExportResult
  const isFirst = lastSku === undefined
  const [page] = await tx<{ rows: number; last_sku: string | null; text: string | null }[]>`
    select count(*)::int as rows, max(sku) as last_sku,
      string_agg(csv_field(sku) || ',' || csv_field(array_to_string(barcodes, ' ')) || ',' || price || ',' ||
        active || ',' || coalesce(maximum_sales_quantity::text, '') || E'\n', '' order by sku) as text
    from (
      select sku, barcodes, trim_scale(price)::text as price, active::text as active, maximum_sales_quantity
      from products join offers using (chain_id, vendor_id, sku)
      where chain_id = ${job.chain_id} and vendor_id = ${job.vendor_id} and sku > ${lastSku ?? ''}
      order by sku
      limit ${ROWS}
    ) as page`
  if (isFirst) await appendFile(tx, job.job_id, HEADER)
  if (!page || page.rows === 0 || page.last_sku === null)
    return isFirst ? { rows: 0, result: { last_sku: '\uffff' } } : undefined
  await appendFile(tx, job.job_id, page.text ?? '')
  return { rows: page.rows, result: { last_sku: page.last_sku } }
}
