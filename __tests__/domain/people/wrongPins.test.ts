import fc from 'fast-check'
import {
  countWrong,
  FREE_TRIES,
  letPass,
  mostTries,
  noTries,
  takeBack,
  triesLeft,
  WAITS_MS,
  type Tries,
} from '@/domain/people/wrongPins'

const wrongTimes = (times: number): Tries =>
  Array.from({ length: times }).reduce<Tries>((tries) => countWrong(letPass(tries, tries.waitMs)), noTries)

describe('wrong PINs', () => {
  it('are forgiven four times, and the fifth one has to wait', () => {
    const waits = [1, 2, 3, 4, 5].map((times) => wrongTimes(times).waitMs)
    expect(waits).toEqual([0, 0, 0, 0, 30_000])
  })

  it('say how many are left before there is a wait', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((times) => triesLeft(wrongTimes(times)))).toEqual([5, 4, 3, 2, 1, 1, 1])
  })

  it('wait longer each time from then on, and never longer than a quarter of an hour', () => {
    const waits = [5, 6, 7, 8, 9, 10, 50].map((times) => wrongTimes(times).waitMs / 60_000)
    expect(waits).toEqual([0.5, 1, 2, 5, 15, 15, 15])
  })

  it('never wait less than the time before, however often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (times) => {
        expect(wrongTimes(times + 1).waitMs).toBeGreaterThanOrEqual(wrongTimes(times).waitMs)
        expect(wrongTimes(FREE_TRIES + times).waitMs).toBeGreaterThanOrEqual(WAITS_MS[0] ?? Infinity)
      }),
    )
  })

  it('wait as long as time passes, in whatever pieces, and a clock that runs backwards gives nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 20_000 })), (pieces) => {
        const passed = pieces.filter((piece) => piece > 0).reduce((sum, piece) => sum + piece, 0)
        const left = pieces.reduce<Tries>(letPass, wrongTimes(6))
        expect(left).toEqual({ wrong: 6, waitMs: Math.max(0, 60_000 - passed) })
      }),
    )
  })

  it('that were right after all are taken back, and those before them stay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (times) => {
        const before = letPass(wrongTimes(times), Infinity)
        expect(takeBack(countWrong(before))).toEqual(before)
      }),
    )
    expect(takeBack(noTries)).toEqual(noTries)
  })

  it('of which nobody knows how many they were wait longest', () => {
    expect(mostTries.waitMs).toBe(Math.max(...WAITS_MS))
    expect(countWrong(mostTries).waitMs).toBe(mostTries.waitMs)
  })
})
