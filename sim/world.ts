type Happening = { atMs: number; place: number; happen: () => void | Promise<void> }

/** Time that passes only when nothing is left to do now. */
export type World = {
  nowMs(): number
  /** Returns how to call it off. */
  after(ms: number, happen: () => void | Promise<void>): () => void
  /** Real work that time stands still for: what the service does for a request. */
  during<Result>(work: Promise<Result>): Promise<Result>
  /** Lets happen what is due until then. */
  passUntil(atMs: number): Promise<void>
}

/** Any day will do, as long as it is always the same. */
const START_MS = Date.UTC(2026, 2, 1, 8, 0, 0)

export function createWorld(): World {
  const due: Happening[] = []
  let nowMs = START_MS
  let places = 0
  let underWay: Promise<unknown> = Promise.resolve()
  let count = 0

  /**
   * Everything that a happening has set off is through: disks and rules answer within the same turn of the event
   * loop, and what waits for the network or the clock waits for a happening of its own.
   */
  async function quiet(): Promise<void> {
    do {
      await underWay
      await new Promise<void>((resolve) => setImmediate(resolve))
    } while (count > 0)
  }

  return {
    nowMs: () => nowMs,
    after(ms, happen) {
      const happening: Happening = { atMs: nowMs + Math.max(0, ms), place: places, happen }
      places += 1
      due.push(happening)
      return () => {
        const at = due.indexOf(happening)
        if (at !== -1) due.splice(at, 1)
      }
    },
    during(work) {
      count += 1
      const done = work.finally(() => {
        count -= 1
      })
      underWay = Promise.allSettled([underWay, done])
      return done
    },
    async passUntil(atMs) {
      for (;;) {
        const next = takeNext(due, atMs)
        if (next === undefined) break
        nowMs = Math.max(nowMs, next.atMs)
        await next.happen()
        await quiet()
      }
      nowMs = Math.max(nowMs, atMs)
    },
  }
}

/** What is due first; of two at the same moment the one that was planned first. */
function takeNext(due: Happening[], untilMs: number): Happening | undefined {
  let first: Happening | undefined
  for (const one of due) {
    if (one.atMs > untilMs) continue
    if (!first || one.atMs < first.atMs || (one.atMs === first.atMs && one.place < first.place)) first = one
  }
  if (first) due.splice(due.indexOf(first), 1)
  return first
}
