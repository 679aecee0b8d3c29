import fc from 'fast-check'
import { SHORTEST_SCAN, WEDGE_GAP_MS } from '@/domain/scanning/timings'
import {
  feedWedge,
  idleWedge,
  settlesInMs,
  settleWedge,
  type WedgeKey,
  type WedgeState,
} from '@/domain/scanning/wedge'
import { formatSetupCode } from '@/domain/setup/setupCode'
import { makeSetup } from '../../support/factories'

type Outcome = { scan: string } | { typed: string } | { passed: string }

/** A keyboard with a screen behind it, as a caller would wire it up. `timer: false` is a screen too busy to settle. */
function keyboard({ timer }: { timer: boolean }) {
  let state: WedgeState = idleWedge
  const seen: Outcome[] = []
  const type = (held: readonly string[]) => seen.push(...held.map((typed) => ({ typed })))
  const settle = (nowMs: number) => {
    const settled = settleWedge(state, nowMs)
    state = settled.state
    type(settled.held)
  }
  const press = (key: WedgeKey) => {
    const waitMs = settlesInMs(state, state.atMs)
    if (timer && waitMs !== undefined && state.atMs + waitMs < key.atMs) settle(state.atMs + waitMs)
    const fed = feedWedge(state, key)
    state = fed.state
    const { step } = fed
    if (step.kind === 'scan') seen.push({ scan: step.text })
    if (step.kind === 'pass') seen.push({ passed: key.key })
    if (step.kind === 'release') {
      type(step.held)
      if (step.then === 'pass') seen.push({ passed: key.key })
    }
    return step
  }
  return { press, settle, seen }
}

/** Presses keys with the same gap between them, then lets everything settle. */
function press(keys: readonly string[], gapMs: number): Outcome[] {
  const { press: pressKey, settle, seen } = keyboard({ timer: true })
  keys.forEach((key, at) => pressKey({ key, atMs: 1000 + at * gapMs }))
  settle(1000 + keys.length * gapMs + WEDGE_GAP_MS)
  return seen
}

const EAN = '6291041500213'

/** Longer than most, with every kind of sign that a set-up code has. */
const LINK = formatSetupCode(
  makeSetup({
    address: 'https://picking.market-hall.example:8443/tote',
    storeName: 'Café & Söhne, Halle 12 / Süd',
    token: 'tote_' + 'aB3-_xY9'.repeat(16),
    weightedItemsEnabled: false,
  }),
)

