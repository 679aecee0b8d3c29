import { isDone, outcomeOf } from './outcome'
import type { PickSession } from './session'

/** `done` counts every decided line, those not found among them. */
export type PickProgress = { lines: number; done: number; notFound: number }

export function progressOf({ lines }: PickSession): PickProgress {
  const done = lines.filter(isDone)
  const notFound = done.filter((line) => outcomeOf(line) === 'not-found')
  return { lines: lines.length, done: done.length, notFound: notFound.length }
}

/** Every line is decided: the order can go to review. */
export function isComplete({ lines }: PickSession): boolean {
  return lines.length > 0 && lines.every(isDone)
}
