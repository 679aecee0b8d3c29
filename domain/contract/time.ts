import { z } from 'zod'

/** A moment in ISO 8601. Platforms send it with `Z`, with an offset, or without a zone (then it is UTC). */
export const momentSchema = z.iso.datetime({ offset: true, local: true })

const EARLIEST_MS = Date.UTC(1970, 0)
const LATEST_MS = Date.UTC(3000, 0)

/**
 * A moment that somebody asks for. Calendars beyond four digits and the year 0 are slips of the finger that no
 * database takes, also when an offset only leads there.
 */
export const askedMomentSchema = momentSchema.refine(
  (moment) => !isOutOfReach(momentMs(moment)),
  'must lie between the years 1970 and 3000',
)

/** What is no moment at all is nowhere, and complained about already. */
const isOutOfReach = (ms: number) => ms < EARLIEST_MS || ms >= LATEST_MS

/** Milliseconds since the epoch; a moment without a zone is UTC, never the zone of this machine. */
export function momentMs(moment: string): number {
  const hasZone = /(?:[zZ]|[+-]\d{2}:?\d{2})$/.test(moment)
  return Date.parse(hasZone ? moment : `${moment}Z`)
}
