import { z } from 'zod'
import { pricingTypeSchema } from './order'
import { localizedTextSchema } from './product'

/** No price and no stock is larger; beyond, the database would refuse what the schema let in. */
const MOST = 1_000_000_000

/** GTINs have 8 to 14 digits, a store's own codes may be shorter. */
export const barcodeSchema = z.string().regex(/^\d{1,14}$/, 'must be 1 to 14 digits')
export const newSkuSchema = z.string().trim().min(1).max(200)
export const priceSchema = z.number().min(0).max(MOST)
export const stockSchema = z.int().min(0).max(MOST)

/** One product of `PUT …/catalog`: named by sku, else by barcode, with at least one field to change. */
export const productUpdateSchema = z.lazy(() =>
  z
    .object({
      sku: newSkuSchema.optional(),
      barcode: barcodeSchema.optional(),
      quantity: stockSchema.optional(),
      price: priceSchema.optional(),
      active: z.boolean().optional(),
      maximum_sales_quantity: stockSchema.optional(),
      max_sales_quantity: stockSchema.optional(),
    })
    .superRefine((product, context) => {
      if (product.sku === undefined && product.barcode === undefined) {
        context.addIssue({ code: 'custom', path: ['sku'], message: 'either sku or barcode is required' })
      }
      const isChanging =
        product.price !== undefined ||
        product.active !== undefined ||
        product.quantity !== undefined ||
        product.maximum_sales_quantity !== undefined ||
        product.max_sales_quantity !== undefined
      const addsBarcode = product.sku !== undefined && product.barcode !== undefined
      if (!isChanging && !addsBarcode) {
        context.addIssue({ code: 'custom', path: [], message: 'at least one field to change is required' })
      }
    }),
)
export type ProductUpdate = z.infer<typeof productUpdateSchema>

/** One product of `POST …/catalog`. */
export const newProductSchema = z.lazy(() =>
  z.object({
    sku: newSkuSchema,
    title: localizedTextSchema.refine((title) => Object.values(title).some((text) => text.trim() !== ''), {
      message: 'needs a text in at least one language',
    }),
    description: localizedTextSchema.default({}),
    barcodes: z.array(barcodeSchema).max(20).default([]),
    images: z.array(z.string().max(2000)).max(20).default([]),
    categories: z.array(z.string().min(1).max(200)).max(20).default([]),
    price: priceSchema,
    active: z.boolean().default(true),
    quantity: stockSchema.nullish(),
    maximum_sales_quantity: stockSchema.nullish(),
    pricing_type: pricingTypeSchema.default('UNIT'),
  }),
)
export type NewProduct = z.infer<typeof newProductSchema>

/** The rows of a bulk request are judged one by one: a bad one is a line in the job's log, the good ones apply. */
export const productRowsSchema = z.object({
  vendors: z.array(z.string().min(1).max(100)).min(1).optional(),
  products: z.array(z.unknown()).min(1),
})
