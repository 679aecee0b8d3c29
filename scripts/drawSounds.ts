import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { signals } from '@/domain/feedback/signals'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'
import { makeWave } from './support/waveFile'

/** Makes the sounds that devices play. Run by hand after the table of signals changed; its files are kept in the repository. */
runScript(async () => {
  const folder = path.join(repositoryRoot, 'assets', 'sounds')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [signal, { tones }] of Object.entries(signals)) {
    await writeFile(path.join(folder, `${signal}.wav`), makeWave(tones))
  }
})
