import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { budgets } from '../budgets'
import { exportFolder } from '../support/exportApp'
import { type Platform } from '../support/runExport'
import { bareFolder } from './bareBundle'

export type Comparison = { platform: Platform; own: number; bare: number }

export const compareSize = (platform: Platform): Comparison => ({
  platform,
  own: countBytes(exportFolder(platform)),
  bare: countBytes(bareFolder(platform)),
})

/** All scripts, as bytecode where it was made: what has to be loaded, without pictures and sounds. */
function countBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => /\.(hbc|js)$/.test(file) && path.basename(file) !== 'offline.js')
  return scripts.reduce((total, file) => total + statSync(path.join(folder, file)).size, 0)
}

const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

export function tellSize({ platform, own, bare }: Comparison): string {
  const times = own / bare
  const { goal } = budgets.timesBare
  const verdict = platform === 'web' ? '' : ` (goal ${goal}${times > goal ? ', missed' : ''})`
  return `size ${platform}: ${inKilobytes(own)}, a bare app ${inKilobytes(bare)}: ${times.toFixed(2)} times${verdict}`
}

export function judgeSize({ platform, own, bare }: Comparison): string[] {
  // Without a bare app, or with one that lost its route, everything would be well.
  if (bare < 500_000) return [`The bare app for ${platform} is too small to be one: ${inKilobytes(bare)}.`]
  const { limit } = budgets.timesBare
  return platform === 'web' || own / bare <= limit
    ? []
    : [
        `The ${platform} bundle is ${(own / bare).toFixed(2)} times a bare app, and scripts/budgets.ts allows ${limit}.`,
      ]
}
