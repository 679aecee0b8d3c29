import { readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './debianPackage'
import { findOnPath, isExecutable } from './findExecutable'

/** Folders with one folder a version in them, each with the programs in `bin`. */
const versionedPlaces = ['/usr/lib/postgresql', '/Applications/Postgres.app/Contents/Versions']

/** Homebrew keeps versions apart: opt/postgresql@18/bin. */
const homebrewPlaces = ['/opt/homebrew/opt', '/usr/local/opt', '/home/linuxbrew/.linuxbrew/opt']

/** The folder with `initdb` and `postgres`: on the path, else the newest one in the usual places, else installed. */
export function getPostgresBin(): string {
  const found = findPostgresBin()
  if (found) return found
  if (canInstallDebianPackages() && installDebianPackage('postgresql')) {
    const installed = findPostgresBin()
    if (installed) return installed
  }
  throw new Error(
    'The service tests need PostgreSQL, and none was found: install it (Debian: apt-get install postgresql, macOS: brew install postgresql), or set TEST_DATABASE_URL to a server where databases may be created.',
  )
}

function findPostgresBin(): string | undefined {
  const initdb = findOnPath('initdb')
  // Debian and Homebrew put links on the path; `postgres` stands beside the real file.
  const onPath = initdb && path.dirname(realpathSync(initdb))
  const places = [
    ...versionedPlaces.flatMap((place) => newestFirst(place)),
    ...homebrewPlaces.flatMap((place) => newestFirst(place).filter((entry) => entry.includes('/postgresql'))),
  ].map((place) => path.join(place, 'bin'))
  return [onPath, ...places].find(
    (bin) => bin && isExecutable(path.join(bin, 'initdb')) && isExecutable(path.join(bin, 'postgres')),
  )
}

function newestFirst(place: string): string[] {
  const version = (name: string) => Number.parseFloat(name.replace(/^\D+/, '')) || 0
  try {
    return readdirSync(place)
      .sort((left, right) => version(right) - version(left))
      .map((name) => path.join(place, name))
  } catch {
    return []
  }
}
