import { between, chanceOf } from '../draw'

/** How quick somebody is, in seconds. */
export type Hands = {
  walk: number
  scan: number
  weigh: number
  search: number
  pack: number
}

/** Beginners and old hands: the slowest takes about twice as long as the quickest. */
export function drawHands(seed: number, picker: number): Hands {
  const pace = between(chanceOf(seed, 'picker', picker), 0.7, 1.4)
  return { walk: 18 * pace, scan: 4 * pace, weigh: 15 * pace, search: 45 * pace, pack: 60 * pace }
}
