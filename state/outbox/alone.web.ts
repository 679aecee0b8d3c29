import { takeTurns } from '@/state/disk/takeTurns'
import { type Alone } from './alone'

const LOCK = 'tote.outbox'

const inTurn = takeTurns()

/** All tabs of this browser share one outbox. The browser gives the lock back when a tab dies. */
export const alone: Alone = (work) => {
  // Over plain HTTP, from another machine, a browser has no locks. The service then tells a repeat from a second end.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return locks === undefined ? inTurn(work) : (locks.request(LOCK, work) as ReturnType<typeof work>)
}
