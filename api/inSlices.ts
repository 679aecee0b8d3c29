/**
 * Long enough to get on, short enough that a tap or a scan that comes meanwhile is not felt to wait. A step of the work
 * that has begun is finished, so a slice takes this long and a step.
 */
export const SLICE_MS = 4

export type Pause = () => Promise<void>

/** Lets touches, scans and drawing go first. */
export const letOthersGo: Pause = () => new Promise((resolve) => setTimeout(resolve))

/** Does work that comes in small steps, never for long at a stretch. Pauses first: who calls has just done something. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  pause: Pause = letOthersGo,
): Promise<Result> {
  for (;;) {
    await pause()
    const until = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
  }
}
