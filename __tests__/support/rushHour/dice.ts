/** Chance that can be had again: the same seed throws the same numbers. */
export interface Dice {
  /** At least `least`, below `most`. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: small, even enough for tests, and the same on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const [item] = items.slice(Math.floor(next() * items.length))
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}

/** A seed for this run, or the one of a failed run: `TOTE_SEED=123 npx jest ...`. */
function chooseSeed(): number {
  const given = process.env.TOTE_SEED
  return given ? Number(given) : Math.floor(Math.random() * 1_000_000_000)
}

/** Says with a failure by which seed it can be had again. */
export async function withSeed(run: (seed: number) => Promise<void>): Promise<void> {
  const seed = chooseSeed()
  try {
    await run(seed)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`With TOTE_SEED=${seed}: ${reason}`, { cause })
  }
}
