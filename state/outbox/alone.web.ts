import { takeTurns } from '@/state/disk/takeTurns'
import { type Alone, type Queue } from './alone'

const inTurn: Record<Queue, ReturnType<typeof takeTurns>> = { outbox: takeTurns(), tools: takeTurns() }

/** All tabs of this browser share one outbox. The browser gives the lock back when a tab dies. */
export const alone: Alone = (work, queue = 'outbox') => {
  // Over plain HTTP, from another machine, a browser has no locks. The service then tells a repeat from a second end.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return locks === undefined
    ? inTurn[queue](work)
    : (locks.request(`tote.${queue}`, work) as ReturnType<typeof work>)
}
