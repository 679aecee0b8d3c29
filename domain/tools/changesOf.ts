import { isComingBack } from './comingBack'
import { refusedRows, type ProductFields, type Task } from './task'

/** One decision about one product, as it stands. */
export type ToldChange = {
  taskId: Task['id']
  was: ProductFields
  will: ProductFields
  by: string
  at: string
  /** `to-come`: the app does it by itself, at `dueAt`. */
  state: 'waiting' | 'sent' | 'to-come' | 'needs-you'
  dueAt: string | undefined
}

/** What was decided on this device about a product and what is shown does not hold yet, the newest first. */
export function changesOf(tasks: readonly Task[], sku: string, readAtMs: number): ToldChange[] {
  return tasks
    .flatMap((task): ToldChange[] => {
      const { work, id: taskId, by, at, dueAt } = task
      if (work.type !== 'change-products') return []
      const change = work.changes.find((one) => one.sku === sku)
      if (change === undefined || isKnown(task, readAtMs)) return []
      return [{ taskId, was: change.was, will: change.will, by, at, state: stateOf(task, sku), dueAt }]
    })
    .reverse()
}

const isKnown = ({ state, endedAt }: Task, readAtMs: number) =>
  state === 'done' && Date.parse(endedAt ?? '') <= readAtMs

function stateOf(task: Task, sku: string): ToldChange['state'] {
  const isRefused = refusedRows(task.job?.rows ?? []).some((row) => row.sku === sku)
  if (task.state === 'needs-you' || task.job?.hasFailed || isRefused) return 'needs-you'
  if (task.state === 'done') return 'sent'
  return isComingBack(task) ? 'to-come' : 'waiting'
}
