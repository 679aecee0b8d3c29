/** A date and a time as somebody types them, by the clock on the wall of this device. */
export interface TypedMoment {
  /** `2026-11-15` */
  date: string
  /** `13:30` */
  time: string
}

export type MomentVerdict = { kind: 'moment'; at: Date } | { kind: 'bad-date' | 'bad-time' }

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const TIME = /^(\d{1,2}):(\d{2})$/

export function readMoment({ date, time }: TypedMoment): MomentVerdict {
  const [, year, month, day] = (DATE.exec(date.trim()) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return { kind: 'bad-date' }
  // The 31st of a month of 30 days would lie in the next one; no such day is guessed.
  if (year < 1970 || year > 2999 || new Date(year, month - 1, day).getMonth() !== month - 1) {
    return { kind: 'bad-date' }
  }
  const [, hour, minute] = (TIME.exec(time.trim()) ?? []).map(Number)
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return { kind: 'bad-time' }
  return { kind: 'moment', at: new Date(year, month - 1, day, hour, minute) }
}

/** What is typed on a pad that has nothing but digits gets its signs in between; whoever types those keeps them. */
export const spellDate = (typed: string): string => spell(typed, [4, 2, 2], '-')
export const spellTime = (typed: string): string => spell(typed, [2, 2], ':')

function spell(typed: string, lengths: readonly number[], sign: string): string {
  const parts = typed.split(sign)
  const isShort = parts.slice(0, -1).some((part, nth) => part.length !== lengths[nth])
  const all = parts.join('')
  if (isShort || !/^\d*$/.test(all)) return typed
  const starts = lengths.map((_, nth) => lengths.slice(0, nth).reduce((sum, length) => sum + length, 0))
  return starts
    .map((start, nth) => all.slice(start, start + (lengths[nth] ?? 0)))
    .filter((part) => part !== '')
    .join(sign)
}

const digits = (value: number, length = 2) => String(value).padStart(length, '0')

/** The minute that a moment lies in. */
export function typeMoment(at: Date): TypedMoment {
  return {
    date: `${digits(at.getFullYear(), 4)}-${digits(at.getMonth() + 1)}-${digits(at.getDate())}`,
    time: `${digits(at.getHours())}:${digits(at.getMinutes())}`,
  }
}

/** Days and hours as a calendar has them: a day later is the same time of day, also when the clocks are changed. */
export function stepMoment(
  typed: TypedMoment,
  by: { days?: number; hours?: number },
  now: Date,
): TypedMoment {
  const read = readMoment(typed)
  const at = read.kind === 'moment' ? read.at : now
  return typeMoment(
    new Date(
      at.getFullYear(),
      at.getMonth(),
      at.getDate() + (by.days ?? 0),
      at.getHours() + (by.hours ?? 0),
      at.getMinutes(),
    ),
  )
}

export const SPANS = ['today', 'weekend', 'week'] as const
export type Span = (typeof SPANS)[number]

const SATURDAY = 6
const DAYS_A_WEEK = 7

/** From when until when, as people say it. What has begun already begins now. */
export function spanOf(span: Span, now: Date): { start: TypedMoment; end: TypedMoment } {
  const midnightIn = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  switch (span) {
    case 'today':
      return { start: typeMoment(now), end: typeMoment(midnightIn(1)) }
    case 'weekend': {
      // Sunday is the first day to a Date and the last of a weekend.
      const isSunday = now.getDay() === 0
      const toSaturday = isSunday ? 0 : SATURDAY - now.getDay()
      const start = toSaturday === 0 ? now : midnightIn(toSaturday)
      return { start: typeMoment(start), end: typeMoment(midnightIn(isSunday ? 1 : toSaturday + 2)) }
    }
    case 'week':
      return { start: typeMoment(now), end: stepMoment(typeMoment(now), { days: DAYS_A_WEEK }, now) }
  }
}
