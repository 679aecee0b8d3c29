/** What is measured, one after another. */
export const PARTS = ['start', 'full', 'scanning', 'updates', 'memory'] as const
export type Part = (typeof PARTS)[number]

/** How much is measured. */
export type Plan = {
  starts: number
  /** Of a burst of scans; each one is of another line. */
  scans: number
  scanRounds: number
  /** At the pace of hands. */
  byHand: number
  /** Of other orders, while somebody scans. */
  updates: number
  /** Orders that are picked and sent in one page, and how often somebody signs in on the way. */
  processed: number
  /** Before that, so many that the engine has compiled what it will: its code is memory, too. */
  warmUp: number
  signIns: number
}

const FULL: Plan = {
  starts: 9,
  scans: 600,
  scanRounds: 3,
  byHand: 100,
  updates: 300,
  processed: 1_000,
  warmUp: 200,
  signIns: 6,
}

/** Shows in a few minutes that the benchmark works. */
const QUICK: Plan = { ...FULL, starts: 3, scans: 100, scanRounds: 1, byHand: 30, processed: 100, warmUp: 50 }

/** Long enough for the app to read hundreds of changed orders while somebody scans. */
export const SCANS_MEANWHILE = 300

/** Before others change something: whoever scans has been at it for a while. */
export const SCANS_BEFORE = 20

export const planOf = (args: readonly string[]): Plan => (args.includes('--quick') ? QUICK : FULL)

/** `--only=start,memory`; everything where nobody says so. */
export function partsOf(args: readonly string[]): readonly Part[] {
  const only = args.find((arg) => arg.startsWith(ONLY))?.slice(ONLY.length)
  if (only === undefined) return PARTS
  return only.split(',').map(partNamed)
}

const ONLY = '--only='

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each === name)
  if (part === undefined) throw new Error(`There is no part "${name}"; there are ${PARTS.join(', ')}.`)
  return part
}

/** Lines of an order, unless they are told. */
export const LINES = 80

/** A day of a large store on the device. The app reads a thousand orders at most. */
export const FULL_DEVICE = { orders: 1_000, products: 100_000, unsent: 200 }

export const GOALS = { startTimes: 2, scanP99Ms: 100, longestTaskMs: 50, growth: 0.1 }
