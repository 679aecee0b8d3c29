/** The same numbers for the same seed, on every machine. */
export type Random = {
  /** In 0..1, without 1. */
  next(): number
  /** A whole number in least..most, both included. */
  between(least: number, most: number): number
  /** True once in so many times on average. */
  once(inTimes: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: small, fast, and good enough to wander through histories. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    once: (inTimes) => next() * inTimes < 1,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
