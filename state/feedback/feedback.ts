import { type Signal } from '@/domain/feedback/signals'

export type Feedback = {
  /** Sounds and vibrates at once. A signal that still sounds is cut off: the last one counts. Never throws. */
  give(signal: Signal): void
  /** Makes ready to sound. Browsers allow sound only after a touch. May be called often. */
  wake(): void
  /** From 0, silent, to 1. Vibration stays, it is the answer for those who cannot hear. */
  setVolume(volume: number): void
}

export const withinVolume = (volume: number): number => Math.min(Math.max(volume, 0), 1)
