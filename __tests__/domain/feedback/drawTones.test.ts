import { drawTones, SAMPLE_RATE } from '@/domain/feedback/drawTones'
import { type Tone } from '@/domain/feedback/signals'

const beep: Tone = { frequencyHz: 1_000, durationMs: 50, pauseMs: 20 }

const countRises = (heights: Float32Array) =>
  heights.reduce((rises, height, nth) => rises + (height > 0 && (heights[nth - 1] ?? 0) <= 0 ? 1 : 0), 0)

it('is as long and as high as it says', () => {
  const heights = drawTones([beep, beep])
  expect(heights.length / SAMPLE_RATE).toBeCloseTo(0.12, 3)
  expect(countRises(heights.subarray(0, SAMPLE_RATE * 0.05))).toBe(50)
})

it('is silent between the tones, and at both ends of each', () => {
  const heights = drawTones([beep, beep])
  const [ends, begins] = [Math.round(0.05 * SAMPLE_RATE), Math.round(0.07 * SAMPLE_RATE)]
  expect(heights.subarray(ends, begins).every((height) => height === 0)).toBe(true)
  for (const end of [0, ends - 1, begins, heights.length - 1]) expect(heights[end]).toBeCloseTo(0, 10)
})

it.each(['sine', 'triangle', 'square'] as const)('a %s is never higher than one', (shape) => {
  const heights = drawTones([{ ...beep, shape }])
  expect(Math.max(...heights)).toBeLessThanOrEqual(1)
  expect(Math.max(...heights)).toBeGreaterThan(0.4)
})

it('nothing is silence', () => {
  expect(drawTones([])).toHaveLength(0)
})
