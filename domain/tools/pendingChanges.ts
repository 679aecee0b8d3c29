import { refusedRows, type ProductFields, type Task } from './task'

/** What this device has decided about a product and the catalog it keeps does not know yet. */
export interface Pending {
  fields: ProductFields
  /** Not confirmed by the service. */
  isUnsent: boolean
  /** When it comes back into stock by itself. */
  backAt: string | undefined
}

/**
 * By sku, the later decision over the earlier one. What was confirmed counts until the catalog is read again after it;
 * what was refused counts for nothing. What is still to come (`back`) changes nothing yet.
 */
export function pendingChanges(tasks: readonly Task[], catalogReadAtMs: number): Map<string, Pending> {
  const pending = new Map<string, Pending>()
  for (const { work, state, dueAt, endedAt, job } of tasks) {
    if (work.type !== 'change-products' || state === 'needs-you' || job?.hasFailed) continue
    const isToCome = work.phase === 'back' && state === 'waiting'
    const isKnown = Date.parse(endedAt ?? '') <= catalogReadAtMs
    if (state === 'done' && isKnown) continue
    const refused = new Set(refusedRows(job?.rows ?? []).map(({ sku }) => sku))
    for (const { sku, will } of work.changes) {
      if (refused.has(sku)) continue
      const before = pending.get(sku)
      const fields = isToCome ? (isKnown ? {} : { active: false }) : will
      pending.set(sku, {
        fields: { ...before?.fields, ...fields },
        isUnsent: (state !== 'done' && !isToCome) || before?.isUnsent === true,
        backAt: isToCome ? dueAt : will.active === undefined ? before?.backAt : work.backAt,
      })
    }
  }
  return pending
}
