import { type Clock } from '@/api/clock'
import { countWrong, letPass, noTries, takeBack, triesLeft, type Tries } from '@/domain/people/wrongPins'
import { takeTurns } from '@/state/disk/takeTurns'
import { type SavedPeople } from './savedPeople'

/** What is left of a wait is written down so often; who kills the app waits this much longer at most. */
const WRITE_EVERY_MS = 5_000

/** How often each person was wrong, and how long they wait. No clock is asked that anybody can set. */
export type CountedTries = {
  /** Rejects where the vault does not say; what is known then stays. */
  learn(whose: string): Promise<void>
  waitMs(whose: string): number
  left(whose: string): number
  /** One more wrong one, on the disk before anybody hears whether it was: else a killed app would forget it. */
  count(whose: string): Promise<void>
  clear(whose: string): Promise<void>
  /** The last one was right after all; those before it stay. */
  takeBack(whose: string): Promise<void>
  forget(whose: string): void
  /** Writes down what is left of every wait. */
  keep(): Promise<void>
  stop(): void
}

export function createCountedTries(
  saved: Pick<SavedPeople, 'readTries' | 'writeTries'>,
  clock: Pick<Clock, 'after'>,
  steadyMs: () => number,
): CountedTries {
  const known = new Map<string, { tries: Tries; atMs: number }>()
  // What is left of an old wait must not be written over a new one.
  const inTurn = takeTurns()
  let callOff: (() => void) | undefined

  const set = (whose: string, tries: Tries) => {
    known.set(whose, { tries, atMs: steadyMs() })
    watch()
  }
  const now = (whose: string): Tries => {
    const found = known.get(whose)
    return found === undefined ? noTries : letPass(found.tries, steadyMs() - found.atMs)
  }
  const waiting = () => [...known.keys()].filter((whose) => now(whose).waitMs > 0)

  /** Another tab may have counted, or cleared: the disk is the newer word then. */
  async function learn(whose: string) {
    const onDisk = await saved.readTries(whose)
    const found = known.get(whose)
    if (found === undefined || found.tries.wrong !== onDisk.wrong) set(whose, onDisk)
  }

  const keep = () =>
    inTurn(async () => {
      for (const whose of waiting()) {
        await learn(whose)
          .then(() => saved.writeTries(whose, now(whose)))
          .catch(() => undefined)
      }
    })

  function watch() {
    if (callOff !== undefined || waiting().length === 0) return
    callOff = clock.after(WRITE_EVERY_MS, () => {
      callOff = undefined
      void keep().then(watch)
    })
  }

  const count = (whose: string) =>
    inTurn(async () => {
      await learn(whose)
      const counted = countWrong(now(whose))
      await saved.writeTries(whose, counted)
      set(whose, counted)
    })

  const forgive = (whose: string, left: (tries: Tries) => Tries) =>
    inTurn(async () => {
      const tries = left(now(whose))
      set(whose, tries)
      // Who was right is let in, though the next start may ask them to wait.
      await saved.writeTries(whose, tries).catch(() => undefined)
    })

  return {
    learn,
    waitMs: (whose) => now(whose).waitMs,
    left: (whose) => triesLeft(now(whose)),
    count,
    clear: (whose) => forgive(whose, () => noTries),
    takeBack: (whose) => forgive(whose, takeBack),
    forget: (whose) => void known.delete(whose),
    keep,
    stop: () => {
      callOff?.()
      callOff = undefined
    },
  }
}
