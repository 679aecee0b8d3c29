import { type Clock } from '@/api/clock'
import { type Alone, type Queue } from './alone'
import { pauseMs } from './pauses'

/** `more`: look again at once. `idle`: until somebody calls. `pause`: it did not work. `look-again`: nothing is wrong. */
export type Step =
  | { kind: 'more' }
  | { kind: 'idle' }
  | { kind: 'pause' }
  | { kind: 'look-again'; ms: number }
  | { kind: 'told-to-wait'; ms: number }

export type SendLoop = {
  /** Returns how to stop. */
  start(): () => void
  /** There may be something to send, or a way to send it. */
  wake(): void
}

type SendLoopOptions = {
  step: () => Promise<Step>
  clock: Clock
  alone: Alone
  queue: Queue
  /** In 0..1, for pauses. */
  chance: () => number
}

/** Takes one step after another, alone on this device, with growing pauses while nothing works. */
export function createSendLoop({ step, clock, alone, queue, chance }: SendLoopOptions): SendLoop {
  let isStarted = false
  let isBusy = false
  let isWoken = false
  let isToldToWait = false
  let failures = 0
  let callOff: () => void = () => undefined

  function wakeAfter(ms: number) {
    callOff = clock.after(ms, () => {
      isToldToWait = false
      wake()
    })
  }

  async function work() {
    let next: Step
    do {
      isWoken = false
      next = await alone(step, queue).catch((): Step => ({ kind: 'pause' }))
      if (next.kind === 'more') failures = 0
      // Somebody called while a step was under way: what kept it from going on may be over.
    } while (isStarted && (next.kind === 'more' || (next.kind !== 'told-to-wait' && isWoken)))
    isBusy = false
    if (next.kind === 'told-to-wait') {
      isToldToWait = true
      wakeAfter(next.ms)
    }
    if (!isStarted) return
    if (next.kind === 'pause') wakeAfter(pauseMs((failures += 1), chance()))
    if (next.kind === 'look-again') wakeAfter(next.ms)
  }

  function wake() {
    isWoken = true
    if (!isStarted || isBusy || isToldToWait) return
    callOff()
    isBusy = true
    void work()
  }

  return {
    wake,
    start() {
      isStarted = true
      wake()
      return () => {
        isStarted = false
        // What the service asked for holds for whoever starts next.
        if (!isToldToWait) callOff()
      }
    },
  }
}
