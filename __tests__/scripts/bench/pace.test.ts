import { hadFullPace, isFull, type Pace } from '@/bench/app/pace'

const FULL_MS = 0.04
const full = (atMs: number): Pace => ({ atMs, tookMs: 0.045 })
const slow = (atMs: number): Pace => ({ atMs, tookMs: 0.07 })

describe('isFull', () => {
  it('forgives a core a little, and not that it is much slower', () => {
    expect(isFull(FULL_MS, full(0).tookMs)).toBe(true)
    expect(isFull(FULL_MS, slow(0).tookMs)).toBe(false)
  })
})

describe('hadFullPace', () => {
  const scan = { fromMs: 100, toMs: 150 }
  const ask = (taken: Pace[]) => hadFullPace(taken, FULL_MS, scan.fromMs, scan.toMs)

  it('counts a scan between two looks at a core at its full speed', () => {
    expect(ask([full(60), full(90), full(151), full(200)])).toBe(true)
  })

  it('asks the looks around the scan and no others', () => {
    expect(ask([slow(60), full(90), full(151), slow(200)])).toBe(true)
  })

  it.each([
    ['before', [full(60), slow(90), full(151)]],
    ['after', [full(90), slow(151), full(200)]],
    ['in the middle of it', [full(90), slow(120), full(151)]],
  ])('leaves a scan out when the core was slow %s', (_when, taken) => {
    expect(ask(taken)).toBe(false)
  })

  it.each([
    ['before', [full(151)]],
    ['after', [full(90)]],
    ['at all', []],
  ])('leaves a scan out when nobody looked %s', (_when, taken) => {
    expect(ask(taken)).toBe(false)
  })
})
