import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { keyOf } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { skuSchema } from '@/domain/contract/ids'
import { type Product } from '@/domain/contract/product'
import { asShelfProduct, emptyShelf, type Shelf } from '@/state/shelf/shelf'
import { makeProduct } from '../../support/products'
import { fillShelf } from '../../support/shelves'

const UPC_A = '012345000065'
const MILK = withCheckDigit('400638133393')

function shelfOf(...products: readonly Product[]): Shelf {
  const filling = fillShelf(DEFAULT_LAYOUTS)
  filling.add(products)
  return filling.whole()
}

/** The skus that a scan of this text finds. */
const scan = (shelf: Shelf, text: string) =>
  shelf.findByKey(keyOf(readCode(text, DEFAULT_LAYOUTS))).map(({ sku }) => sku)

describe('the shelf', () => {
  it('finds a product by its sku, with what picking needs of it', () => {
    const milk = makeProduct({ title: 'Milk', barcodes: [MILK], price: 1.19 })
    const shelf = shelfOf(makeProduct(), milk)
    expect(shelf.find(milk.sku)).toMatchObject({
      sku: milk.sku,
      name: 'Milk',
      active: true,
      pricingType: 'UNIT',
      price: 1.19,
      barcodes: [MILK],
    })
    expect(shelf.find(skuSchema.parse('nobody'))).toBeUndefined()
  })

  it('finds a product listed as UPC-A by the EAN-13 that a scanner makes of it', () => {
    const product = makeProduct({ barcodes: [UPC_A] })
    expect(scan(shelfOf(product, makeProduct({ barcodes: [MILK] })), `0${UPC_A}`)).toEqual([product.sku])
  })

  it('finds a weighed product by a label of the scales, whatever it weighs', () => {
    const bananas = makeProduct({ barcodes: [withCheckDigit('211000100000')], pricing_type: 'KG' })
    const apples = makeProduct({ barcodes: [withCheckDigit('211000200000')], pricing_type: 'KG' })
    const shelf = shelfOf(bananas, apples)
    expect(scan(shelf, withCheckDigit('211000101234'))).toEqual([bananas.sku])
    expect(scan(shelf, withCheckDigit('211000200815'))).toEqual([apples.sku])
  })

  it('reads the labels as its store prints them', () => {
    const filling = fillShelf([])
    filling.add([makeProduct({ barcodes: [withCheckDigit('211000100000')] })])
    expect(scan(filling.whole(), withCheckDigit('211000101234'))).toEqual([])
  })

  it('finds a product by each of its barcodes', () => {
    const product = makeProduct({ barcodes: [MILK, UPC_A, 'SHELF-12'] })
    const shelf = shelfOf(product)
    expect([MILK, UPC_A, 'SHELF-12'].map((text) => scan(shelf, text))).toEqual(Array(3).fill([product.sku]))
  })

  it('finds every product that shares a barcode, on whatever page it came', () => {
    const [old, new_] = [makeProduct({ barcodes: [MILK], active: false }), makeProduct({ barcodes: [MILK] })]
    const filling = fillShelf(DEFAULT_LAYOUTS)
    filling.add([old])
    filling.add([new_])
    expect(scan(filling.whole(), MILK)).toEqual([old.sku, new_.sku])
  })

  it('knows the categories of a product, for the way past them', () => {
    const categories = ['dairy', 'offers'].map((global_id) => ({ global_id, name: {} }))
    const milk = makeProduct({ categories })
    const shelf = shelfOf(milk, makeProduct())
    expect(shelf.categoryIdsOf(milk.sku)).toEqual(['dairy', 'offers'])
    expect(shelf.categoryIdsOf(skuSchema.parse('nobody'))).toEqual([])
  })

  it('has nothing before it is known, and says so', () => {
    expect(emptyShelf).toMatchObject({ size: 0, isWhole: false })
    expect(emptyShelf.find(makeProduct().sku)).toBeUndefined()
    expect(scan(emptyShelf, MILK)).toEqual([])
    expect(emptyShelf.categoryIdsOf(makeProduct().sku)).toEqual([])
  })

  it('keeps of a product no more than it needs', () => {
    const product = makeProduct({ descriptions: { en: 'long'.repeat(500) }, images: ['x'] })
    expect(JSON.stringify(asShelfProduct(product)).length).toBeLessThan(200)
  })

  it('finds exactly the products that list a code, whatever is listed', () => {
    const codes = fc.constantFrom(UPC_A, `0${UPC_A}`, MILK, 'SHELF-12', withCheckDigit('211000100000'))
    // Each code once per product; UPC-A and its EAN-13 are one code.
    const listed = fc.uniqueArray(codes, { selector: (code) => code.padStart(13, '0') })
    fc.assert(
      fc.property(fc.array(listed), codes, (lists, scanned) => {
        const products = lists.map((barcodes) => makeProduct({ barcodes }))
        const same = ({ barcodes }: Product) =>
          barcodes.some((barcode) => barcode.padStart(13, '0') === scanned.padStart(13, '0'))
        const shelf = shelfOf(...products)
        expect(scan(shelf, scanned)).toEqual(products.filter(same).map(({ sku }) => sku))
        expect(shelf.size).toBe(products.length)
      }),
    )
  })
})

describe('a shelf of ten thousand products', () => {
  const barcodeOf = (nth: number) => withCheckDigit(`4${String(nth).padStart(11, '0')}`)

  it('looks at each product once when it is filled, and at none when a code is scanned', () => {
    let looks = 0
    const counted = (barcode: string) =>
      new Proxy([barcode], {
        get: (target, name, receiver) => {
          if (name === '0') looks += 1
          return Reflect.get(target, name, receiver) as unknown
        },
      })
    const products = Array.from({ length: 10_000 }, (_, nth) => ({
      ...makeProduct(),
      barcodes: counted(barcodeOf(nth)),
    }))
    const shelf = shelfOf(...products)
    expect(shelf.size).toBe(10_000)
    expect(looks).toBe(10_000)

    expect(scan(shelf, barcodeOf(0))).toEqual([products[0]?.sku])
    expect(scan(shelf, barcodeOf(9_999))).toEqual([products[9_999]?.sku])
    expect(scan(shelf, barcodeOf(10_000))).toEqual([])
    expect(looks).toBe(10_000)
  })
})
