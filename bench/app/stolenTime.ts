import { readFileSync } from 'node:fs'
import { type Line } from '../catalog/line'

type Spent = { stolen: number; all: number }

/** What the host of a virtual machine gave to others. Undefined where the system does not tell. */
function readSpent(): Spent | undefined {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const [user = 0, nice = 0, system = 0, idle = 0, io = 0, irq = 0, soft = 0, stolen = 0] = total
      .split(/\s+/)
      .slice(1)
      .map(Number)
    return { stolen, all: user + nice + system + idle + io + irq + soft + stolen }
  } catch {
    return undefined
  }
}

/** Where a host gives more away, the slowest hundredth tells of its other guests. */
const MOST_STOLEN = 0.02

/** Measured with the figures, as nothing shows so much in the slowest hundredth. */
export async function withStolenTime(measure: () => Promise<Line[]>): Promise<Line[]> {
  const before = readSpent()
  const lines = await measure()
  const after = readSpent()
  if (before === undefined || after === undefined) return lines
  const part = (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
  return [
    ...lines,
    {
      name: 'time that the host gave to others',
      figure: `${(100 * part).toFixed(1)}%`,
      verdict: { goal: `under ${100 * MOST_STOLEN}%, else measure again`, isMet: part < MOST_STOLEN },
    },
  ]
}
