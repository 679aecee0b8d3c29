import { type Api } from '@/api/client'
import { findProblem } from '@/api/problem'
import {
  changeProducts,
  createProducts,
  downloadJobFile,
  findProduct,
  readCatalogJob,
  readPromotionJob,
  sendPromotion,
  startExport,
  type Sent,
} from '@/api/tools'
import { type VendorId } from '@/domain/contract/ids'
import { type Trouble } from '@/domain/outbox/command'
import { readJobLog } from '@/domain/tools/readJobLog'
import { type JobProgress, type ProductChange, type Task } from '@/domain/tools/task'
import { judgeProblem, type ProblemVerdict } from '@/state/outbox/judgeProblem'

export type TaskSent =
  /** The service has done it. */
  | { kind: 'done' }
  /** The service works on it. */
  | { kind: 'working'; job: JobProgress }
  | { kind: 'needs-you'; trouble: Trouble }
  | Exclude<ProblemVerdict, { kind: 'needs-you' | 'wrong-state' }>

/**
 * Sends a task. Everything a task says is a state that the store should have, so sending it a second time changes
 * nothing more; what may have been sent before is still compared first where that is one question.
 */
export async function sendTask(api: Api, vendorId: VendorId, task: Task): Promise<TaskSent> {
  return told(async () => {
    if (task.state === 'unsure' && (await isSo(api, vendorId, task))) return { kind: 'done' }
    const { jobId } = await send(api, vendorId, task)
    return jobId === undefined ? { kind: 'done' } : { kind: 'working', job: { id: jobId } }
  })
}

function send(api: Api, vendorId: VendorId, { work }: Task): Promise<Sent> {
  switch (work.type) {
    case 'change-products':
      return changeProducts(
        api,
        vendorId,
        work.changes.map(({ sku, will }) => ({ sku, ...will })),
      )
    case 'create-products':
      return createProducts(api, work.vendors, work.products)
    case 'export':
      return startExport(api, vendorId)
    case 'promotion':
      return sendPromotion(api, work.promotion)
  }
}

async function isSo(api: Api, vendorId: VendorId, { work }: Task): Promise<boolean> {
  const only = work.type === 'change-products' && work.changes.length === 1 ? work.changes[0] : undefined
  if (only === undefined) return false
  const product = await findProduct(api, vendorId, only.sku)
  return product !== undefined && hasBecome(only, product)
}

/** A running promotion hides the catalog's own price behind another one. */
function hasBecome(
  { will }: ProductChange,
  product: {
    price: number
    active: boolean
    maximum_sales_quantity?: number | null | undefined
    promotion?: { original_price: number } | null | undefined
  },
): boolean {
  const price = product.promotion?.original_price ?? product.price
  return (
    (will.price === undefined || will.price === price) &&
    (will.active === undefined || will.active === product.active) &&
    (will.maximum_sales_quantity === undefined ||
      will.maximum_sales_quantity === product.maximum_sales_quantity)
  )
}

/** How far the service is with a task's job, and in the end what came of it. */
export async function followJob(api: Api, task: Task, job: JobProgress): Promise<TaskSent> {
  return told(async () =>
    task.work.type === 'promotion' ? followPromotion(api, job) : followCatalogJob(api, task, job),
  )
}

async function followCatalogJob(api: Api, { work }: Task, job: JobProgress): Promise<TaskSent> {
  const { job_status, total_rows, done_rows } = await readCatalogJob(api, job.id)
  const progress = { ...job, totalRows: total_rows, doneRows: done_rows }
  if (job_status === 'FAILED') return { kind: 'working', job: { ...progress, rows: [], hasFailed: true } }
  if (job_status !== 'COMPLETED') return { kind: 'working', job: progress }
  const rows = work.type === 'export' ? [] : readJobLog(await downloadJobFile(api, job.id))
  return { kind: 'working', job: { ...progress, rows } }
}

async function followPromotion(api: Api, job: JobProgress): Promise<TaskSent> {
  const { job_status, invalid_vendors, missing_skus } = await readPromotionJob(api, job.id)
  if (job_status === 'QUEUED' || job_status === 'IN_PROGRESS') return { kind: 'working', job }
  const missing = { vendors: invalid_vendors, skus: missing_skus }
  return { kind: 'working', job: { ...job, rows: [], missing, hasFailed: job_status === 'FAILED' } }
}

async function told(call: () => Promise<TaskSent>): Promise<TaskSent> {
  try {
    return await call()
  } catch (error) {
    const problem = findProblem(error)
    if (problem === undefined) throw error
    const verdict = judgeProblem(problem)
    return verdict.kind === 'wrong-state'
      ? { kind: 'needs-you', trouble: { kind: 'refused', code: verdict.code, faults: [] } }
      : verdict
  }
}
