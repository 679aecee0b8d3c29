import fc from 'fast-check'
import { likenessOfSizes, sizeOf } from '@/domain/replacing/sizeOf'
import { likenessOfNames, wordsOf } from '@/domain/replacing/wordsOf'

describe('the size in a name', () => {
  it.each<[string, string | undefined]>([
    ['Gouda slices 200 g', '200 g'],
    ['Gouda, jung, 180g', '180 g'],
    ['Oat drink, barista, 1 L', '1000 ml'],
    ['Haferdrink 0,75 l', '750 ml'],
    ['Sparkling water, 6 × 1.5 L', '9000 ml'],
    ['Mineralwasser, 6 x 1,5 l', '9000 ml'],
    ['Wasser 6x1.5l', '9000 ml'],
    ['Yoghurt 125 g x 4', '500 g'],
    ['Cola 33 cl', '330 ml'],
    ['Flour 1 kg', '1000 g'],
    ['Mehl, 1.000 g', '1000 g'],
    ['Potatoes 2.5 kg', '2500 g'],
    ['Saft, 1 Liter', '1000 ml'],
    ['Milk 2 litres', '2000 ml'],
    ['Vitamin C 500 mg, 20 tablets', '0.5 g'],
    ['Free-range eggs, pack of 10', '10 pieces'],
    ['Eier aus Freilandhaltung, 10 Stück', '10 pieces'],
    ['Eier 10er-Pack', '10 pieces'],
    ['Toilet paper, 8 rolls', '8 pieces'],
    ['Toilettenpapier, 8 Rollen', '8 pieces'],
    ['Tea, 20 bags', '20 pieces'],
    ['Waschmittel, 40 Waschladungen', '40 pieces'],
    ['Foil, 30 m', '3000 cm'],
    ['Whole milk 3.5 % fat, 1 L', '1000 ml'],
    ['Milch 1,5% Fett', undefined],
    ['Bananas, loose', undefined],
    ['Sourdough loaf', undefined],
    ['Water 0 l', undefined],
    ['', undefined],
  ])('%s', (name, expected) => {
    const size = sizeOf(name)
    expect(size && `${size.amount} ${size.unit}`).toBe(expected)
  })

  it('compares like with like', () => {
    const like = (one: string, other: string) => likenessOfSizes(sizeOf(one), sizeOf(other))
    expect(like('A 500 g', 'B 0.5 kg')).toBe(1)
    expect(like('A 200 g', 'B 180 g')).toBe(0.9)
    expect(like('A 1 l', 'B 1 kg')).toBe(0)
    expect(like('A', 'B')).toBe(0)
  })

  it('never fails, whatever a name says', () => {
    const pieces = fc.constantFrom(
      '6',
      ' x ',
      '1.5',
      '1,5',
      ' l',
      'kg',
      '.',
      ',',
      '-',
      'er',
      ' ',
      'pack of ',
      '٣',
      '\u0000',
    )
    const name = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(name, (text) => {
        const size = sizeOf(text)
        expect(size === undefined || (size.amount > 0 && Number.isFinite(size.amount))).toBe(true)
        expect(likenessOfSizes(size, size)).toBe(size ? 1 : 0)
        expect(likenessOfNames(wordsOf(text), wordsOf(text))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the words of a name', () => {
  it('are those that tell products apart', () => {
    expect(wordsOf('Gouda, jung, in Scheiben, 200 g')).toEqual(['gouda', 'jung', 'scheiben'])
    expect(wordsOf('Pack of 10 free-range eggs (L)')).toEqual(['free', 'range', 'eggs'])
  })

  it('count more at the beginning', () => {
    const like = (other: string) => likenessOfNames(wordsOf('Gouda slices'), wordsOf(other))
    expect(like('Gouda slices')).toBe(1)
    expect(like('Gouda young')).toBeGreaterThan(like('Edam slices'))
    expect(like('Toothpaste')).toBe(0)
    expect(likenessOfNames([], [])).toBe(0)
  })
})
