import { SLICE_MS } from '@/api/inSlices'

export type Steps = {
  totalMs: number
  /** The app does steps until a slice is over, and finishes the one that it has begun. */
  longestSliceMs: number
}

/** Does the same work several times. Of each step the best time counts: whatever else runs on the machine only adds to it. */
export function measureSteps(makeWork: () => Generator<void, unknown>, rounds: number): Steps {
  const bestMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const work = makeWork()
    for (let step = 0, isDone: boolean | undefined = false; !isDone; step += 1) {
      const start = performance.now()
      isDone = work.next().done
      bestMs[step] = Math.min(bestMs[step] ?? Infinity, performance.now() - start)
    }
  }
  return {
    totalMs: bestMs.reduce((sum, ms) => sum + ms, 0),
    longestSliceMs: SLICE_MS + Math.max(...bestMs),
  }
}
