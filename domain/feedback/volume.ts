import { type Volume } from '@/domain/setup/preferences'

/** How loud a signal is, from 0 to 1. Half as loud to the ear is about a quarter of the height. */
export const loudnessOf: Record<Volume, number> = { off: 0, low: 0.1, middle: 0.35, loud: 1 }
