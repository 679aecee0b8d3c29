import { setTimeout as wait } from 'node:timers/promises'

/** Simulated time. The only place that knows how much faster it runs than real time. */
export type Clock = {
  /** Since the start. */
  nowMs(): number
  /** How long that is on a real clock. */
  realMs(simulatedMs: number): number
  /** At least as long as that takes on a real clock: a service is not asked more often because time runs faster. */
  atLeast(simulatedMs: number, leastRealMs: number): number
  /** Ends early, with an error, when the simulation is stopped. */
  sleep(simulatedMs: number): Promise<void>
}

export function createClock(speed: number, stop: AbortSignal): Clock {
  const startedAt = performance.now()
  const realMs = (simulatedMs: number) => simulatedMs / speed
  return {
    nowMs: () => (performance.now() - startedAt) * speed,
    realMs,
    atLeast: (simulatedMs, leastRealMs) => Math.max(simulatedMs, leastRealMs * speed),
    sleep: (simulatedMs) => wait(realMs(simulatedMs), undefined, { signal: stop }),
  }
}

export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
