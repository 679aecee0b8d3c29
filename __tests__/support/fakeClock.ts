import { type Clock } from '@/api/clock'

export type FakeClock = Clock & {
  /** Lets time pass, one timer after another; `settle` lets each of them have its effect. */
  pass(ms: number, settle: () => Promise<void>): Promise<void>
  /** When the next timer rings, from now; undefined where nobody waits. */
  nextMs(): number | undefined
}

/** Time in the hand of the test. */
export function makeClock(startMs = Date.UTC(2026, 2, 1, 10)): FakeClock {
  let nowMs = startMs
  let timers: { atMs: number; run: () => void }[] = []

  const next = () => [...timers].sort((one, other) => one.atMs - other.atMs)[0]
  return {
    nowMs: () => nowMs,
    after: (ms, run) => {
      const timer = { atMs: nowMs + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    nextMs: () => {
      const timer = next()
      return timer && timer.atMs - nowMs
    },
    async pass(ms, settle) {
      const untilMs = nowMs + ms
      await settle()
      for (let timer = next(); timer !== undefined && timer.atMs <= untilMs; timer = next()) {
        const ringing = timer
        timers = timers.filter((one) => one !== ringing)
        nowMs = ringing.atMs
        ringing.run()
        await settle()
      }
      nowMs = untilMs
    },
  }
}
