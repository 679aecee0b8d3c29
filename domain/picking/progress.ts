import type { OrderLine } from '@/domain/contract/order'
import { isDecided, isDone, outcomeOf } from './outcome'
import type { PickSession } from './session'

/** `done` counts every decided line, those not found among them. */
export type PickProgress = { lines: number; done: number; notFound: number }

/** After every scan, so each line is looked at once. */
export function progressOf({ lines }: PickSession): PickProgress {
  let done = 0
  let notFound = 0
  for (const progress of lines) {
    const outcome = outcomeOf(progress)
    if (isDecided(outcome)) done += 1
    if (outcome === 'not-found') notFound += 1
  }
  return { lines: lines.length, done, notFound }
}

/** What the customer does not get, and nothing in its place. */
export function notFoundLines({ lines }: Pick<PickSession, 'lines'>): OrderLine[] {
  return lines.filter((progress) => outcomeOf(progress) === 'not-found').map(({ line }) => line)
}

/** Every line is decided: the order can go to review. */
export function isComplete({ lines }: PickSession): boolean {
  return lines.length > 0 && lines.every(isDone)
}
