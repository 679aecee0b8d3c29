/** Until when something is out of stock, as people say it. */
export type OutUntil = 'tomorrow' | 'four-hours' | 'i-say'

const FOUR_HOURS_MS = 4 * 60 * 60_000

/** A store opens at this hour; "tomorrow" is then, by the device's own clock. */
const MORNING_HOUR = 6

/** When it comes back by itself; undefined when somebody will say so. */
export function backAt(until: OutUntil, now: Date): Date | undefined {
  switch (until) {
    case 'i-say':
      return undefined
    case 'four-hours':
      return new Date(now.getTime() + FOUR_HOURS_MS)
    case 'tomorrow':
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING_HOUR)
  }
}
