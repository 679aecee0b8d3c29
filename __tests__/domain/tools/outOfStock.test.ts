import { execFileSync } from 'node:child_process'
import { backAt, type OutUntil } from '@/domain/tools/outOfStock'

/** The time zone of a process is what it began with, so a device in Berlin is a process of its own. */
function inBerlin(until: OutUntil, ...moments: string[]): string[] {
  const asked = JSON.stringify(moments)
  const script = `
    const { backAt } = require('./domain/tools/outOfStock.ts')
    console.log(JSON.stringify(${asked}.map((now) => backAt('${until}', new Date(now)).toISOString())))`
  const answer = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env: { ...process.env, TZ: 'Europe/Berlin' },
    encoding: 'utf8',
  })
  return JSON.parse(answer) as string[]
}

describe('out of stock until', () => {
  it('somebody says so: nobody knows when', () => {
    expect(backAt('i-say', new Date())).toBeUndefined()
  })

  it('tomorrow is six in the morning by the clock on the wall, also when the clocks are changed in the night', () => {
    const cases = [
      ['2026-03-01T20:15:00Z', '2026-03-02T05:00:00.000Z'],
      // Half past midnight there: tomorrow is the day after.
      ['2026-03-01T23:30:00Z', '2026-03-03T05:00:00.000Z'],
      ['2026-01-31T12:00:00Z', '2026-02-01T05:00:00.000Z'],
      ['2026-03-28T20:00:00Z', '2026-03-29T04:00:00.000Z'],
      ['2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z'],
    ] as const
    expect(inBerlin('tomorrow', ...cases.map(([now]) => now))).toEqual(cases.map(([, back]) => back))
  })

  it('four hours are four hours, also when the clocks are changed meanwhile', () => {
    expect(inBerlin('four-hours', '2026-03-28T23:30:00Z', '2026-10-24T23:30:00Z')).toEqual([
      '2026-03-29T03:30:00.000Z',
      '2026-10-25T03:30:00.000Z',
    ])
  })
})
