import { Chance } from '@/server/demo/catalog/random'

/**
 * The luck of one thing of a simulation. It hangs on the seed and the thing's name, never on who was quicker, so that
 * the same seed decides the same however threads and networks dawdle.
 */
export const chanceOf = (seed: number, ...name: (string | number)[]): Chance =>
  new Chance([seed, ...name].join(' '))

export const happens = (chance: Chance, share: number): boolean => chance.next() < share

export const between = (chance: Chance, least: number, most: number): number =>
  least + chance.next() * (most - least)

/** Undefined only of nothing. */
export function findOne<Item>(chance: Chance, items: readonly Item[]): Item | undefined {
  return items[chance.whole(0, items.length - 1)]
}

/** By weights that need not add up to anything. */
export function chooseBy<Name extends string>(chance: Chance, weights: Record<Name, number>): Name {
  const entries = Object.entries<number>(weights) as [Name, number][]
  let rest = chance.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    rest -= weight
    if (rest < 0) return name
  }
  throw new Error('Nothing to choose from')
}
