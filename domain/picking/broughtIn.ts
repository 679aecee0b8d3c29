import type { Sku } from '@/domain/contract/ids'
import type { Addition } from './additions'
import type { LineProgress, PickSession } from './session'

/** What a product that is not in the order is doing in the cart. */
export type BroughtIn = { readonly instead: readonly LineProgress[]; readonly added: readonly Addition[] }

/** So that a replacement scanned twice is not called a stranger. */
export function findBroughtIn({ lines, additions }: PickSession, sku: Sku): BroughtIn {
  return {
    instead: lines.filter(({ replacement }) => replacement?.product.sku === sku),
    added: additions.filter(({ product }) => product.sku === sku),
  }
}
