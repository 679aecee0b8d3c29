/** Orders older than this are not available, and no list spans more. */
export const WINDOW_DAYS = 60
export const WINDOW_MS = WINDOW_DAYS * 24 * 60 * 60 * 1000

/** The oldest moment from which orders can still be read. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS)
}

export interface AskedRange {
  startMs?: number | undefined
  endMs?: number | undefined
}

export type RangeVerdict =
  { kind: 'range'; from: Date; to: Date } | { kind: 'backwards' } | { kind: 'too long' }

/** The range of a list: what was asked for, and where it is silent, the window up to now. */
export function judgeRange(asked: AskedRange, now: Date): RangeVerdict {
  const endMs = asked.endMs ?? Math.max(now.getTime(), asked.startMs ?? 0)
  const startMs = asked.startMs ?? endMs - WINDOW_MS
  if (endMs < startMs) return { kind: 'backwards' }
  if (endMs - startMs > WINDOW_MS) return { kind: 'too long' }
  const from = new Date(Math.max(startMs, windowStart(now).getTime()))
  return { kind: 'range', from, to: new Date(endMs) }
}
