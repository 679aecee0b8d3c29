/** How long everything is measured. */
export interface Plan {
  warmUpSeconds: number
  /** Baselines and service take turns; more turns make the median of their ratios steadier. */
  rounds: number
  roundSeconds: number
  /** Different orders that are read in turn, so that nothing is measured on one row alone. */
  readOrders: number
  /** Fulfilments that arrive by the clock. */
  steady: { perSecond: number; rounds: number; roundSeconds: number }
  /** Fulfilments as fast as they go. */
  rushOrders: number
  /** How often an order of each size is fulfilled to see how the cost grows; 0 leaves that out. */
  growthOrders: number
}

const FULL: Plan = {
  warmUpSeconds: 3,
  rounds: 7,
  roundSeconds: 3,
  readOrders: 100,
  steady: { perSecond: 50, rounds: 3, roundSeconds: 8 },
  rushOrders: 800,
  growthOrders: 60,
}

/** Shows in a moment that the benchmark works; its figures mean little. */
const QUICK: Plan = {
  warmUpSeconds: 0.3,
  rounds: 1,
  roundSeconds: 0.4,
  readOrders: 20,
  steady: { perSecond: 50, rounds: 1, roundSeconds: 1 },
  rushOrders: 32,
  growthOrders: 0,
}

export const planOf = (args: readonly string[]): Plan => (args.includes('--quick') ? QUICK : FULL)

export const CONNECTIONS = 32
export const LINES = 40
/** What most people order: the smaller the answer, the more the service's own work shows. */
export const FEW_LINES = 5
