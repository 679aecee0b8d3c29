import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the lock file says of a package, as far as we read it. */
export type LockedPackage = {
  name: string
  /** Where it is installed, such as `node_modules/zod`. */
  folder: string
  version: string
  dev?: boolean
  optional?: boolean
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

export type Lock = {
  root: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
  packages: LockedPackage[]
}

type LockFile = { packages: Record<string, Omit<LockedPackage, 'folder'> & { link?: boolean }> }

export function readLock(folder: string): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as LockFile
  const { '': root, ...installed } = packages
  if (root === undefined)
    throw new Error('package-lock.json does not describe this package: run npm install.')
  return {
    root: root as Lock['root'],
    packages: Object.entries(installed).map(([place, entry]) => ({
      ...entry,
      folder: place,
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    })),
  }
}

type Licensed = { license?: string | { type?: string }; licenses?: { type?: string }[] }

/** What a package says of itself; undefined where it is not installed, as those for other processors are not. */
export function findLicence(root: string, { folder }: LockedPackage): string | undefined {
  const file = path.join(root, folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as Licensed
  if (typeof license === 'string') return license
  const types = license ? [license.type] : licenses.map(({ type }) => type)
  return types.filter(Boolean).join(' OR ') || 'none'
}
