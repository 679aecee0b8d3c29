import type { Sku } from '@/domain/contract/ids'
import { backAt, type OutUntil } from './outOfStock'
import { judgePriceChange } from './priceChange'
import type { ProductChange, ProductFields, Work } from './task'

/** What is done to everything on a list at once. */
export type ShelfAction = { kind: 'out'; until: OutUntil } | { kind: 'in' } | { kind: 'price'; price: number }

/** A product on the list; its price and state as far as the device knows them. */
export type ListedProduct = {
  sku: Sku
  name: string
  price?: number | undefined
  active?: boolean | undefined
}

export function actOnShelf(products: readonly ListedProduct[], action: ShelfAction, now: Date): Work {
  const until = action.kind === 'out' ? backAt(action.until, now)?.toISOString() : undefined
  return {
    type: 'change-products',
    changes: products.map((product) => changeOf(product, action)),
    phase: 'once',
    ...(until !== undefined && { backAt: until }),
  }
}

function changeOf({ sku, name, price, active }: ListedProduct, action: ShelfAction): ProductChange {
  const [was, will]: [ProductFields, ProductFields] =
    action.kind === 'price'
      ? [price === undefined ? {} : { price }, { price: action.price }]
      : [active === undefined ? {} : { active }, { active: action.kind === 'in' }]
  return { sku, name, was, will }
}

/** Those whose price would change by so much that it may be a slip of the finger. */
export const largeChanges = (products: readonly ListedProduct[], price: number): ListedProduct[] =>
  products.filter(
    (product) => product.price !== undefined && judgePriceChange(product.price, price) === 'large',
  )
