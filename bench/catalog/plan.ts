import type { Engine } from '../service/stage'

/** How much is measured on one engine. */
export interface Plan {
  products: number
  /** A smaller update, to see how the time grows. */
  fewer: number
  rounds: number
  searches: number
}

const FULL: Record<Engine, Plan> = {
  postgres: { products: 100_000, fewer: 10_000, rounds: 3, searches: 300 },
  embedded: { products: 10_000, fewer: 1_000, rounds: 3, searches: 300 },
}

/** Shows in a moment that the benchmark works; its figures mean little. */
const QUICK: Record<Engine, Plan> = {
  postgres: { products: 10_000, fewer: 1_000, rounds: 1, searches: 100 },
  embedded: { products: 1_000, fewer: 100, rounds: 1, searches: 100 },
}

export const planOf = (args: readonly string[]): Record<Engine, Plan> =>
  args.includes('--quick') ? QUICK : FULL
