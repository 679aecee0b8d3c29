import fc from 'fast-check'
import { crashOf } from '@/domain/crash/crash'
import { knownWords } from '@/domain/crash/knownWords'
import { scrubMessage, scrubName, scrubStack } from '@/domain/crash/scrub'

const place = {
  at: '2026-03-01T10:00:00.000Z',
  version: '0.2.0',
  route: 'orders/index',
  kind: 'screen',
} as const

it.each([
  [
    "Cannot read properties of undefined (reading 'promised_for')",
    "Cannot read properties of undefined (reading 'promised_for')",
  ],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['Mira Keller, Lindenstr. 12, 50674 Köln is not iterable', '… is not iterable'],
  ['No order for +49 221 5550123', 'No … for …'],
  ['Bearer tok_9f8e7d failed', '… failed'],
  ['fetch https://shop.example/setup#t=tok_9f8e7d failed', 'fetch … failed'],
  ['No device state: DeviceStateProvider is missing above', 'No device state: … is missing …'],
  ['', ''],
])('of %j stays %j', (message, kept) => {
  expect(scrubMessage(message)).toBe(kept)
})

it('keeps where it happened, and neither address nor query', () => {
  const message = 'x is not a function\n    at Mira (Keller.js:1:2)'
  const stack = [
    `TypeError: ${message}`,
    '    at pickPiece (https://shop.example/_expo/static/js/web/entry-1a2b3c.js?who=Mira#tok_9:12:345)',
    '    at async Promise.all (index 0)',
    '    at new Desk (address at index.android.bundle:1:98765)',
    'draw@https://shop.example/entry-1a2b3c.js:3:4',
    'Mira Keller, Lindenstr. 12',
  ].join('\n')
  expect(scrubStack(stack, message)).toEqual([
    'pickPiece entry-1a2b3c.js:12:345',
    'Desk index.android.bundle:1:98765',
    'draw entry-1a2b3c.js:3:4',
  ])
})

it('calls an error by a name of the platform or of ours only', () => {
  expect(['TypeError', 'QuotaExceededError', 'StaleEntry', 'Mira Keller'].map(scrubName)).toEqual([
    'TypeError',
    'QuotaExceededError',
    'StaleEntry',
    'Error',
  ])
})

describe('whatever is planted', () => {
  const letters = fc.stringMatching(/^[A-Za-zäöüßéèçñøÅŁğışżœ]{3,12}$/u)
  const name = letters.filter((word) => !knownWords.has(word.toLowerCase()))
  const canary = fc.oneof(
    name,
    fc.tuple(name, name).map((names) => names.join(' ')),
    fc.stringMatching(/^\+?\d[\d -]{5,14}\d$/),
    fc.tuple(name, name).map(([who, where]) => `${who}@${where}.example`),
    fc.stringMatching(/^tok_[A-Za-z0-9_-]{16,40}$/),
    fc.uuid(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.stringMatching(/^[\u0621-\u063a\u0641-\u064a]{3,12}$/),
    fc.stringMatching(/^[\u4e00-\u9fff]{2,6}$/),
  )
  const said = fc.constantFrom(
    (planted: string) => `Cannot read properties of ${planted} (reading 'items')`,
    (planted: string) => `No line '${planted}' in "${planted}"`,
    (planted: string) => planted,
    (planted: string) => `{"customer":{"first_name":"${planted}"},"items":[]} is not valid JSON`,
    (planted: string) => `failed: \`${planted}\`\n    at ${planted} (${planted}.js:1:2)`,
    (planted: string) => `undefined${planted}undefined is not a function`,
  )

  const isTelling = (piece: string) => piece.length > 2 && !knownWords.has(piece.toLowerCase())

  it('stays out of message, name, stack and everything that is kept of them', () => {
    fc.assert(
      fc.property(canary, said, (planted, say) => {
        const error = new TypeError(say(planted))
        error.name = planted
        const kept = JSON.stringify(crashOf(error, place))
        const harmless = JSON.stringify(crashOf(new TypeError(say('')), place))
        const told = [planted, ...planted.split(/[^\p{L}\p{N}]+/u).filter(isTelling)]
        // "per" is told by nobody who says "properties".
        expect(told.filter((part) => !harmless.includes(part) && kept.includes(part))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('leaves nothing but known words in a message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
        const words = scrubMessage(message)
          .split(/[^\p{L}\p{N}_]+/u)
          .filter(Boolean)
        // The last may be cut.
        expect(words.slice(0, -1).filter((word) => !knownWords.has(word.toLowerCase()))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
