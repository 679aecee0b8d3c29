import { isComingBack } from './comingBack'
import type { Task } from './task'

/**
 * What would bring this product, and nothing else, back into stock by itself: whoever decides anew about its stock does
 * not want it any more. A return of several goes on for the others.
 */
export function findReturn(tasks: readonly Task[], sku: string): Task | undefined {
  return tasks.find(
    (task) => isComingBack(task) && task.work.changes.length === 1 && task.work.changes[0]?.sku === sku,
  )
}
