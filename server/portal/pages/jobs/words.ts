import { z } from 'zod'
import type { PortalJob, PortalJobDetails } from '@/domain/contract/portal'
import { countText, numberText } from '../parts/amounts'

export const KIND_WORDS: Record<PortalJob['kind'], string> = {
  update: 'Bulk update',
  create: 'New products',
  export: 'Export',
  promotion: 'Promotion',
}

/** How far a job is. An export does not know beforehand how much there is. */
export function progressWords({ done_rows: done, total_rows: total, finished_at }: PortalJob): string {
  const rows = countText(done, 'row', 'rows')
  return total === 0
    ? finished_at === null
      ? `${rows} so far`
      : rows
    : `${numberText(done)} of ${numberText(total)}`
}

const count = z.int().catch(0)

const countsSchema = z.object({ updated: count, created: count, duplicated: count, refused: count })

const promotionSchema = z.object({
  invalid_vendors: z.array(z.string()).catch([]),
  missing_skus: z.record(z.string(), z.array(z.string())).catch({}),
})

/** As many as a person reads; the JSON beside it has them all. */
const SHOWN_SKUS = 10

/** What came of a job, sentence by sentence. */
export function resultWords(job: PortalJobDetails): string[] {
  if (job.job_status === 'FAILED') return ['The job failed. What was done before stays done.']
  if (job.job_status === 'QUEUED') return ['The job has not started yet.']
  const counts = countsSchema.parse(job.result)
  switch (job.kind) {
    case 'update':
      return [`${products(counts.updated)} updated.`, refusedWords(counts.refused)]
    case 'create':
      return [
        `${products(counts.created)} created.`,
        `${products(counts.duplicated)} there already.`,
        refusedWords(counts.refused),
      ]
    case 'export':
      return [`${products(job.done_rows)} written.`]
    case 'promotion':
      return promotionResult(job.result)
  }
}

const products = (amount: number) => countText(amount, 'product', 'products')

const refusedWords = (refused: number) =>
  refused === 0 ? 'None refused.' : `${products(refused)} refused; the file says why.`

function promotionResult(result: Record<string, unknown>): string[] {
  const { invalid_vendors: unknown, missing_skus: missing } = promotionSchema.parse(result)
  const sentences = [
    ...(unknown.length > 0 ? [`The chain has no such store: ${unknown.join(', ')}.`] : []),
    ...Object.entries(missing).map(([store, skus]) => `${store} does not have ${listWords(skus)}.`),
  ]
  return sentences.length > 0 ? sentences : ['Every store and every product was found.']
}

function listWords(skus: readonly string[]): string {
  const more = skus.length - SHOWN_SKUS
  return `${skus.slice(0, SHOWN_SKUS).join(', ')}${more > 0 ? ` and ${numberText(more)} more` : ''}`
}
