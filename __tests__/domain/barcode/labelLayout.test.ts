import fc from 'fast-check'
import { DEFAULT_LAYOUTS, parseLabelLayout } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { digits, layout, layoutTexts, printLabel } from './codes'

describe('a layout of scale labels', () => {
  it.each([
    ['', 'not-13-characters'],
    ['21IIIIIWWWWC', 'not-13-characters'],
    ['21IIIIIWWWWWWC', 'not-13-characters'],
    ['21IIIIIXWWWWC', 'unknown-character'],
    ['21IIIII0WWWWC', 'unknown-character'],
    ['21IIIII WWWWC', 'unknown-character'],
    ['2100000000000', 'unknown-character'],
    ['IIIIIIIWWWWWC', 'prefix-not-in-store'],
    ['2IIIIIIWWWWWC', 'prefix-not-in-store'],
    ['40IIIIIWWWWWC', 'prefix-not-in-store'],
    ['01IIIIIWWWWWC', 'prefix-not-in-store'],
    ['21IIIIIWWWWWV', 'check-digit-not-last'],
    ['21IIIIICWWWWW', 'check-digit-not-last'],
    ['21IIIIICWWWWC', 'check-digit-not-last'],
    ['21VVVVVWWWWWC', 'no-item-number'],
    ['21IIIIIVVVVVC', 'no-weight-or-price'],
    ['21IIIIIWWPPPC', 'weight-and-price'],
    ['21IIWWIIWWIIC', 'split-weight-or-price'],
  ])('%j is refused: %s', (text, fault) => {
    expect(parseLabelLayout(text)).toEqual({ kind: 'faulty', fault })
  })

  it.each(['21IIIIIWWWWWC', '02IIIIIVPPPPC', '2801IIIWWWWWC', '20WWWWWIIIIIC', '29IIVIIIPPPPC'])(
    '%s is understood, in small letters and with blanks around too',
    (text) => {
      expect(parseLabelLayout(text)).toMatchObject({ kind: 'ok', layout: { text } })
      expect(parseLabelLayout(` ${text.toLowerCase()}\n`)).toEqual(parseLabelLayout(text))
    },
  )

  it('comes with two that work before a store has set up its own', () => {
    expect(DEFAULT_LAYOUTS).toEqual([layout('21IIIIIWWWWWC'), layout('22IIIIIPPPPPC')])
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseLabelLayout(text).kind === 'faulty'))
  })
})

describe('for any layout', () => {
  it('what a scale writes into a label comes back exactly', () => {
    fc.assert(
      fc.property(layoutTexts, digits(12), digits(12), digits(2), (text, item, value, V) => {
        const label = printLabel(text, { I: item, W: value, P: value, V })
        const length = (sign: RegExp) => text.replace(sign, '').length
        const written = Number(value.slice(0, length(/[^WP]/g)))
        expect(readCode(label, [layout(text)])).toEqual({
          kind: 'in-store',
          text: label,
          prefix: text.replace(/\D/g, ''),
          itemNumber: item.slice(0, length(/[^I]/g)),
          carried: text.includes('W')
            ? { kind: 'weight', weightKg: written / 1000 }
            : { kind: 'price', price: written / 100 },
        })
      }),
    )
  })

  it('a label with a wrong digit is a misread, not another weight', () => {
    fc.assert(
      fc.property(
        layoutTexts,
        digits(12),
        fc.nat({ max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (text, all, at, shift) => {
          const label = printLabel(text, { I: all, W: all, P: all, V: all })
          const wrong = label.slice(0, at) + ((Number(label[at]) + shift) % 10) + label.slice(at + 1)
          expect(readCode(wrong, [layout(text)])).toEqual({ kind: 'misread', text: wrong })
        },
      ),
    )
  })
})
