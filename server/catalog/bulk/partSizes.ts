import type { Database } from '@/server/db/database'

export interface PartSizes {
  plain: number
  /** Rows that take more than an UPDATE. */
  other: number
}

/**
 * Rows a transaction. The embedded engine does one thing at a time, so nobody must wait long for it. A server joins
 * many rows at once faster than few, but what a killed worker has to do again, and how often progress shows, is a part.
 */
export const ROWS_PER_PART: Record<Database['kind'], PartSizes> = {
  postgres: { plain: 10_000, other: 2000 },
  embedded: { plain: 1000, other: 1000 },
}
