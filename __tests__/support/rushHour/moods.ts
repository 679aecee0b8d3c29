import type { Dice } from './dice'
import type { Mood, Partner } from './partner'

export const BAD_MOODS: readonly Mood[] = ['error', 'reset', 'silence', 'redirect']

/** Fails a third of the time, in every way; how often by silence is said, because silence takes time. */
export function moody(dice: Dice, { silence = 1 / 12 } = {}): Partner['mood'] {
  const loud = BAD_MOODS.filter((mood) => mood !== 'silence')
  return () => {
    if (dice.chance(2 / 3)) return 'ok'
    return dice.chance(silence * 3) ? 'silence' : dice.pick(loud)
  }
}
