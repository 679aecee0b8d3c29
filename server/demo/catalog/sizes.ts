import { type Words } from './words'

type Measure = 'g' | 'kg' | 'ml' | 'L' | 'm'
type Counted = 'pieces' | 'eggs' | 'rolls' | 'bags' | 'capsules' | 'washes' | 'tablets' | 'slices'

/** As vocabularies write it. `loose` and `per kg` are weighed: from the shelf, or over the counter. */
export type SizeText =
  'loose' | 'per kg' | 'each' | 'bunch' | `${number} ${Measure | Counted}` | `${number}x${number} ${Measure}`

export interface Size {
  label: Words
  /** In kg, litres, metres or pieces: what makes two sizes of one good comparable. */
  amount: number
  weighed: boolean
  /** Several bottles, cans or packs sold as one. */
  multipack: boolean
}

const unmeasured: Record<'loose' | 'per kg' | 'each' | 'bunch', Words> = {
  loose: ['loose', 'lose', 'بالوزن'],
  'per kg': ['per kg', 'je kg', 'بالكيلو'],
  each: ['each', 'Stück', 'بالقطعة'],
  bunch: ['bunch', 'Bund', 'حزمة'],
}

const measures: Record<Measure, { words: Words; perBase: number }> = {
  g: { words: ['g', 'g', 'جم'], perBase: 1000 },
  kg: { words: ['kg', 'kg', 'كجم'], perBase: 1 },
  ml: { words: ['ml', 'ml', 'مل'], perBase: 1000 },
  L: { words: ['L', 'l', 'لتر'], perBase: 1 },
  m: { words: ['m', 'm', 'متر'], perBase: 1 },
}

/** Arabic counts in three forms: 3 to 10 take the plural, 11 to 99 the accusative singular, hundreds the singular. */
const counted: Record<
  Counted,
  { en: string; de: string; ar: [few: string, many: string, hundreds: string] }
> = {
  pieces: { en: '{} pieces', de: 'Stück', ar: ['قطع', 'قطعة', 'قطعة'] },
  eggs: { en: 'pack of {}', de: 'Stück', ar: ['بيضات', 'بيضة', 'بيضة'] },
  rolls: { en: '{} rolls', de: 'Rollen', ar: ['لفات', 'لفة', 'لفة'] },
  bags: { en: '{} bags', de: 'Beutel', ar: ['أكياس', 'كيسًا', 'كيس'] },
  capsules: { en: '{} pieces', de: 'Stück', ar: ['كبسولات', 'كبسولة', 'كبسولة'] },
  washes: { en: '{} washes', de: 'Waschladungen', ar: ['غسلات', 'غسلة', 'غسلة'] },
  tablets: { en: '{} pieces', de: 'Tabs', ar: ['أقراص', 'قرصًا', 'قرص'] },
  slices: { en: '{} slices', de: 'Scheiben', ar: ['شرائح', 'شريحة', 'شريحة'] },
}

const pattern = /^(?:(\d+)x)?([\d.]+) (\w+)$/

export function readSize(text: SizeText): Size {
  if (isUnmeasured(text)) {
    const weighed = text === 'loose' || text === 'per kg'
    return { label: unmeasured[text], amount: 1, weighed, multipack: false }
  }
  const [, packs, amountText = '', unit = ''] = pattern.exec(text) ?? []
  const amount = Number(amountText)
  if (isCounted(unit)) {
    return { label: countedLabel(amount, unit), amount, weighed: false, multipack: false }
  }
  if (!isMeasure(unit)) throw new Error(`A size that no label can carry: ${text}`)
  const count = packs === undefined ? 1 : Number(packs)
  return {
    label: measuredLabel(packs, amountText, measures[unit].words),
    amount: (count * amount) / measures[unit].perBase,
    weighed: false,
    multipack: packs !== undefined,
  }
}

function measuredLabel(packs: string | undefined, amount: string, [en, de, ar]: Words): Words {
  const times = packs === undefined ? '' : `${packs} × `
  return [`${times}${amount} ${en}`, `${times}${amount.replace('.', ',')} ${de}`, `${times}${amount} ${ar}`]
}

function countedLabel(count: number, unit: Counted): Words {
  const { en, de, ar } = counted[unit]
  return [en.replace('{}', String(count)), `${count} ${de}`, `${count} ${arabicForm(count, ar)}`]
}

function arabicForm(count: number, [few, many, hundreds]: [string, string, string]): string {
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return few
  return rest > 10 ? many : hundreds
}

function isUnmeasured(text: string): text is keyof typeof unmeasured {
  return Object.hasOwn(unmeasured, text)
}

function isMeasure(unit: string): unit is Measure {
  return Object.hasOwn(measures, unit)
}

function isCounted(unit: string): unit is Counted {
  return Object.hasOwn(counted, unit)
}
