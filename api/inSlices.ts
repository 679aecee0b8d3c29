/**
 * Long enough to get on, short enough that a tap or a scan that comes meanwhile is not felt to wait. A step of the work
 * that has begun is finished, so a slice takes this long and a step.
 */
export const SLICE_MS = 4

export type Pause = () => Promise<void>

/** Who scans on and on does not keep an answer from being read for ever. */
const PATIENCE_MS = 100

/** How many things are done that somebody waits for, and who makes way until there are none. */
let urgent = 0
let makingWay: (() => void)[] = []

/** Until the answer is called, work that can wait makes way altogether, for as long as its patience lasts. */
export function askForWay(): () => void {
  urgent += 1
  let isGivenBack = false
  return () => {
    if (isGivenBack) return
    isGivenBack = true
    urgent -= 1
    if (urgent > 0) return
    const waiting = makingWay
    makingWay = []
    for (const goOn of waiting) goOn()
  }
}

/** Lets touches, scans and drawing go first: all of them, where the browser knows what is urgent. */
export const letOthersGo: Pause = () =>
  new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MS)
    const goOn = () => {
      if (urgent > 0) return void makingWay.push(goOnLater)
      clearTimeout(patience)
      resolve()
    }
    const goOnLater = () => inBackground(goOn)
    goOnLater()
  })

/** Does something once nothing else is due: at all, where the browser knows what is urgent. */
export function inBackground(act: () => void): void {
  const scheduler = findScheduler()
  if (scheduler === undefined) setTimeout(act)
  else void scheduler.postTask(act, { priority: 'background' })
}

/** For what somebody waits for: only what is due already goes first. */
export const comeBackSoon: Pause = () =>
  new Promise((resolve) => {
    const scheduler = findScheduler()
    // A timer that is set by a timer waits for longer than it is told.
    if (scheduler === undefined) setTimeout(resolve)
    else void scheduler.postTask(resolve, { priority: 'user-visible' })
  })

type Scheduler = {
  postTask: (task: () => void, options: { priority: 'background' | 'user-visible' }) => Promise<unknown>
}

/** Of browsers that have one. */
const findScheduler = (): Scheduler | undefined => {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  return scheduler?.postTask === undefined ? undefined : (scheduler as Scheduler)
}

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
