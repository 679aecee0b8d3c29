/** What a device says about its battery; `level` runs from 0 to 1. */
export type BatteryReading = { level: number; isCharging: boolean }

/** Enough to finish an order and walk to the charger. */
const LOW = 0.2
/** The next order may no longer be finished. */
const VERY_LOW = 0.1

export type BatteryCare = {
  /** Said once, until it was charged: a level that swings around the mark says nothing new. */
  isLowTold: boolean
  /** Stays in sight until it charges. */
  isVeryLow: boolean
}

export const batteryFine: BatteryCare = { isLowTold: false, isVeryLow: false }

/** What is to be said about the battery now, given what was said before. */
export function judgeBattery(
  before: BatteryCare,
  { level, isCharging }: BatteryReading,
): { care: BatteryCare; tellLow: boolean } {
  if (isCharging) return { care: batteryFine, tellLow: false }
  const isVeryLow = before.isVeryLow || level <= VERY_LOW
  const isLow = isVeryLow || level <= LOW
  return {
    care: { isLowTold: before.isLowTold || isLow, isVeryLow },
    // The firm warning says it already.
    tellLow: isLow && !isVeryLow && !before.isLowTold,
  }
}

/** A battery that says 9.6% has no tenth left. */
export const wholePercent = (level: number): number => Math.floor(level * 100 + 1e-9)
