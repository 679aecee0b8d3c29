import { FADE_MS, loudness, type Tone } from './signals'

/** Enough for tones below 11 kHz, and half of what a record has. */
export const SAMPLE_RATE = 22_050

/** Overtones above this would fold back into the audible as a wrong note. */
const HIGHEST_OVERTONE_HZ = 10_000

/** The tones, one after another, as heights from -1 to 1. The same tones are always the same heights. */
export function drawTones(tones: readonly Tone[]): Float32Array<ArrayBuffer> {
  const places: { tone: Tone; from: number; to: number }[] = []
  let from = 0
  for (const tone of tones) {
    const to = from + countSamples(tone.durationMs)
    places.push({ tone, from, to })
    from = to + countSamples(tone.pauseMs ?? 0)
  }
  // Nobody hears the silence after the last one.
  const heights = new Float32Array(places.at(-1)?.to ?? 0)
  for (const { tone, from, to } of places) drawTone(heights.subarray(from, to), tone)
  return heights
}

const countSamples = (durationMs: number): number => Math.round((durationMs * SAMPLE_RATE) / 1000)

/** A hundred thousand sines for a harsh one, on the device: nothing is made on the way to one. */
function drawTone(heights: Float32Array, { frequencyHz, shape = 'sine' }: Tone): void {
  const fade = countSamples(FADE_MS)
  const overtones = listOvertones(shape, frequencyHz)
  const last = heights.length - 1
  for (let index = 0; index <= last; index += 1) {
    const envelope = Math.min(1, index / fade, (last - index) / fade)
    const turn = (2 * Math.PI * frequencyHz * index) / SAMPLE_RATE
    let height = 0
    for (const { times, share } of overtones) height += share * Math.sin(turn * times)
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
