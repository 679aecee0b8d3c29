import type { Faults } from '../../form'
import { fieldOf, type LineField } from './draft'

/** Where the parts of an item stand on the form. */
const LINE_PLACES: Record<string, LineField> = {
  sku: 'sku',
  quantity: 'amount',
  weight: 'amount',
  'pricing.quantity': 'amount',
  'pricing.weight': 'amount',
  min_quantity: 'min',
  max_quantity: 'max',
  instructions: 'instructions',
  'replacement_preference.kind': 'wish',
  status: 'status',
}

const PLACES: Record<string, string> = {
  items: 'search',
  delivery: 'delivery',
  comment: 'comment',
  promised_in_minutes: 'promised_in_minutes',
  'outcome.status': 'outcome',
  'outcome.cancelled_by': 'cancelled_by',
  'outcome.reason': 'reason',
}

/** The field of the form for a place in the request, such as `items[2].weight`. What has none is the form's own. */
function fieldAt(path: string): string {
  const [, item, rest = ''] = /^items\[(\d+)\](?:\.(.+))?$/.exec(path) ?? []
  if (item !== undefined) {
    const isChosenSku = rest.startsWith('replacement_preference.skus')
    return fieldOf(Number(item), isChosenSku ? 'wish_skus' : (LINE_PLACES[rest] ?? 'sku'))
  }
  const [, found] = /^outcome\.items\[(\d+)\]\.status$/.exec(path) ?? []
  if (found !== undefined) return fieldOf(Number(found), 'status')
  return PLACES[path] ?? ''
}

/** The same faults at the fields of the form; where two meet at one field, the first is told. */
export function atFields(faults: Faults): Faults {
  const placed = new Map<string, string>()
  for (const [path, message] of faults) {
    const field = fieldAt(path)
    if (!placed.has(field)) placed.set(field, message)
  }
  return placed
}

/** By the place in the request, that of an item without its number. */
const WORDS: Record<string, string> = {
  items: 'Add at least one product, and no more than 500.',
  delivery: 'Say who delivers.',
  comment: 'At most 1,000 characters.',
  promised_in_minutes: 'A number of minutes, such as 30.',
  'outcome.status': 'Choose one of these.',
  'outcome.cancelled_by': 'Choose who cancels.',
  'outcome.reason': 'At most 200 characters.',
  'outcome.items.status': 'Found or not found.',
  'items.sku': 'At most 200 characters.',
  'items.quantity': 'Whole pieces, from 1 to 10,000.',
  'items.weight': 'Kilograms such as 1.5, at most 10,000.',
  'items.min_quantity': 'A number such as 1 or 0.8, at most 10,000.',
  'items.max_quantity': 'A number such as 3 or 1.2, at most 10,000.',
  'items.instructions': 'At most 1,000 characters.',
  'items.replacement_preference.kind': 'Choose one of these.',
  'items.replacement_preference.skus': 'SKUs of at most 200 characters, with commas between them.',
}

/** A schema speaks to programmers; people are told what the field takes. */
export const inPlainWords = (faults: Faults): Faults =>
  new Map([...faults].map(([path, message]) => [path, WORDS[path.replaceAll(/\[\d+\]/g, '')] ?? message]))
