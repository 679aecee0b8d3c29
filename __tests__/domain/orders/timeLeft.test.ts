import fc from 'fast-check'
import { judgeTimeLeft, minutesUntil, SOON_MINUTES } from '@/domain/orders/timeLeft'

const MINUTE_MS = 60_000
const promised = Date.UTC(2025, 0, 1, 12)

describe('the time left', () => {
  it.each([
    ['a quarter of an hour before', -15 * MINUTE_MS, { kind: 'plenty', minutes: 15 }],
    ['ten minutes and a bit before', -10.9 * MINUTE_MS, { kind: 'soon', minutes: 10 }],
    ['one minute before', -MINUTE_MS, { kind: 'soon', minutes: 1 }],
    ['a second less than a minute before', -MINUTE_MS + 1000, { kind: 'due' }],
    ['at the promise', 0, { kind: 'due' }],
    ['just after it', 30_000, { kind: 'due' }],
    ['one minute after', MINUTE_MS, { kind: 'late', minutes: 1 }],
    ['four and a half minutes after', 4.5 * MINUTE_MS, { kind: 'late', minutes: 4 }],
  ])('%s', (_, offsetMs, left) => {
    expect(judgeTimeLeft(minutesUntil(promised, promised + offsetMs))).toEqual(left)
  })

  it('only ever shrinks as the clock runs, and never shows more than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat({ max: 1e6 }), (offsetMs, stepMs) => {
        const now = minutesUntil(promised, promised + offsetMs)
        const later = minutesUntil(promised, promised + offsetMs + stepMs)
        expect(later).toBeLessThanOrEqual(now)
        if (now > 0) expect(now * MINUTE_MS).toBeLessThanOrEqual(-offsetMs)
        expect(Object.is(now, -0)).toBe(false)
      }),
    )
  })

  it('says soon from the same minute on that the rule names', () => {
    expect(judgeTimeLeft(SOON_MINUTES).kind).toBe('soon')
    expect(judgeTimeLeft(SOON_MINUTES + 1).kind).toBe('plenty')
  })
})
