import fc from 'fast-check'
import { discountSubtypeSchema } from '@/domain/contract/promotion'
import { promotedPrice } from '@/domain/promotions/promotedPrice'
import { judgeDiscount } from '@/domain/tools/judgeDiscount'

describe('a discount on 3.20', () => {
  it.each([
    ['PERCENTAGE', '20', 2.56],
    ['PERCENTAGE', '33.333', 2.133],
    ['FINAL_PRICE', '2.5', 2.5],
    ['FINAL_PRICE', '3.199', 3.199],
    ['ABSOLUTE', '0.7', 2.5],
    ['ABSOLUTE', '3.199', 0.001],
  ] as const)('%s %s leaves %d', (subtype, typed, price) => {
    expect(judgeDiscount({ subtype, typed }, 3.2)).toEqual({ kind: 'fits', value: Number(typed), price })
  })

  it.each([
    ['PERCENTAGE', '', 'empty'],
    ['PERCENTAGE', '.', 'not-a-number'],
    ['PERCENTAGE', '1e3', 'not-a-number'],
    ['PERCENTAGE', '-5', 'not-a-number'],
    ['PERCENTAGE', '0', 'percentage'],
    ['PERCENTAGE', '0.5', 'percentage'],
    ['PERCENTAGE', '101', 'percentage'],
    ['PERCENTAGE', '100', 'nothing-left'],
    ['FINAL_PRICE', '0', 'nothing-left'],
    ['FINAL_PRICE', '3.2', 'not-cheaper'],
    ['FINAL_PRICE', '4', 'not-cheaper'],
    ['ABSOLUTE', '0', 'not-cheaper'],
    ['ABSOLUTE', '3.2', 'nothing-left'],
    ['ABSOLUTE', '5', 'nothing-left'],
  ] as const)('%s %s is refused: %s', (subtype, typed, kind) => {
    expect(judgeDiscount({ subtype, typed }, 3.2)).toEqual({ kind })
  })
})

it('takes what only a price could refuse where no price is known', () => {
  expect(judgeDiscount({ subtype: 'ABSOLUTE', typed: '5' }, undefined)).toMatchObject({ kind: 'fits' })
  expect(judgeDiscount({ subtype: 'PERCENTAGE', typed: '101' }, undefined)).toEqual({ kind: 'percentage' })
})

it('never lets a thing become dearer, free or less than that, and shows what the service will charge', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...discountSubtypeSchema.options),
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 200_000 }),
      (subtype, thousandths, priceThousandths) => {
        const [typed, price] = [String(thousandths / 1000), priceThousandths / 1000]
        const verdict = judgeDiscount({ subtype, typed }, price)
        const charged = promotedPrice(price, { subtype, value: Number(typed) })
        if (verdict.kind === 'fits') {
          expect(verdict.price).toBe(charged)
          expect(charged).toBeGreaterThan(0)
          expect(charged).toBeLessThan(price)
        } else if (verdict.kind === 'not-cheaper') {
          expect(charged).toBe(price)
        } else if (verdict.kind === 'nothing-left') {
          expect(charged === 0 || subtype === 'FINAL_PRICE').toBe(true)
        } else expect(subtype).toBe('PERCENTAGE')
      },
    ),
  )
})
