import { drawTones } from '@/domain/feedback/drawTones'
import { type Tone } from '@/domain/feedback/signals'

const beep: Tone = { frequencyHz: 1_000, durationMs: 50, pauseMs: 20 }

const countRises = (heights: Float32Array) =>
  heights.reduce((rises, height, nth) => rises + (height > 0 && (heights[nth - 1] ?? 0) <= 0 ? 1 : 0), 0)

it.each([22_050, 44_100, 48_000])('is as long and as high at %d heights a second', (sampleRate) => {
  const heights = drawTones([beep, beep], sampleRate)
  expect(heights.length / sampleRate).toBeCloseTo(0.12, 3)
  expect(countRises(heights.subarray(0, sampleRate * 0.05))).toBe(50)
})

it('is silent between the tones, and at both ends of each', () => {
  const heights = drawTones([beep, beep], 48_000)
  expect(heights.subarray(2_400, 3_360).every((height) => height === 0)).toBe(true)
  for (const end of [0, 2_399, 3_360, heights.length - 1]) expect(heights[end]).toBeCloseTo(0, 10)
})

it.each(['sine', 'triangle', 'square'] as const)('a %s is never higher than one', (shape) => {
  const heights = drawTones([{ ...beep, shape }], 48_000)
  expect(Math.max(...heights)).toBeLessThanOrEqual(1)
  expect(Math.max(...heights)).toBeGreaterThan(0.4)
})

it('nothing is silence', () => {
  expect(drawTones([], 48_000)).toHaveLength(0)
})
