import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { makeWave } from '@/scripts/support/waveFile'
import { signals } from '@/domain/feedback/signals'
import { soundFiles } from '@/state/feedback/soundFiles'

const folder = path.join(repositoryRoot, 'assets', 'sounds')
const read = (name: string) => readFileSync(path.join(folder, name))

it.each(Object.entries(signals))('%s.wav is what the script makes of the table', (signal, { tones }) => {
  expect(read(`${signal}.wav`).equals(makeWave(tones))).toBe(true)
})

it('there is one file a signal, no other, and all are small', () => {
  const names = readdirSync(folder).sort()
  expect(names).toEqual(
    Object.keys(signals)
      .map((signal) => `${signal}.wav`)
      .sort(),
  )
  expect(Object.keys(soundFiles).sort()).toEqual(Object.keys(signals).sort())
  expect(names.reduce((bytes, name) => bytes + read(name).length, 0)).toBeLessThan(150_000)
})

it('begins and ends without a click', () => {
  for (const { tones } of Object.values(signals)) {
    const wave = makeWave(tones)
    expect(wave.toString('latin1', 0, 4) + wave.toString('latin1', 8, 12)).toBe('RIFFWAVE')
    expect(wave.readUInt32LE(4)).toBe(wave.length - 8)
    expect(wave.readInt16LE(44)).toBe(0)
    expect(wave.readInt16LE(wave.length - 2)).toBe(0)
  }
})
