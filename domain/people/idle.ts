import { z } from 'zod'

export const idleMinutesSchema = z.union([z.literal(1), z.literal(2), z.literal(5), z.literal(10)])
/** How long a shared device may lie there before it asks for a PIN. */
export type IdleMinutes = z.infer<typeof idleMinutesSchema>

export const IDLE_CHOICES: readonly IdleMinutes[] = [1, 2, 5, 10]

/** Long enough to weigh, ask and carry; short enough that a handheld left on a shelf is not somebody's. */
export const USUAL_IDLE_MINUTES: IdleMinutes = 5

const MINUTE_MS = 60_000

/** A moment by both clocks: the steady one may stand still while a device sleeps, the other one can be set. */
export type Moment = { steadyMs: number; wallMs: number }

/** The longer of the two: a device that slept has rested, and setting its clock back does not keep it open. */
const restedMs = (since: Moment, now: Moment) =>
  Math.max(now.steadyMs - since.steadyMs, now.wallMs - since.wallMs)

/** How long until it locks, if nothing is done; 0: now. */
export function untilIdleMs(since: Moment, now: Moment, minutes: IdleMinutes): number {
  return Math.max(0, minutes * MINUTE_MS - restedMs(since, now))
}
