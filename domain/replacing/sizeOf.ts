/** How much is in a package: grams, millilitres, centimetres, or pieces of whatever is counted. */
export type Size = { readonly amount: number; readonly unit: 'g' | 'ml' | 'cm' | 'pieces' }

type Unit = { unit: Size['unit']; factor: number }

const UNITS: readonly [words: string, unit: Unit][] = [
  ['kg kilo kilos kilogram kilograms kilogramm', { unit: 'g', factor: 1000 }],
  ['g gr gram grams gramm', { unit: 'g', factor: 1 }],
  ['mg', { unit: 'g', factor: 0.001 }],
  ['l liter liters litre litres', { unit: 'ml', factor: 1000 }],
  ['cl', { unit: 'ml', factor: 10 }],
  ['ml milliliter millilitre', { unit: 'ml', factor: 1 }],
  ['m meter meters metre metres', { unit: 'cm', factor: 100 }],
  ['cm', { unit: 'cm', factor: 1 }],
]
const COUNTED =
  'pieces piece pcs pc pack packs ct count rolls roll bags bag slices slice washes wash tablets tablet tabs tab ' +
  'capsules capsule eggs egg cans can bottles bottle ' +
  'stück stueck stk st rolle rollen beutel scheibe scheiben waschladung waschladungen kapsel kapseln tablette ' +
  'tabletten eier ei dose dosen flasche flaschen packung packungen er'

const measures = new Map(
  UNITS.flatMap(([words, unit]) => words.split(' ').map((word) => [word, unit] as const)),
)
const counted = new Set(COUNTED.split(' '))

const NUMBER = '\\d+(?:[.,]\\d+)?'
const PACKS = `(?:(\\d+)\\s*[x×*]\\s*)?`
const WORD = '([a-zäöüß]+)'
const AFTER = '(?:\\s*[x×*]\\s*(\\d+)(?![\\d.,]))?'
/** `6 x 1.5 l`, `500ml`, `125 g x 4`, `10er-Pack`, `12 rolls`. */
const SIZE = new RegExp(`(?:^|[^\\d.,])${PACKS}(${NUMBER})[\\s-]?${WORD}${AFTER}`, 'g')
/** `pack of 10`, `Packung mit 10`. */
const PACK_OF = /(?:pack|box|bag|packung|karton) (?:of|mit|à) (\d+)/

/**
 * The size that a product's name tells, in English or German; undefined where it tells none. Of several the last:
 * names end with their size. A measure says more than a number of pieces.
 */
export function sizeOf(name: string): Size | undefined {
  const text = name.toLowerCase()
  let measured: Size | undefined
  let pieces: Size | undefined
  for (const [, packs = '1', digits = '', word = '', times = '1'] of text.matchAll(SIZE)) {
    const measure = measures.get(word)
    const count = Number(packs) * Number(times)
    if (measure) measured = sized(count * numberOf(digits, measure) * measure.factor, measure.unit)
    else if (counted.has(word)) pieces = sized(count * numberOf(digits), 'pieces')
  }
  const packOf = PACK_OF.exec(text)?.[1]
  return measured ?? pieces ?? (packOf === undefined ? undefined : sized(Number(packOf), 'pieces'))
}

/** How alike two sizes are, from 0 (nothing in common, or of unlike units) to 1. */
export function likenessOfSizes(one: Size | undefined, other: Size | undefined): number {
  if (!one || !other || one.unit !== other.unit) return 0
  return Math.min(one.amount, other.amount) / Math.max(one.amount, other.amount)
}

/** `1.000 g` is a thousand in German, and no scale in a shop weighs thousandths of a gram. */
function numberOf(digits: string, measure?: Unit): number {
  const isThousands = measure?.factor === 1 && /[.,]\d{3}$/.test(digits)
  return Number(isThousands ? digits.replace(/[.,]/, '') : digits.replace(',', '.'))
}

const sized = (amount: number, unit: Size['unit']): Size | undefined =>
  amount > 0 ? { amount: Number(amount.toFixed(3)), unit } : undefined
