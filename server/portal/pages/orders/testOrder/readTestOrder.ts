import { testOrderSchema, type TestOrder } from '@/domain/contract/portal'
import { numberOf, parseForm, textOf, type Faults, type Parsed, type Sent } from '../../form'
import { linesIn, fieldOf, type TypedLine } from './draft'
import { atFields, inPlainWords } from './faults'

/** Whether a product is weighed; undefined where the store does not have it. */
export type Weighed = (sku: string) => boolean | undefined

/** The order that a form asks for, or what is wrong with it at the very field. */
export function readTestOrder(sent: Sent, isWeighed: Weighed): Parsed<TestOrder> {
  const lines = linesIn(sent)
  const parsed = parseForm(testOrderSchema, {
    delivery: textOf(sent, 'delivery'),
    items: lines.map((line) => itemOf(line, isWeighed)),
    comment: textOf(sent, 'comment'),
    promised_in_minutes: numberOf(sent, 'promised_in_minutes'),
    outcome: outcomeOf(sent, lines),
  })
  const faults = new Map([
    ...contradictions(sent, lines),
    ...(parsed.kind === 'faulty' ? atFields(inPlainWords(parsed.faults)) : []),
  ])
  return faults.size > 0 ? { kind: 'faulty', faults } : parsed
}

/** A number as people write it. `1e3` and `0x10` are slips of the finger. */
function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN
}

/** Of a product that the store does not have nobody knows how it is sold: that it is missing is fault enough. */
function itemOf(line: TypedLine, isWeighed: Weighed): Record<string, unknown> {
  const weighed = isWeighed(line.sku ?? '')
  const amount = numberIn(line.amount)
  return {
    sku: line.sku,
    ...(weighed === true && { weight: amount }),
    ...(weighed === false && { quantity: amount }),
    min_quantity: numberIn(line.min),
    max_quantity: numberIn(line.max),
    instructions: line.instructions,
    replacement_preference: wishOf(line),
  }
}

/** SKUs beside another wish are not looked at, and the form says so. */
const wishOf = ({ wish, wish_skus: skus }: TypedLine) =>
  wish === undefined ? undefined : { kind: wish, skus: wish === 'CHOSEN' ? listIn(skus) : [] }

const listIn = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What belongs to another outcome than the chosen one is not looked at. */
function outcomeOf(sent: Sent, lines: readonly TypedLine[]): Record<string, unknown> | undefined {
  const status = textOf(sent, 'outcome') ?? 'RECEIVED'
  switch (status) {
    case 'RECEIVED':
      return undefined
    case 'CANCELLED':
      return { status, cancelled_by: textOf(sent, 'cancelled_by'), reason: textOf(sent, 'reason') }
    default:
      return { status, items: lines.map(({ sku, status: found = 'IN_CART' }) => ({ sku, status: found })) }
  }
}

/** What the schema lets pass, though it says two things at once or one thing half. */
function contradictions(sent: Sent, lines: readonly TypedLine[]): Faults {
  const faults = new Map<string, string>()
  lines.forEach((line, index) => {
    if (line.wish === 'CHOSEN' && listIn(line.wish_skus).length === 0) {
      faults.set(fieldOf(index, 'wish_skus'), 'Name at least one SKU.')
    }
  })
  const outcome = textOf(sent, 'outcome')
  if (outcome === 'CANCELLED' && textOf(sent, 'cancelled_by') === 'VENDOR' && !textOf(sent, 'reason')) {
    faults.set('reason', 'A store always gives a reason.')
  }
  if (outcome === 'READY_FOR_PICKUP') {
    for (const index of differing(lines)) {
      faults.set(
        fieldOf(index, 'status'),
        'These goods stand on another line too; both are found or neither.',
      )
    }
  }
  return faults
}

/** Lines that say of a SKU something else than its first line does: an outcome names SKUs, not lines. */
function differing(lines: readonly TypedLine[]): number[] {
  const first = new Map<string | undefined, string>()
  return lines.flatMap(({ sku, status = 'IN_CART' }, index) => {
    if (!first.has(sku)) first.set(sku, status)
    return first.get(sku) === status ? [] : [index]
  })
}
