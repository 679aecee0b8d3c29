/** What to wait when a service asks us to slow down without saying for how long. */
const DEFAULT_WAIT_MS = 30_000

/** A device that is told to wait for a day would look broken; asking again after this does no harm. */
const LONGEST_WAIT_MS = 15 * 60_000

/** `Retry-After` is a number of seconds or an HTTP date. */
export function readRetryAfter(header: string | null, nowMs: number): number {
  const text = header?.trim() ?? ''
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs
  if (!Number.isFinite(waitMs)) return DEFAULT_WAIT_MS
  return Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS)
}
