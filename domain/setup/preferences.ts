import { z } from 'zod'
import { idleMinutesSchema } from '@/domain/people/idle'

export const languageSchema = z.enum(['en', 'de', 'ar'])
/** A language that has a catalog of words. */
export type Language = z.infer<typeof languageSchema>

/** `auto` follows the device. */
export const languageChoiceSchema = z.enum(['auto', ...languageSchema.options])
export type LanguageChoice = z.infer<typeof languageChoiceSchema>

export const themeChoiceSchema = z.enum(['auto', 'light', 'dark'])
export type ThemeChoice = z.infer<typeof themeChoiceSchema>

/** On top of what the device itself enlarges. */
export const textSizeSchema = z.enum(['normal', 'large', 'largest'])
export type TextSize = z.infer<typeof textSizeSchema>

/** The hand that holds the device: its thumb does the work. */
export const handSchema = z.enum(['right', 'left'])
export type Hand = z.infer<typeof handSchema>

export const volumeSchema = z.enum(['off', 'low', 'middle', 'loud'])
export type Volume = z.infer<typeof volumeSchema>

export const preferencesSchema = z.object({
  language: languageChoiceSchema,
  theme: themeChoiceSchema,
  textSize: textSizeSchema.default('normal'),
  hand: handSchema.default('right'),
  volume: volumeSchema.default('loud'),
  /** How the store's scales print their labels; absent: as most do (`domain/barcode/labelLayout`). */
  labelLayouts: z.array(z.string()).optional(),
  /** When a shared device locks; absent: as most do (`domain/people/idle`). */
  idleMinutes: idleMinutesSchema.optional(),
})
/** What a person may choose about how a device speaks, looks and reads. */
export type Preferences = z.infer<typeof preferencesSchema>
