import { entryWords } from '@/components/history/entryWords'
import { createFormats } from '@/components/words/format'
import { createTranslate } from '@/components/words/translate'
import { type TimelineEntry } from '@/domain/history/timelineOf'

const speech = { t: createTranslate('en'), format: createFormats('en-GB'), currency: 'EUR' }

const entry = (told: Partial<TimelineEntry> & Pick<TimelineEntry, 'kind'>): TimelineEntry => ({
  id: 'id',
  at: '2025-03-01T12:00:00Z',
  by: 'picker',
  ...told,
})

it.each<[string, TimelineEntry]>([
  ['Picking started', entry({ kind: 'picking-begun' })],
  ['Picked · scanned', entry({ kind: 'unit-picked', how: 'scan', amount: { pieces: 1 } })],
  ['Picked · by camera', entry({ kind: 'unit-picked', how: 'camera', amount: { pieces: 1 } })],
  ['Picked · by hand', entry({ kind: 'unit-picked', how: 'hand', amount: { pieces: 1 } })],
  ['Number set · 3 ×', entry({ kind: 'quantity-set', amount: { pieces: 3 } })],
  ['Weighed · 1.04 kg · by label', entry({ kind: 'weighed', how: 'label', amount: { weightKg: 1.04 } })],
  ['Weighed · 1.04 kg · typed', entry({ kind: 'weighed', how: 'keypad', amount: { weightKg: 1.04 } })],
  ['Not found', entry({ kind: 'not-found-reported' })],
  [
    'Replaced by Oat drink · 2 × · scanned',
    entry({ kind: 'line-replaced', replacementName: 'Oat drink', amount: { pieces: 2 }, how: 'scan' }),
  ],
  ['Added · 1 × · by hand', entry({ kind: 'product-added', amount: { pieces: 1 }, how: 'hand' })],
  ['Price changed · €1.50 per unit', entry({ kind: 'price-set', price: { unit: 1.5 } })],
  ['Price changed · €3.00 in total', entry({ kind: 'price-set', price: { total: 3 } })],
  ['Addition changed · its own price', entry({ kind: 'addition-changed', price: null })],
  ['Called the customer: agreed', entry({ kind: 'customer-called', outcome: 'agreed' })],
  ['Checked: all right', entry({ kind: 'cart-checked', faults: 0 })],
  ['Checked: 2 things to put right', entry({ kind: 'cart-checked', faults: 2 })],
  ['Sent: cancelled', entry({ kind: 'order-sent', status: 'CANCELLED' })],
])('%s', (words, told) => {
  expect(entryWords(speech, told)).toBe(words)
})
