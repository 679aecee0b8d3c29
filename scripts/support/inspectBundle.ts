import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from '../budgets'
import { exportFolder, mapsFolder } from './exportApp'
import { findCopies, findDoubles, findIntruders, judgeFirstScreens } from './inspectModules'
import { repositoryRoot } from './repositoryRoot'
import { type Platform } from './runExport'

export type BundleReport = { sizes: string; faults: string[] }

/** Looks into a bundle that was made before: what is in it, and how much. */
export function inspectBundle(platform: Platform): BundleReport {
  const sources = readSources(platform)
  const scripts = listFiles(exportFolder(platform)).filter((file) => /\.(js|hbc)$/.test(file))
  const files = scripts.map((file) => ({ file, content: readFileSync(file) }))
  const first = files.filter(({ file }) => isLoadedFirst(platform, file))
  const size = {
    bytes: sum(files.map(({ content }) => content.length)),
    firstBytes: sum(first.map(({ content }) => content.length)),
    firstGzippedBytes: sum(first.map(({ content }) => gzipSync(content, { level: 9 }).length)),
    isBytecode: scripts.some((file) => file.endsWith('.hbc')),
  }
  if (size.firstBytes === 0) throw new Error(`The page of the ${platform} app loads no script.`)
  return {
    sizes: `${platform}: ${inKilobytes(size.firstBytes)} before the first screen, ${inKilobytes(size.firstGzippedBytes)} gzipped, ${inKilobytes(size.bytes)} in all, ${sources.length} modules`,
    faults: [
      ...findIntruders(sources),
      ...findDoubles(sources, readVersion),
      ...findCopies(sources),
      ...findEarlyScreens(
        platform,
        first.map(({ file }) => path.basename(file)),
      ),
      ...findExcess(platform, size),
      ...findLeftMaps(platform),
    ],
  }
}

/** A device has its one bundle; a browser's page names what it loads at once, and the rest comes when it is needed. */
function isLoadedFirst(platform: Platform, file: string): boolean {
  if (platform === 'android') return true
  const page = readFileSync(path.join(exportFolder('web'), 'index.html'), 'utf8')
  return page.includes(`/${path.relative(exportFolder('web'), file)}"`)
}

/** A device has the whole app on its disk; in a browser, what pickers do not need is not to hold up the first order. */
function findEarlyScreens(platform: Platform, firstScripts: string[]): string[] {
  if (platform === 'android') return []
  const sources = readSources('web', (map) => firstScripts.includes(path.basename(map, '.map')))
  return judgeFirstScreens(sources, budgets.firstScreens)
}

function readSources(platform: Platform, isWanted: (map: string) => boolean = () => true): string[] {
  const maps = listFiles(mapsFolder(platform)).filter(isWanted)
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(file, 'utf8')) as { sources?: string[] }
    return map.sources ?? []
  })
  // Without modules every check below would pass on nothing.
  if (sources.length === 0) throw new Error(`The source maps of the ${platform} bundle name no modules.`)
  return sources
}

type Size = { bytes: number; firstBytes: number; firstGzippedBytes: number; isBytecode: boolean }

function findExcess(platform: Platform, size: Size): string[] {
  const over = (what: string, actual: number, limit: number) =>
    actual > limit
      ? [
          `The ${platform} bundle is too large: ${inKilobytes(actual)}${what}, and scripts/budgets.ts allows ${inKilobytes(limit)}.`,
        ]
      : []
  if (platform === 'android') {
    const { bytecodeBytes, scriptBytes } = budgets.android
    return over('', size.bytes, size.isBytecode ? bytecodeBytes : scriptBytes)
  }
  return [
    ...over(' in all', size.bytes, budgets.web.bytes),
    ...over(' before the first screen', size.firstBytes, budgets.web.firstBytes),
    ...over(' before the first screen, gzipped', size.firstGzippedBytes, budgets.web.firstGzippedBytes),
  ]
}

function findLeftMaps(platform: Platform): string[] {
  return listFiles(exportFolder(platform))
    .filter((file) => file.endsWith('.map'))
    .map((file) => `${path.relative(repositoryRoot, file)} would be served: it holds our source.`)
}

function readVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    version?: string
  }
  return version ?? 'unknown'
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`
