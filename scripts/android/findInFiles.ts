import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Find = { secret: string; file: string; offset: number }

/** The ways in which bytecode, databases and logs write a text down. */
const spellings: ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, 'utf8'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(encodeURIComponent(text), 'utf8'),
]

export function findInBytes(bytes: Buffer, text: string): number | undefined {
  const offsets = spellings.map((spell) => bytes.indexOf(spell(text))).filter((offset) => offset >= 0)
  return offsets[0]
}

/** Where in a folder the secrets stand, by their names: a secret itself is never printed. */
export function findInFiles(folder: string, secrets: Record<string, string>): Find[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const place = path.join(entry.parentPath, entry.name)
      const bytes = readFileSync(place)
      return Object.entries(secrets).flatMap(([secret, text]) => {
        const offset = findInBytes(bytes, text)
        return offset === undefined ? [] : [{ secret, file: path.relative(folder, place), offset }]
      })
    })
}
