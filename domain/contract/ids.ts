import { z } from 'zod'

/** Ids are branded so that a vendor's id cannot be handed to a function that wants an order's. */
export const orderIdSchema = z.uuid().brand<'OrderId'>()
export type OrderId = z.infer<typeof orderIdSchema>

export const lineIdSchema = z.string().min(1).brand<'LineId'>()
export type LineId = z.infer<typeof lineIdSchema>

export const skuSchema = z.string().min(1).max(200).brand<'Sku'>()
export type Sku = z.infer<typeof skuSchema>

export const chainIdSchema = z.string().min(1).max(100).brand<'ChainId'>()
export type ChainId = z.infer<typeof chainIdSchema>

export const vendorIdSchema = z.string().min(1).max(100).brand<'VendorId'>()
export type VendorId = z.infer<typeof vendorIdSchema>

export const jobIdSchema = z.uuid().brand<'JobId'>()
export type JobId = z.infer<typeof jobIdSchema>
