import fc from 'fast-check'
import {
  readMoment,
  spanOf,
  SPANS,
  spellDate,
  spellTime,
  stepMoment,
  typeMoment,
} from '@/domain/tools/localMoment'

const at = (...parts: [number, number, number, number, number]) => new Date(...parts)

/** A minute that a wall clock shows once: away from the hours in which clocks are changed. */
const minutes = fc
  .tuple(
    fc.integer({ min: 1990, max: 2100 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 5, max: 22 }),
    fc.integer({ min: 0, max: 59 }),
  )
  .map((parts) => at(...parts))

describe('what is typed', () => {
  it.each([
    ['2026-11-15', '13:30', at(2026, 10, 15, 13, 30)],
    [' 2026-1-5 ', '7:05', at(2026, 0, 5, 7, 5)],
    ['2028-02-29', '00:00', at(2028, 1, 29, 0, 0)],
  ])('%s %s is a moment', (date, time, moment) => {
    expect(readMoment({ date, time })).toEqual({ kind: 'moment', at: moment })
  })

  it.each([
    ['', '13:30', 'bad-date'],
    ['15.11.2026', '13:30', 'bad-date'],
    ['2026-02-30', '13:30', 'bad-date'],
    ['2026-13-01', '13:30', 'bad-date'],
    ['2026-00-01', '13:30', 'bad-date'],
    ['0026-11-15', '13:30', 'bad-date'],
    ['9999-11-15', '13:30', 'bad-date'],
    ['2026-11-15', '', 'bad-time'],
    ['2026-11-15', '24:00', 'bad-time'],
    ['2026-11-15', '12:60', 'bad-time'],
    ['2026-11-15', 'noon', 'bad-time'],
  ])('%s %s is %s', (date, time, kind) => {
    expect(readMoment({ date, time })).toEqual({ kind })
  })

  it('is the moment that was shown', () => {
    fc.assert(
      fc.property(minutes, (moment) => {
        expect(readMoment(typeMoment(moment))).toEqual({ kind: 'moment', at: moment })
      }),
    )
  })
})

describe('on a pad of digits', () => {
  it.each([
    ['', ''],
    ['2026', '2026'],
    ['20261', '2026-1'],
    ['2026-1', '2026-1'],
    ['2026-113', '2026-11-3'],
    ['20261130', '2026-11-30'],
    ['202611309', '2026-11-30'],
    // Taken back sign by sign.
    ['2026-', '2026'],
    // Typed with signs, it is as somebody means it.
    ['2026-1-5', '2026-1-5'],
    ['15.11.2026', '15.11.2026'],
  ])('%j is the date %j', (typed, date) => {
    expect(spellDate(typed)).toBe(date)
  })

  it.each([
    ['1', '1'],
    ['183', '18:3'],
    ['1830', '18:30'],
    ['18:305', '18:30'],
    ['7:05', '7:05'],
    ['noon', 'noon'],
  ])('%j is the time %j', (typed, time) => {
    expect(spellTime(typed)).toBe(time)
  })

  it('comes to the moment that was meant, digit by digit', () => {
    const typeOn = (spelt: (typed: string) => string, text: string) =>
      [...text.replace(/\D/g, '')].reduce((typed, digit) => spelt(typed + digit), '')
    fc.assert(
      fc.property(minutes, (moment) => {
        const { date, time } = typeMoment(moment)
        expect({ date: typeOn(spellDate, date), time: typeOn(spellTime, time) }).toEqual({ date, time })
      }),
    )
  })
})

describe('steps', () => {
  it.each([
    [{ days: 1 }, '2026-02-28', '2026-03-01', '10:15'],
    [{ days: -1 }, '2026-03-01', '2026-02-28', '10:15'],
    [{ hours: 14 }, '2026-02-28', '2026-03-01', '00:15'],
    [{ hours: -11 }, '2026-01-01', '2025-12-31', '23:15'],
  ])('%j from %s', (by, from, date, time) => {
    expect(stepMoment({ date: from, time: '10:15' }, by, new Date())).toEqual({ date, time })
  })

  it('begin at now where nothing was typed', () => {
    const now = at(2026, 10, 15, 13, 30)
    expect(stepMoment({ date: '', time: '' }, { days: 1 }, now)).toEqual({
      date: '2026-11-16',
      time: '13:30',
    })
  })

  it('there and back lead nowhere', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: -400, max: 400 }), (moment, days) => {
        const typed = typeMoment(moment)
        expect(stepMoment(stepMoment(typed, { days }, moment), { days: -days }, moment)).toEqual(typed)
      }),
    )
  })
})

describe('as people say it', () => {
  const [WEDNESDAY, SATURDAY, SUNDAY] = [18, 21, 22]
  it.each([
    ['today', WEDNESDAY, '2026-11-18 13:30', '2026-11-19 00:00'],
    ['week', WEDNESDAY, '2026-11-18 13:30', '2026-11-25 13:30'],
    ['weekend', WEDNESDAY, '2026-11-21 00:00', '2026-11-23 00:00'],
    ['weekend', SATURDAY, '2026-11-21 13:30', '2026-11-23 00:00'],
    ['weekend', SUNDAY, '2026-11-22 13:30', '2026-11-23 00:00'],
  ] as const)('%s, on the %dth', (span, day, from, until) => {
    const { start, end } = spanOf(span, at(2026, 10, day, 13, 30))
    expect([`${start.date} ${start.time}`, `${end.date} ${end.time}`]).toEqual([from, until])
  })

  it('never begins after it ends, and never ends before now', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(...SPANS), (now, span) => {
        const { start, end } = spanOf(span, now)
        const [from, until] = [readMoment(start), readMoment(end)]
        if (from.kind !== 'moment' || until.kind !== 'moment') throw new Error('No moment')
        expect(from.at.getTime()).toBeLessThan(until.at.getTime())
        expect(until.at.getTime()).toBeGreaterThan(now.getTime())
      }),
    )
  })
})
