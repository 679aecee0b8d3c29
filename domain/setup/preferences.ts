import { z } from 'zod'

export const languageSchema = z.enum(['en', 'de', 'ar'])
/** A language that has a catalog of words. */
export type Language = z.infer<typeof languageSchema>

/** `auto` follows the device. */
export const languageChoiceSchema = z.enum(['auto', ...languageSchema.options])
export type LanguageChoice = z.infer<typeof languageChoiceSchema>

export const themeChoiceSchema = z.enum(['auto', 'light', 'dark'])
export type ThemeChoice = z.infer<typeof themeChoiceSchema>

export const preferencesSchema = z.object({
  language: languageChoiceSchema,
  theme: themeChoiceSchema,
  /** How the store's scales print their labels; absent: as most do (`domain/barcode/labelLayout`). */
  labelLayouts: z.array(z.string()).optional(),
})
/** What a person may choose about how a device speaks, looks and reads. */
export type Preferences = z.infer<typeof preferencesSchema>
