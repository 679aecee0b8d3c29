/** How somebody goes on after a crash: at the same place, at the orders, or with the app begun anew. */
export type WayOut = 'go-on' | 'to-orders' | 'restart'

export type Answered = { way: WayOut; atMs: number }

/** What breaks again this soon after going on would break every time. */
const SOON_MS = 10_000

/** Each way that did not help leads to the next, which gives up a little more. */
export function wayOut(last: Answered | undefined, nowMs: number): WayOut {
  if (last === undefined || Math.abs(nowMs - last.atMs) > SOON_MS) return 'go-on'
  return last.way === 'go-on' ? 'to-orders' : 'restart'
}
