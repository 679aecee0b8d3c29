import { drawTones, SAMPLE_RATE } from '@/domain/feedback/drawTones'
import { type Tone } from '@/domain/feedback/signals'

const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const LOUDEST = 32_767

/** The tones as a WAV file: mono, 16 bit. The same tones always make the same bytes. */
export function makeWave(tones: readonly Tone[]): Buffer {
  const samples = drawTones(tones)
  const wave = Buffer.alloc(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE)
  writeHeader(wave, samples.length * BYTES_PER_SAMPLE)
  samples.forEach((sample, index) => {
    wave.writeInt16LE(Math.round(sample * LOUDEST), HEADER_BYTES + index * BYTES_PER_SAMPLE)
  })
  return wave
}

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
