import { z } from 'zod'
import { pricingTypeSchema } from '@/domain/contract/order'

export const whereSchema = z.enum(['here', 'these', 'all'])
/** Which stores a new product is for: the one at hand, some that are named, or every store of the chain. */
export type Where = z.infer<typeof whereSchema>

/** A new product as far as somebody has filled it in, in the signs that were typed. */
export const productDraftSchema = z.object({
  version: z.literal(1),
  barcodes: z.array(z.string()),
  /** In the field, and not among the barcodes yet. */
  typedBarcode: z.string(),
  /** Undefined as long as nobody has typed one: it then follows the first barcode. */
  sku: z.string().optional(),
  /** By locale. */
  titles: z.record(z.string(), z.string()),
  categoryId: z.string().optional(),
  pricingType: pricingTypeSchema,
  /** With `.` for the point, whatever the language. */
  price: z.string(),
  maximum: z.string(),
  where: whereSchema,
  stores: z.string(),
})
export type ProductDraft = z.infer<typeof productDraftSchema>

export const emptyDraft: ProductDraft = {
  version: 1,
  barcodes: [],
  typedBarcode: '',
  titles: {},
  pricingType: 'UNIT',
  price: '',
  maximum: '',
  where: 'here',
  stores: '',
}

export const skuOf = ({ sku, barcodes }: Pick<ProductDraft, 'sku' | 'barcodes'>): string =>
  sku ?? barcodes[0] ?? ''

/** Whether somebody would miss it. */
export function isBegun({ barcodes, typedBarcode, sku = '', titles, price }: ProductDraft): boolean {
  const typed = [...barcodes, typedBarcode, sku, price, ...Object.values(titles)]
  return typed.some((text) => text.trim() !== '')
}

/** Store ids as people type several: with commas, semicolons, spaces or line breaks between them. */
export const namedStores = (stores: string): string[] => [
  ...new Set(stores.split(/[\s,;،؛]+/).filter((id) => id !== '')),
]
