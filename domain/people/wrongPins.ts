import { z } from 'zod'

/** Gloves slip; five times in a row they do not. */
export const FREE_TRIES = 5

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** After the fifth wrong PIN, and after each one from then on: so long nobody's PIN is guessed in a shift. */
export const WAITS_MS: readonly number[] = [
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
]

export const triesSchema = z.object({
  /** Wrong ones since the last right one. */
  wrong: z.int().nonnegative(),
  /** What is left to wait. It never says until when: clocks can be set. */
  waitMs: z.number().nonnegative(),
})
export type Tries = z.infer<typeof triesSchema>

export const noTries: Tries = { wrong: 0, waitMs: 0 }

/** After one more wrong PIN. */
export function countWrong({ wrong }: Tries): Tries {
  const counted = wrong + 1
  return { wrong: counted, waitMs: waitAfter(counted) }
}

function waitAfter(wrong: number): number {
  if (wrong < FREE_TRIES) return 0
  return WAITS_MS[Math.min(wrong - FREE_TRIES, WAITS_MS.length - 1)] ?? 0
}

/** A try that was counted before it was judged, and was right. Who waits is not let try, so there was no wait before. */
export const takeBack = ({ wrong }: Tries): Tries => ({ wrong: Math.max(0, wrong - 1), waitMs: 0 })

/** Where nobody knows how often somebody was wrong, it counts as often as makes the longest wait. */
export const mostTries: Tries = countWrong({ wrong: FREE_TRIES + WAITS_MS.length - 2, waitMs: 0 })

/** How many wrong PINs may follow before there is a wait. */
export const triesLeft = ({ wrong }: Tries): number => Math.max(1, FREE_TRIES - wrong)

/** After so much time in which the app was running. A clock that runs backwards takes nothing back. */
export function letPass(tries: Tries, passedMs: number): Tries {
  return passedMs > 0 ? { ...tries, waitMs: Math.max(0, tries.waitMs - passedMs) } : tries
}
