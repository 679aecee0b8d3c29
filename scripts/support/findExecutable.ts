import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** What a shell would start for this name. */
export function findOnPath(name: string, searchPath: string = process.env.PATH ?? ''): string | undefined {
  return searchPath
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isExecutable)
}
