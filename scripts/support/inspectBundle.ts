import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets } from '../budgets'
import { exportFolder, mapsFolder, type Platform } from './exportApp'
import { findDoubles, findIntruders } from './inspectModules'
import { repositoryRoot } from './repositoryRoot'

export type BundleReport = { sizes: string; faults: string[] }

/** Looks into a bundle that was made before: what is in it, and how much. */
export function inspectBundle(platform: Platform): BundleReport {
  const sources = readSources(platform)
  const scripts = listFiles(exportFolder(platform)).filter((file) => /\.(js|hbc)$/.test(file))
  const contents = scripts.map((file) => readFileSync(file))
  const bytes = sum(contents.map((content) => content.length))
  const gzippedBytes = sum(contents.map((content) => gzipSync(content, { level: 9 }).length))
  const isBytecode = scripts.some((file) => file.endsWith('.hbc'))
  return {
    sizes: `${platform}: ${inKilobytes(bytes)}, ${inKilobytes(gzippedBytes)} gzipped, ${sources.length} modules`,
    faults: [
      ...findIntruders(sources),
      ...findDoubles(sources, readVersion),
      ...findExcess(platform, { bytes, gzippedBytes, isBytecode }),
      ...findLeftMaps(platform),
    ],
  }
}

function readSources(platform: Platform): string[] {
  const sources = listFiles(mapsFolder(platform)).flatMap((file) => {
    const map = JSON.parse(readFileSync(file, 'utf8')) as { sources?: string[] }
    return map.sources ?? []
  })
  // Without modules every check below would pass on nothing.
  if (sources.length === 0) throw new Error(`The source maps of the ${platform} bundle name no modules.`)
  return sources
}

function findExcess(
  platform: Platform,
  size: { bytes: number; gzippedBytes: number; isBytecode: boolean },
): string[] {
  const limits =
    platform === 'web'
      ? { bytes: budgets.web.bytes, gzippedBytes: budgets.web.gzippedBytes }
      : {
          bytes: size.isBytecode ? budgets.android.bytecodeBytes : budgets.android.scriptBytes,
          gzippedBytes: Infinity,
        }
  const over = (what: string, actual: number, limit: number) =>
    actual > limit
      ? [
          `The ${platform} bundle is too large: ${inKilobytes(actual)}${what}, and scripts/budgets.ts allows ${inKilobytes(limit)}.`,
        ]
      : []
  return [...over('', size.bytes, limits.bytes), ...over(' gzipped', size.gzippedBytes, limits.gzippedBytes)]
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
