import { FADE_MS, loudness, type Tone } from './signals'

/** Overtones above this would fold back into the audible as a wrong note. */
const HIGHEST_OVERTONE_HZ = 10_000

/** The tones, one after another, as heights from -1 to 1, so many a second. The same tones are always the same heights. */
export function drawTones(tones: readonly Tone[], sampleRate: number): Float32Array<ArrayBuffer> {
  const lengths = tones.map(({ durationMs }) => countSamples(durationMs, sampleRate))
  const pauses = tones.map(({ pauseMs = 0 }, nth) =>
    nth < tones.length - 1 ? countSamples(pauseMs, sampleRate) : 0,
  )
  const heights = new Float32Array([...lengths, ...pauses].reduce((sum, count) => sum + count, 0))
  let from = 0
  tones.forEach((tone, nth) => {
    const to = from + (lengths[nth] ?? 0)
    drawTone(heights.subarray(from, to), tone, sampleRate)
    from = to + (pauses[nth] ?? 0)
  })
  return heights
}

const countSamples = (durationMs: number, sampleRate: number): number =>
  Math.round((durationMs * sampleRate) / 1000)

function drawTone(heights: Float32Array, { frequencyHz, shape = 'sine' }: Tone, sampleRate: number): void {
  const fade = countSamples(FADE_MS, sampleRate)
  const overtones = listOvertones(shape, frequencyHz)
  const last = heights.length - 1
  for (let index = 0; index <= last; index += 1) {
    const envelope = Math.min(1, index / fade, (last - index) / fade)
    const turn = (2 * Math.PI * frequencyHz * index) / sampleRate
    const height = overtones.reduce((sum, { times, share }) => sum + share * Math.sin(turn * times), 0)
    heights[index] = clip(height * loudness[shape]) * envelope
  }
}

/** A square and a triangle are sums of odd overtones. */
function listOvertones(
  shape: NonNullable<Tone['shape']>,
  frequencyHz: number,
): { times: number; share: number }[] {
  if (shape === 'sine') return [{ times: 1, share: 1 }]
  const count = Math.ceil(HIGHEST_OVERTONE_HZ / frequencyHz / 2)
  return Array.from({ length: Math.max(count, 1) }, (_, index) => {
    const times = 2 * index + 1
    const share =
      shape === 'square'
        ? 4 / (Math.PI * times)
        : ((8 / Math.PI ** 2) * (index % 2 === 0 ? 1 : -1)) / times ** 2
    return { times, share }
  })
}

const clip = (height: number): number => Math.min(Math.max(height, -1), 1)
