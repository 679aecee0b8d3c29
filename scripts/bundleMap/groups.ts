import { BUNDLER } from './moduleSizes'
import { findPackage } from '../support/inspectModules'

export type Module = { name: string; bytes: number }
export type Group = { name: string; bytes: number; isOurs: boolean; modules: Module[] }

/** Modules by the package or the folder of ours that they stand in, the largest first. */
export function groupModules(sizes: ReadonlyMap<string, number>): Group[] {
  const groups = new Map<string, Group>()
  for (const [source, bytes] of sizes) {
    const found = findPackage(source)
    const name = found?.name ?? folderOf(source)
    const group = groups.get(name) ?? {
      name,
      bytes: 0,
      isOurs: found === undefined && source !== BUNDLER,
      modules: [],
    }
    group.bytes += bytes
    group.modules.push({ name: source, bytes })
    groups.set(name, group)
  }
  const all = [...groups.values()]
  for (const { modules } of all) modules.sort((one, other) => other.bytes - one.bytes)
  return all.sort((one, other) => other.bytes - one.bytes)
}

/** `components/picking` of `/components/picking/NextCard.tsx`. */
function folderOf(source: string): string {
  const folders = source
    .split('/')
    .filter((part) => part !== '')
    .slice(0, -1)
  return folders.slice(0, 2).join('/') || source
}
