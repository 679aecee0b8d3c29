import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The generated project: files by their path below `android/`. A test gives its own. */
export type Project = { find: (file: string) => string | undefined; has: (file: string) => boolean }

export function openProject(folder: string): Project {
  const place = (file: string) => path.join(folder, 'android', file)
  return {
    find: (file) => (existsSync(place(file)) ? readFileSync(place(file), 'utf8') : undefined),
    has: (file) => existsSync(place(file)),
  }
}

export const mainManifest = 'app/src/main/AndroidManifest.xml'

/** What developers build, beside what the chain gets. */
export const debugSourceSets = ['debug', 'debugOptimized']
