import fc from 'fast-check'
import { untilIdleMs, type Moment } from '@/domain/people/idle'

const at = (steadyMs: number, wallMs = steadyMs): Moment => ({ steadyMs, wallMs })

describe('a device that nobody touches', () => {
  it('locks after the minutes that were chosen, not before', () => {
    expect(untilIdleMs(at(0), at(299_999), 5)).toBe(1)
    expect(untilIdleMs(at(0), at(300_000), 5)).toBe(0)
    expect(untilIdleMs(at(0), at(60_000), 1)).toBe(0)
  })

  it('has rested while it slept, though its steady clock stood still', () => {
    expect(untilIdleMs(at(0, 0), at(1_000, 600_000), 5)).toBe(0)
  })

  it('is not kept open by setting its clock, in either direction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.integer({ min: 0, max: 1e7 }),
        (set, restedMs) => {
          const untouched = untilIdleMs(at(0), at(restedMs), 5)
          expect(untilIdleMs(at(0), at(restedMs, restedMs + set), 5)).toBeLessThanOrEqual(untouched)
        },
      ),
    )
  })
})
