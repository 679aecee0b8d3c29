import { z } from 'zod'

/** A trade item number in its 14-digit form: UPC-A, EAN-13 and GTIN-14 of one product are the same text. */
export const gtinSchema = z
  .string()
  .regex(/^\d{14}$/)
  .brand<'Gtin'>()
export type Gtin = z.infer<typeof gtinSchema>

/** What a label says about the one piece that it is stuck on. */
export type Carried = { kind: 'weight'; weightKg: number } | { kind: 'price'; price: number }

/** `text` is what people may be shown: no control characters, no scanner's prefix. */
export type ReadCode =
  | { kind: 'gtin'; text: string; gtin: Gtin; carried?: Carried | undefined }
  /** A scale's label, by one of the store's layouts. */
  | { kind: 'in-store'; text: string; itemNumber: string; prefix: string; carried: Carried }
  /** Anything else: the store's own Code 128, short numbers, the text of a QR code. */
  | { kind: 'own'; text: string }
  /** Has the form of a retail number, but its check digit is wrong. */
  | { kind: 'misread'; text: string }
