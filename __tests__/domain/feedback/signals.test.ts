import { signals, type Signal, type Tone } from '@/domain/feedback/signals'

const all = Object.entries(signals) as [Signal, (typeof signals)[Signal]][]
const pairs = all.flatMap(([one, a], index) =>
  all.slice(index + 1).map(([other, b]) => ({ one, other, a, b })),
)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const lengthMs = (tones: readonly Tone[]) => sum(tones.map((tone) => tone.durationMs + (tone.pauseMs ?? 0)))
const semitones = (fromHz: number, toHz: number) => 12 * Math.log2(toHz / fromHz)
const heard = (signal: Signal) => {
  const { tones } = signals[signal]
  const first = tones[0]?.frequencyHz ?? 0
  return { tones, first, last: tones.at(-1)?.frequencyHz ?? 0, lengthMs: lengthMs(tones) }
}

it.each(all)('%s is heard and felt', (_, { tones, vibrationMs }) => {
  expect(tones.length).toBeGreaterThan(0)
  for (const tone of tones) {
    // Small speakers carry nothing below, older ears nothing above.
    expect(tone.frequencyHz).toBeGreaterThanOrEqual(290)
    expect(tone.frequencyHz).toBeLessThanOrEqual(4_000)
    expect(tone.durationMs).toBeGreaterThanOrEqual(30)
  }
  expect(vibrationMs.length % 2).toBe(1)
  expect(Math.min(...vibrationMs)).toBeGreaterThanOrEqual(40)
})

it.each(pairs)('$one and $other differ to the ear', ({ a, b }) => {
  expect(a.tones).not.toEqual(b.tones)
  // As many tones in the same rhythm are told apart by pitch alone, so it must be far enough.
  const sameCount = a.tones.length === b.tones.length
  const apart = a.tones.map((tone, index) => {
    const other = b.tones[index]
    if (other === undefined) return Infinity
    return Math.abs(semitones(tone.frequencyHz, other.frequencyHz)) + (tone.shape === other.shape ? 0 : 3)
  })
  if (sameCount) expect(Math.max(...apart)).toBeGreaterThanOrEqual(4)
})

it.each(pairs)('$one and $other differ to the hand', ({ a, b }) => {
  expect(a.vibrationMs).not.toEqual(b.vibrationMs)
  if (a.vibrationMs.length !== b.vibrationMs.length) return
  const apart = a.vibrationMs.map((ms, index) => Math.abs(ms - (b.vibrationMs[index] ?? 0)))
  expect(Math.max(...apart)).toBeGreaterThanOrEqual(60)
})

it.each<Signal>(['picked', 'line-complete', 'weighed', 'order-complete'])(
  '%s is good: it rises',
  (signal) => {
    const { first, last, tones } = heard(signal)
    expect(semitones(first, last)).toBeGreaterThanOrEqual(4)
    expect(tones.map(({ frequencyHz }) => frequencyHz)).toEqual(
      tones.map(({ frequencyHz }) => frequencyHz).sort((a, b) => a - b),
    )
  },
)

it.each<Signal>(['wrong-item', 'unknown-code', 'inactive', 'refused'])(
  '%s is bad: low, long, never rising',
  (signal) => {
    const { first, last, lengthMs: takesMs } = heard(signal)
    expect(last).toBeLessThanOrEqual(first)
    expect(last).toBeLessThan(500)
    expect(takesMs).toBeGreaterThanOrEqual(300)
  },
)

it('choose is a question: two tones, to and fro', () => {
  expect(new Set(signals.choose.tones.map(({ frequencyHz }) => frequencyHz)).size).toBe(2)
})

it('the answer to every scan is the shortest', () => {
  for (const [, { tones }] of all) expect(lengthMs(tones)).toBeGreaterThanOrEqual(heard('picked').lengthMs)
  expect(heard('picked').lengthMs).toBeLessThanOrEqual(100)
})
