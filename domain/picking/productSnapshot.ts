import { z } from 'zod'
import { skuSchema } from '@/domain/contract/ids'
import { pricingTypeSchema } from '@/domain/contract/order'
import type { ShelfProduct } from './shelfProduct'

/** A product as the device knew it when it was brought in: enough to judge the cart offline, and to tell of it later. */
export const productSnapshotSchema = z.object({
  sku: skuSchema,
  name: z.string(),
  pricingType: pricingTypeSchema,
  /** What the service charges for it; see `priceBroughtIn`. */
  price: z.number().min(0),
  barcodes: z.array(z.string()).readonly(),
  imageUrl: z.string().optional(),
})
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>

/** A product from the shelf, or one that was brought in before. */
export type BroughtProduct = Pick<
  ShelfProduct,
  'sku' | 'name' | 'pricingType' | 'price' | 'regularPrice' | 'barcodes' | 'imageUrl'
>

/** Promotions do not reach what the store brings into an order, so the service charges the price without them. */
export const priceBroughtIn = ({ price, regularPrice }: BroughtProduct): number => regularPrice ?? price

export function snapshotOf(product: BroughtProduct): ProductSnapshot {
  const { sku, name, pricingType, barcodes, imageUrl } = product
  return {
    sku,
    name,
    pricingType,
    price: priceBroughtIn(product),
    barcodes,
    ...(imageUrl !== undefined && { imageUrl }),
  }
}
