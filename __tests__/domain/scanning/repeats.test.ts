import fc from 'fast-check'
import { judgeRepeat, noRepeats, type RepeatState } from '@/domain/scanning/repeats'
import {
  MOST_CODES_IN_VIEW,
  REPEAT_WINDOW_MS,
  TWO_WAYS_WINDOW_MS,
  type ScanSource,
} from '@/domain/scanning/timings'

interface Scan {
  text: string
  atMs: number
  source?: ScanSource
}

/** Which of these scans count. */
function counted(scans: readonly Scan[]): Scan[] {
  let state: RepeatState = noRepeats
  return scans.filter((scan) => {
    const verdict = judgeRepeat(state, { source: 'camera', ...scan })
    state = verdict.state
    expect(state.inView.length).toBeLessThanOrEqual(MOST_CODES_IN_VIEW)
    return verdict.counts
  })
}

/** What a camera reports that has these codes in view in turn. */
const view = (texts: readonly string[], fromMs: number, toMs: number, everyMs = 1000 / 30): Scan[] =>
  Array.from({ length: Math.floor((toMs - fromMs) / everyMs) }, (_, at) => ({
    text: texts[at % texts.length] ?? '',
    atMs: fromMs + at * everyMs,
  }))

describe('a camera', () => {
  it('that looks at a code for two seconds has scanned it once', () => {
    expect(counted(view(['milk'], 0, 2000))).toEqual([{ text: 'milk', atMs: 0 }])
  })

  it('scans a code again once it was gone for longer than the window', () => {
    const first = view(['milk'], 0, 1000, 33)
    const goneMs = first.at(-1)?.atMs ?? 0
    const back = (afterMs: number) => [...first, { text: 'milk', atMs: goneMs + afterMs }]
    expect(counted(back(REPEAT_WINDOW_MS))).toHaveLength(1)
    expect(counted(back(REPEAT_WINDOW_MS + 1))).toHaveLength(2)
  })

  it('scans another code in between', () => {
    const scans = [...view(['milk'], 0, 500), ...view(['bread'], 500, 1000), ...view(['milk'], 1000, 1500)]
    expect(counted(scans).map(({ text }) => text)).toEqual(['milk', 'bread', 'milk'])
  })

  it('that has two codes in view scans each of them once', () => {
    expect(counted(view(['milk', 'bread'], 0, 2000)).map(({ text }) => text)).toEqual(['milk', 'bread'])
  })

  it('remembers no more than fits into its view', () => {
    const shelf = Array.from({ length: 500 }, (_, at) => ({ text: `label ${at}`, atMs: at / 10 }))
    expect(counted(shelf)).toHaveLength(500)
  })

  it('is not silenced by a clock that was set back', () => {
    expect(
      counted([
        { text: 'milk', atMs: 5_000_000 },
        { text: 'milk', atMs: 1000 },
      ]),
    ).toHaveLength(2)
  })
})

describe('a trigger', () => {
  it.each(['wedge', 'datawedge', 'honeywell'] as const)(
    'of a %s pulled twelve times in a second is twelve scans',
    (source) => {
      const scans = Array.from({ length: 12 }, (_, at) => ({ text: 'milk', atMs: at * 80, source }))
      expect(counted(scans)).toHaveLength(12)
    },
  )

  it('counts while the camera looks at the same code, and the camera goes on being one scan', () => {
    const scans = [
      { text: 'milk', atMs: 0 },
      { text: 'milk', atMs: 100, source: 'wedge' as const },
      { text: 'milk', atMs: 200 },
    ]
    expect(counted(scans).map(({ atMs }) => atMs)).toEqual([0, 100])
  })
})

describe('a handheld that both broadcasts and types', () => {
  const pull = (atMs: number, source: ScanSource, text = 'milk'): Scan => ({ atMs, source, text })

  it.each(['datawedge', 'honeywell'] as const)('has scanned once, whichever way comes first (%s)', (own) => {
    expect(counted([pull(0, own), pull(180, 'wedge')])).toHaveLength(1)
    expect(counted([pull(0, 'wedge'), pull(180, own)])).toHaveLength(1)
  })

  it('scans as often as the trigger was pulled', () => {
    const pulls = [0, 400, 800].flatMap((atMs) => [pull(atMs, 'datawedge'), pull(atMs + 150, 'wedge')])
    expect(counted(pulls).map(({ atMs }) => atMs)).toEqual([0, 400, 800])
  })

  it('is one scan also when one way sends a prefix and an ending', () => {
    expect(
      counted([pull(0, 'datawedge', '4006381333931'), pull(90, 'wedge', ']E04006381333931\r')]),
    ).toHaveLength(1)
  })

  it('scans what comes later, and other codes, as ever', () => {
    expect(counted([pull(0, 'datawedge'), pull(TWO_WAYS_WINDOW_MS + 1, 'wedge')])).toHaveLength(2)
    expect(counted([pull(0, 'datawedge'), pull(90, 'wedge', 'bread')])).toHaveLength(2)
  })
})

describe('for any sightings', () => {
  it('one counts exactly when its code was not seen within the window before', () => {
    const sightings = fc.array(
      fc.record({ text: fc.constantFrom('a', 'b', 'c'), gapMs: fc.integer({ min: 0, max: 400 }) }),
    )
    fc.assert(
      fc.property(sightings, (all) => {
        let clockMs = 0
        const scans = all.map(({ text, gapMs }) => ({ text, atMs: (clockMs += gapMs) }))
        const expected = scans.filter(({ text, atMs }, at) =>
          scans.slice(0, at).every((before) => before.text !== text || atMs - before.atMs > REPEAT_WINDOW_MS),
        )
        expect(counted(scans)).toEqual(expected)
      }),
    )
  })
})
