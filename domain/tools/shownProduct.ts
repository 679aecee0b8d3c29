import type { ProductFields } from './task'

type Priced = {
  readonly active: boolean
  readonly price: number
  readonly regularPrice?: number | undefined
}

/** The price that belongs to the product itself, whatever a promotion makes of it for a while. */
export const ownPrice = ({ price, regularPrice }: Priced): number => regularPrice ?? price

/**
 * A product as it will be: what the catalog says, and over it what was decided since. A new price is the product's own;
 * a running promotion goes on, and never makes a thing dearer.
 */
export function shownProduct<Product extends Priced>(
  product: Product,
  fields: ProductFields | undefined,
): Product {
  if (fields === undefined) return product
  const { active = product.active, price = ownPrice(product) } = fields
  const isPromoted = product.regularPrice !== undefined && product.price < price
  return {
    ...product,
    active,
    price: isPromoted ? product.price : price,
    regularPrice: isPromoted ? price : undefined,
    ...(fields.maximum_sales_quantity !== undefined && { maximum: fields.maximum_sales_quantity }),
  }
}
