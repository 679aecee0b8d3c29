import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NOT_THE_APP } from '@/server/web/addresses'
import { repositoryRoot } from './repositoryRoot'

const NAME = 'offline.js'
const template = path.join(repositoryRoot, 'scripts', 'web', 'offlineWorker.js')

/** Writes the worker that keeps the built app in a browser: it names every file, and changes whenever one of them does. */
export async function writeOfflineWorker(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== NAME && entry.name !== 'metadata.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(folder, file)).update(await readFile(file))
  const names = files.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`)
  const version = hash.digest('hex').slice(0, 16)
  const facts = `{ version: '${version}', files: ${JSON.stringify(names)}, notTheApp: ${NOT_THE_APP.toString()} }`
  await writeFile(path.join(folder, NAME), `self.FACTS = ${facts}\n${await readFile(template, 'utf8')}`)
}
