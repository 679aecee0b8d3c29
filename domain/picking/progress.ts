import type { OrderLine } from '@/domain/contract/order'
import { isDone, outcomeOf } from './outcome'
import type { PickSession } from './session'

/** `done` counts every decided line, those not found among them. */
export type PickProgress = { lines: number; done: number; notFound: number }

export function progressOf({ lines }: PickSession): PickProgress {
  const done = lines.filter(isDone)
  return { lines: lines.length, done: done.length, notFound: notFoundLines({ lines }).length }
}

/** What the customer does not get, and nothing in its place. */
export function notFoundLines({ lines }: Pick<PickSession, 'lines'>): OrderLine[] {
  return lines.filter((progress) => outcomeOf(progress) === 'not-found').map(({ line }) => line)
}

/** Every line is decided: the order can go to review. */
export function isComplete({ lines }: PickSession): boolean {
  return lines.length > 0 && lines.every(isDone)
}
