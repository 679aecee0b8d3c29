import { z } from 'zod'
import { skuSchema } from './ids'
import { pricingTypeSchema } from './order'

/** A text in several languages, keyed by locale such as `en_SG`. */
export const localizedTextSchema = z.record(z.string(), z.string())
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** The promotion that makes a product's price what it is now. */
export const productPromotionSchema = z.looseObject({
  promotion_id: z.string(),
  display_name: localizedTextSchema,
  original_price: z.number(),
  ends_at: z.string(),
})

export const productSchema = z.looseObject({
  sku: skuSchema,
  barcodes: z.array(z.string()),
  title: z.string(),
  translations: localizedTextSchema,
  descriptions: localizedTextSchema,
  images: z.array(z.string()),
  /** What a customer pays now. */
  price: z.number(),
  promotion: productPromotionSchema.nullish(),
  active: z.boolean(),
  status: z.string(),
  quantity: z.number().nullish(),
  maximum_sales_quantity: z.number().nullish(),
  pricing_type: pricingTypeSchema,
  categories: z.array(z.looseObject({ global_id: z.string(), name: localizedTextSchema })),
})
export type Product = z.infer<typeof productSchema>

export const productListSchema = z.looseObject({
  products: z.array(productSchema),
  page_number: z.int(),
  page_size: z.int(),
  total_pages: z.int(),
})
export type ProductList = z.infer<typeof productListSchema>

export const categorySchema = z.looseObject({
  global_id: z.string(),
  name: localizedTextSchema,
  parent_global_id: z.string().nullish(),
  active: z.boolean(),
})
export type Category = z.infer<typeof categorySchema>