/** As scanners press them on the keyboard of most countries that have a `#`. */
const needsShift = (sign: string) => /[A-Z:&#%_]/.test(sign)

describe('a scanner that types', () => {
  it.each(['Enter', 'Tab', '\r', '\n', '\t'])('is a scan when it ends with %j', (end) => {
    expect(press([...EAN, end], 5)).toEqual([{ scan: EAN }])
  })

  it('may be as slow as the gap', () => {
    expect(press([...EAN, 'Enter'], WEDGE_GAP_MS)).toEqual([{ scan: EAN }])
  })

  it.each(['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Unidentified'])(
    'may press %s in between',
    (between) => {
      expect(press([between, 'A', between, 'B', '1', between, 'Enter'], 5)).toContainEqual({ scan: 'AB1' })
    },
  )

  it('keeps the separators of a GS1 code', () => {
    const text = '10LOT\u001D0109521234543213'
    expect(press([...text, 'Enter'], 2)).toEqual([{ scan: text }])
  })

  it.each([1, WEDGE_GAP_MS])('comes through whole with a set-up link, a key each %d ms', (gapMs) => {
    const keys = [...LINK].flatMap((sign) => (needsShift(sign) ? ['Shift', sign] : [sign]))
    const seen = press([...keys, 'Enter'], gapMs)
    expect(seen.filter((outcome) => !('passed' in outcome))).toEqual([{ scan: LINK }])
  })

  it('is one scan after the other', () => {
    expect(press([...EAN, 'Enter', ...'4011', 'Enter'], 5)).toEqual([{ scan: EAN }, { scan: '4011' }])
  })

  it('presses no button with the second half of CR and LF', () => {
    expect(press([...EAN, 'Enter', 'Enter'], 5)).toEqual([{ scan: EAN }])
    expect(press([...EAN, '\r', '\n'], 5)).toEqual([{ scan: EAN }])
  })

  it('leaves an Enter alone that a person presses after the scan', () => {
    const { press: pressKey, seen } = keyboard({ timer: true })
    ;[...EAN, 'Enter'].forEach((key, at) => pressKey({ key, atMs: at * 5 }))
    pressKey({ key: 'Enter', atMs: 1000 })
    expect(seen).toEqual([{ scan: EAN }, { passed: 'Enter' }])
  })

  it('without Enter or Tab at the end has typed', () => {
    expect(press([...EAN], 5)).toEqual([...EAN].map((typed) => ({ typed })))
  })
})

describe('a person who types', () => {
  it('gets every character and the Enter', () => {
    expect(press([...'milk', 'Enter'], 120)).toEqual([
      { typed: 'm' },
      { typed: 'i' },
      { typed: 'l' },
      { typed: 'k' },
      { passed: 'Enter' },
    ])
  })

  it('may hit two keys at once and Enter right after', () => {
    expect(press(['o', 'k', 'Enter'], 10)).toEqual([{ typed: 'o' }, { typed: 'k' }, { passed: 'Enter' }])
  })

  it('waits no longer than the gap for a single character', () => {
    const { press: pressKey, settle, seen } = keyboard({ timer: true })
    expect(pressKey({ key: 'a', atMs: 1000 })).toEqual({ kind: 'hold' })
    settle(1000 + WEDGE_GAP_MS - 1)
    expect(seen).toEqual([])
    settle(1000 + WEDGE_GAP_MS)
    expect(seen).toEqual([{ typed: 'a' }])
  })

  it('pauses before Enter and has not scanned', () => {
    const { press: pressKey, seen } = keyboard({ timer: false })
    ;[...'123'].forEach((key, at) => pressKey({ key, atMs: at * 10 }))
    expect(pressKey({ key: 'Enter', atMs: 20 + WEDGE_GAP_MS + 1 })).toEqual({
      kind: 'release',
      held: ['1', '2', '3'],
      then: 'pass',
    })
    expect(seen).toHaveLength(4)
  })

  it('corrects a character at once, in this order', () => {
    expect(press(['a', 'Backspace', 'b'], 10)).toEqual([
      { typed: 'a' },
      { passed: 'Backspace' },
      { typed: 'b' },
    ])
  })

  it.each(['Enter', 'Tab', 'ArrowLeft', 'Escape', 'F5', 'Shift'])('uses %s as ever', (key) => {
    expect(press([key], 10)).toEqual([{ passed: key }])
  })

  it('gets the characters back although the clock was set back', () => {
    const { press: pressKey, settle, seen } = keyboard({ timer: false })
    pressKey({ key: 'a', atMs: 5_000_000 })
    settle(1000)
    expect(seen).toEqual([{ typed: 'a' }])
  })
})

describe('the timer of the caller', () => {
  it('is needed only while something is held', () => {
    const { state } = feedWedge(idleWedge, { key: 'a', atMs: 1000 })
    expect(settlesInMs(idleWedge, 1000)).toBeUndefined()
    expect(settlesInMs(state, 1000)).toBe(WEDGE_GAP_MS)
    expect(settlesInMs(state, 1020)).toBe(WEDGE_GAP_MS - 20)
    expect(settlesInMs(state, 9000)).toBe(0)
  })
})

const keys = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'0123456789AbC(\u001D') },
  { weight: 2, arbitrary: fc.constantFrom('Enter', 'Tab', '\r') },
  { weight: 1, arbitrary: fc.constantFrom('Shift', 'Unidentified', 'ArrowLeft', 'Backspace', 'F1') },
)
const gaps = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 50 }) },
  { weight: 1, arbitrary: fc.integer({ min: 40, max: 200 }) },
)
const strokes = fc.array(fc.record({ key: keys, gapMs: gaps }), { maxLength: 60 })

const isCharacter = (key: string) => key.length === 1 && key !== '\r'
const MOVES: readonly string[] = ['ArrowLeft', 'Backspace', 'F1']

describe('for any keys with any gaps', () => {
  it('every character is scanned or typed exactly once, in order, and no other key overtakes it', () => {
    let scans = 0
    fc.assert(
      fc.property(strokes, fc.boolean(), (all, timer) => {
        const { press: pressKey, settle, seen } = keyboard({ timer })
        let atMs = 0
        for (const { key, gapMs } of all) pressKey({ key, atMs: (atMs += gapMs) })
        settle(atMs + WEDGE_GAP_MS)

        const arrived = seen.flatMap((outcome) => {
          if ('scan' in outcome) return [...outcome.scan]
          if ('typed' in outcome) return [outcome.typed]
          return MOVES.includes(outcome.passed) ? [outcome.passed] : []
        })
        const pressed = all.map(({ key }) => key).filter((key) => isCharacter(key) || MOVES.includes(key))
        expect(arrived).toEqual(pressed)

        for (const outcome of seen) {
          if (!('scan' in outcome)) continue
          scans += 1
          expect(outcome.scan.length).toBeGreaterThanOrEqual(SHORTEST_SCAN)
        }
      }),
      { numRuns: 2000 },
    )
    // The generator is worth something only if it scans.
    expect(scans).toBeGreaterThan(100)
  })

  it('slow typing is never a scan', () => {
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), fc.integer({ min: 51, max: 400 }), (all, gapMs) => {
        expect(press(all, gapMs).filter((outcome) => 'scan' in outcome)).toEqual([])
      }),
    )
  })
})
