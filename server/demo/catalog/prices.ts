import { brands } from './brands'
import { type Line } from './good'
import { type Chance } from './random'

/** The part of a price that does not grow with the size: why big packs are cheaper by the kilo. */
const FIXED_SHARE = 0.14
const ORGANIC_FACTOR = 1.32
const VARIETY_SPREAD = 0.12

const LOWEST_CENTS = 15
const BELOW_TEN_EURO = { step: 10, endings: [-1, 5, 9, 15] }
const FROM_TEN_EURO = { step: 100, endings: [-1, 49, 95, 99] }

/** Only sums and products, which every machine rounds alike; a power or a logarithm would not be. */
export function shelfPrice(euro: number, timesFirstSize: number, line: Line, chance: Chance): string {
  const forSize = FIXED_SHARE + (1 - FIXED_SHARE) * timesFirstSize
  const forVariety = 1 + VARIETY_SPREAD * (chance.next() - 0.5)
  return priceText(niceCents(euro * forSize * forVariety * lineFactor(line) * 100))
}

function lineFactor(line: Line): number {
  if (line === 'own') return 1
  return line === 'organic' ? ORGANIC_FACTOR : brands[line].priceFactor
}

/** The nearest price that a store would print. */
function niceCents(cents: number): number {
  const { step, endings } = cents < 1000 ? BELOW_TEN_EURO : FROM_TEN_EURO
  const floor = Math.floor(cents / step) * step
  let best = LOWEST_CENTS
  for (const ending of endings) {
    if (Math.abs(floor + ending - cents) < Math.abs(best - cents)) best = floor + ending
  }
  return best
}

function priceText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
