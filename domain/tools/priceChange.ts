/** A slip of the finger is often a factor of ten; what changes a price by more than this is asked about once more. */
export const LARGE_CHANGE = 0.35

/** How much of the old price the change is: 0.25 is a quarter dearer, -0.25 a quarter cheaper. */
export function changeShare(was: number, will: number): number {
  if (was === will) return 0
  return was === 0 ? Infinity : (will - was) / was
}

export type PriceVerdict = 'same' | 'plain' | 'large'

export function judgePriceChange(was: number, will: number): PriceVerdict {
  const share = changeShare(was, will)
  if (share === 0) return 'same'
  return Math.abs(share) > LARGE_CHANGE + Number.EPSILON ? 'large' : 'plain'
}
