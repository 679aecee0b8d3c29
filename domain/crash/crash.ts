import { z } from 'zod'
import { scrubMessage, scrubName, scrubStack } from './scrub'

export const crashSchema = z.object({
  /** When it happened, the last time if it did so again and again. */
  at: z.string(),
  version: z.string(),
  /** The kind of screen that was open (`orders/[orderId]/pick`), never which order. */
  route: z.string(),
  /** `screen`: a screen could not be drawn. `beside`: something failed that nobody had to see. */
  kind: z.enum(['screen', 'beside']),
  name: z.string(),
  message: z.string(),
  stack: z.array(z.string()),
  times: z.int(),
})
/** What is remembered of an error: where and how, nothing of whom or what it was about. */
export type Crash = z.infer<typeof crashSchema>

export type CrashPlace = Pick<Crash, 'at' | 'version' | 'route' | 'kind'>

/** Anything can be thrown, even what is no error. */
export function crashOf(thrown: unknown, place: CrashPlace): Crash {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(typeof thrown)
  return {
    ...place,
    name: scrubName(name),
    message: scrubMessage(message),
    stack: scrubStack(stack ?? '', message),
    times: 1,
  }
}

/** Enough for a bad day; older ones say nothing about it. */
export const MOST_CRASHES = 20

/** What fails every second is one line, not twenty: it must not push out what came before. */
export function addCrash(crashes: readonly Crash[], crash: Crash): Crash[] {
  const last = crashes.at(-1)
  if (last === undefined || !isSame(last, crash)) return [...crashes, crash].slice(-MOST_CRASHES)
  return [...crashes.slice(0, -1), { ...crash, times: last.times + 1 }]
}

const isSame = (one: Crash, other: Crash): boolean =>
  (['version', 'route', 'kind', 'name', 'message'] as const).every((field) => one[field] === other[field]) &&
  one.stack[0] === other.stack[0]
