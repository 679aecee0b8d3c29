import { z } from 'zod'

export const languageSchema = z.enum(['en', 'de', 'ar'])
/** A language that has a catalog of words. */
export type Language = z.infer<typeof languageSchema>

/** `auto` follows the device. */
export const languageChoiceSchema = z.enum(['auto', ...languageSchema.options])
export type LanguageChoice = z.infer<typeof languageChoiceSchema>

export const themeChoiceSchema = z.enum(['auto', 'light', 'dark'])
export type ThemeChoice = z.infer<typeof themeChoiceSchema>

export const preferencesSchema = z.object({ language: languageChoiceSchema, theme: themeChoiceSchema })
/** What a person may choose about how a device speaks and looks. */
export type Preferences = z.infer<typeof preferencesSchema>
