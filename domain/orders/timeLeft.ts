const MINUTE_MS = 60_000

/** From here on a picker should take this order before any other. */
export const SOON_MINUTES = 10

/** `due` is the minute around the promise, when "0 minutes" would say nothing. */
export type TimeLeft =
  | { kind: 'plenty'; minutes: number }
  | { kind: 'soon'; minutes: number }
  | { kind: 'due' }
  | { kind: 'late'; minutes: number }

/** Whole minutes until the promise, negative after it. Changes once a minute: a clock that shows it redraws no oftener. */
export function minutesUntil(promisedMs: number, nowMs: number): number {
  // Adding zero turns -0 into 0, which compare as different when a screen decides whether to redraw.
  return Math.trunc((promisedMs - nowMs) / MINUTE_MS) + 0
}

export function judgeTimeLeft(minutes: number): TimeLeft {
  if (minutes === 0) return { kind: 'due' }
  if (minutes < 0) return { kind: 'late', minutes: -minutes }
  return { kind: minutes <= SOON_MINUTES ? 'soon' : 'plenty', minutes }
}
