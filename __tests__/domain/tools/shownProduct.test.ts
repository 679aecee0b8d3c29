import { ownPrice, shownProduct } from '@/domain/tools/shownProduct'

const plain = { active: true, price: 3 }
const promoted = { active: true, price: 2, regularPrice: 3 }

describe('a product with what was decided about it', () => {
  it.each([
    ['is as the catalog says while nothing was', plain, undefined, { active: true, price: 3 }],
    ['is out of stock once it was turned off', plain, { active: false }, { active: false, price: 3 }],
    ['has its new price', plain, { price: 4 }, { active: true, price: 4 }],
    ['has its new maximum', plain, { maximum_sales_quantity: 5 }, { active: true, price: 3, maximum: 5 }],
    [
      'keeps a running promotion when its own price changes',
      promoted,
      { price: 4 },
      { active: true, price: 2, regularPrice: 4 },
    ],
    ['is never dearer by a promotion', promoted, { price: 1.5 }, { active: true, price: 1.5 }],
    [
      'keeps its promotion when only its stock changes',
      promoted,
      { active: false },
      { active: false, price: 2, regularPrice: 3 },
    ],
  ])('%s', (_, product, fields, shown) => {
    expect(shownProduct(product, fields)).toEqual(shown)
  })

  it('costs by itself what it costs without a promotion', () => {
    expect([plain, promoted].map(ownPrice)).toEqual([3, 3])
  })
})
