const FIRST_PAUSE_MS = 1_000

/** A picker who comes out of the cold room does not wait longer than this for what is queued. */
const LONGEST_PAUSE_MS = 20_000

/**
 * How long to wait after so many failures in a row. `chance` in 0..1 spreads the devices of a store that lost
 * their network together.
 */
export function pauseMs(failures: number, chance: number): number {
  const full = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
  return Math.round(full * (0.5 + chance / 2))
}
