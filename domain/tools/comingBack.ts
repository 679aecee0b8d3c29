import { refusedRows, type ProductChange, type Task, type Work } from './task'

/** A task that changes products. */
export type ProductTask = Task & { work: Extract<Work, { type: 'change-products' }> }

export const isOfProducts = (task: Task): task is ProductTask => task.work.type === 'change-products'

/** Out of stock for a while, and waiting for its time. */
export const isComingBack = (task: Task): task is ProductTask =>
  isOfProducts(task) && task.work.phase === 'back' && task.state === 'waiting'

/** The service has it, or works on it. */
const hasArrived = (task: ProductTask) =>
  task.state === 'done' || task.state === 'working' || task.work.phase === 'back'

/**
 * What of a task still comes back by itself: whoever decided about a product again, after it went out, has the last
 * word about it.
 */
export function stillComingBack(task: ProductTask, later: readonly Task[]): ProductChange[] {
  const decidedAgain = new Set(
    later
      .filter(isOfProducts)
      .filter(hasArrived)
      .flatMap(({ work, job }) => {
        const refused = new Set(refusedRows(job?.rows ?? []).map(({ sku }) => sku))
        return work.changes
          .filter(({ sku, will }) => will.active !== undefined && !refused.has(sku))
          .map(({ sku }) => sku)
      }),
  )
  return task.work.changes.filter(({ sku }) => !decidedAgain.has(sku))
}

/** What the service took out of stock comes back at the time; what it did not take has nothing to come back from. */
export function comingBack({ work, job }: ProductTask): ProductTask['work'] | undefined {
  if (work.phase !== 'once' || work.backAt === undefined || job?.hasFailed) return undefined
  const refused = new Set(refusedRows(job?.rows ?? []).map(({ sku }) => sku))
  const gone = work.changes.filter(({ sku }) => !refused.has(sku))
  if (gone.length === 0) return undefined
  return {
    ...work,
    phase: 'back',
    changes: gone.map((one) => ({ ...one, was: one.will, will: { active: true } })),
    refused: work.changes.filter(({ sku }) => refused.has(sku)),
  }
}
