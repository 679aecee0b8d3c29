import { decimal, toAmount } from '@/domain/money/decimal'
import { type Carried } from './code'
import { GROUP_SEPARATOR } from './scannedText'

/** One application identifier (AI) of GS1 and what it says: `3103`, `001250`. */
export interface Element {
  ai: string
  value: string
}

/** By the GS1 General Specifications the first two digits of an AI say how many it has. Others are not assigned. */
const AI_LENGTHS: readonly (readonly [length: number, begins: RegExp])[] = [
  [2, /^(0[0-4]|1\d|2[0-2]|30|37|9\d)/],
  [3, /^(2[3-5]|4[0-2]|71)/],
  [4, /^(3[1-6]|39|43|70|72|8[0-2])/],
]

/**
 * Their "element strings with predefined length": characters of AI and value together. These need no separator after
 * them; every other element ends at a separator or at the end. GS1 has closed the list.
 */
const PREDEFINED_LENGTHS: readonly (readonly [length: number, begins: RegExp])[] = [
  [20, /^00/],
  [16, /^(0[1-3]|41)/],
  [18, /^04/],
  [8, /^1[1-9]/],
  [4, /^20/],
  [10, /^3[1-6]/],
]

/** Reads a whole element string, or nothing: undefined when a part of it is not one. */
export function parseElements(data: string): readonly Element[] | undefined {
  const elements: Element[] = []
  let rest = data
  for (;;) {
    // Some printers put a separator after elements that need none, and at the end.
    while (rest.startsWith(GROUP_SEPARATOR)) rest = rest.slice(1)
    if (rest === '') return elements.length > 0 ? elements : undefined
    const ai = rest.slice(0, lengthOf(AI_LENGTHS, rest) ?? 0)
    const separator = rest.indexOf(GROUP_SEPARATOR)
    const end = lengthOf(PREDEFINED_LENGTHS, ai) ?? (separator === -1 ? rest.length : separator)
    const element = { ai, value: rest.slice(ai.length, end).trim() }
    if (!isSound(element)) return undefined
    elements.push(element)
    rest = rest.slice(end)
  }
}

/**
 * The form for people, as printed below a symbol: `(01)09521234543213(3103)001250`. A parenthesis inside a value is
 * written `\(`, as GS1's own software does; otherwise a batch number could pretend to be a weight.
 */
export function printElements(elements: readonly Element[]): string {
  return elements.map(({ ai, value }) => `(${ai})${value.replace(/\(/g, '\\(')}`).join('')
}

export function parsePrintedElements(text: string): readonly Element[] | undefined {
  const printed = [...text.matchAll(/\((\d{2,4})\)((?:\\\(|[^(])*)/g)]
  if (printed.map(([all]) => all).join('') !== text) return undefined
  const elements = printed.map(([, ai = '', value = '']) => ({
    ai,
    value: value.replace(/\\\(/g, '(').trim(),
  }))
  return elements.length > 0 && elements.every(isSound) ? elements : undefined
}

export function findElement(elements: readonly Element[], ai: RegExp): Element | undefined {
  return elements.find((element) => ai.test(element.ai))
}

const NET_KILOGRAMS = /^310[0-5]$/
const NET_POUNDS = /^320[0-5]$/
/** By definition, without remainder. */
const KILOGRAMS_IN_A_POUND = '0.45359237'

/** The net weight, when the element string has one. The last digit of its AI is the number of decimals. */
export function findWeight(elements: readonly Element[]): Carried | undefined {
  const kilograms = findElement(elements, NET_KILOGRAMS)
  if (kilograms !== undefined) return { kind: 'weight', weightKg: toAmount(measure(kilograms)) }
  const pounds = findElement(elements, NET_POUNDS)
  if (pounds === undefined) return undefined
  return { kind: 'weight', weightKg: toAmount(measure(pounds).times(KILOGRAMS_IN_A_POUND)) }
}

function measure({ ai, value }: Element) {
  return decimal(`${value}e-${ai.slice(-1)}`)
}

/** GS1 allows fewer characters, printers of batch numbers more. No backslash: it has a meaning in the printed form. */
const VALUE = /^[\x20-\x5B\x5D-\x7E]+$/

function isSound({ ai, value }: Element): boolean {
  if (!/^\d+$/.test(ai) || lengthOf(AI_LENGTHS, ai) !== ai.length) return false
  const predefined = lengthOf(PREDEFINED_LENGTHS, ai)
  return predefined === undefined
    ? VALUE.test(value)
    : value.length === predefined - ai.length && /^\d+$/.test(value)
}

function lengthOf(table: readonly (readonly [number, RegExp])[], text: string): number | undefined {
  return table.find(([, begins]) => begins.test(text))?.[0]
}
