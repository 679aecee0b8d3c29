import { FADE_MS, loudness, type Tone } from '@/domain/feedback/signals'

/** Enough for tones below 11 kHz, and half the size of a record. */
const SAMPLE_RATE = 22_050
const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const LOUDEST = 32_767

/** Overtones above this would fold back into the audible as a wrong note. */
const HIGHEST_OVERTONE_HZ = 10_000

/** The tones as a WAV file: mono, 16 bit. The same tones always make the same bytes. */
export function makeWave(tones: readonly Tone[]): Buffer {
  const samples = tones.flatMap((tone, index) => [
    ...drawTone(tone),
    ...silence(index < tones.length - 1 ? (tone.pauseMs ?? 0) : 0),
  ])
  const wave = Buffer.alloc(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE)
  writeHeader(wave, samples.length * BYTES_PER_SAMPLE)
  samples.forEach((sample, index) => {
    wave.writeInt16LE(Math.round(sample * LOUDEST), HEADER_BYTES + index * BYTES_PER_SAMPLE)
  })
  return wave
}

const countSamples = (durationMs: number): number => Math.round((durationMs * SAMPLE_RATE) / 1000)

const silence = (durationMs: number): number[] => Array<number>(countSamples(durationMs)).fill(0)

function drawTone({ frequencyHz, durationMs, shape = 'sine' }: Tone): number[] {
  const length = countSamples(durationMs)
  const fade = countSamples(FADE_MS)
  const overtones = listOvertones(shape, frequencyHz)
  return Array.from({ length }, (_, index) => {
    const envelope = Math.min(1, index / fade, (length - 1 - index) / fade)
    const turn = (2 * Math.PI * frequencyHz * index) / SAMPLE_RATE
    const height = overtones.reduce((sum, { times, share }) => sum + share * Math.sin(turn * times), 0)
    return clip(height * loudness[shape]) * envelope
  })
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

/** http://soundfile.sapp.org/doc/WaveFormat/ */
function writeHeader(wave: Buffer, dataBytes: number): void {
  wave.write('RIFF', 0)
  wave.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(SAMPLE_RATE, 24)
  wave.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28)
  wave.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wave.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(dataBytes, 40)
}
