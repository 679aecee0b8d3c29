import { refusedRows, type ProductChange, type Task, type Work } from './task'

type WorkOf<Type extends Work['type']> = Extract<Work, { type: Type }>

/**
 * What of a task was not done, as a task of its own. Undefined where all was done, where a later task has taken on
 * what was not, or where its time is over.
 */
export function tryAgain(task: Task, later: readonly Task[], nowMs: number): Work | undefined {
  const { work } = task
  switch (work.type) {
    case 'change-products':
      return changeAgain(task, work, later, nowMs)
    case 'create-products':
      return createAgain(task, work)
    case 'export':
    case 'promotion':
      return task.job?.hasFailed ? work : undefined
  }
}

function changeAgain(
  { job, dueAt }: Task,
  work: WorkOf<'change-products'>,
  later: readonly Task[],
  nowMs: number,
): Work | undefined {
  const refused = new Set(refusedRows(job?.rows ?? []).map(({ sku }) => sku))
  const takenOn = new Set(later.flatMap(changesOf).map(({ sku }) => sku))
  const failed = [...work.changes, ...(work.refused ?? [])].filter(
    ({ sku }) => (job?.hasFailed || refused.has(sku)) && !takenOn.has(sku),
  )
  if (failed.length === 0) return undefined
  const isReturn = work.phase === 'back' && failed.some(({ will }) => will.active === true)
  if (isReturn) return { type: 'change-products', changes: failed, phase: 'once' }
  const backAt = work.backAt ?? dueAt
  if (backAt !== undefined && Date.parse(backAt) <= nowMs) return undefined
  return { type: 'change-products', changes: failed, phase: 'once', ...(backAt !== undefined && { backAt }) }
}

const changesOf = ({ work }: Task): readonly ProductChange[] =>
  work.type === 'change-products' ? work.changes : []

/** A store that has one of them already says so, and nothing else happens there. */
function createAgain({ job }: Task, work: WorkOf<'create-products'>): Work | undefined {
  if (job?.hasFailed) return work
  const refused = refusedRows(job?.rows ?? [])
  if (refused.length === 0) return undefined
  const skus = new Set(refused.map(({ sku }) => sku))
  const vendors = [...new Set(refused.flatMap(({ vendorId }) => vendorId ?? []))]
  return {
    ...work,
    products: work.products.filter(({ sku }) => skus.has(sku)),
    vendors: vendors.length > 0 ? vendors : work.vendors,
  }
}
