import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { skuSchema } from '@/domain/contract/ids'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import { finish } from '@/domain/shelf/finish'
import { keyHash, type KeyHash } from '@/domain/shelf/keyHash'
import { assembleShelf, type ListedProducts, type PackedShelf } from '@/domain/shelf/packedShelf'
import { packPage, readAnew } from '@/domain/shelf/packPage'
import type { ShelfFilter } from '@/domain/shelf/pageOfShelf'
import { readPage, writePage } from '@/domain/shelf/pageFile'
import { unpackRow, type ShelfPage } from '@/domain/shelf/shelfPage'
import { naiveShelf } from './naiveShelf'

const CODES = [
  '012345000065',
  '0012345000065',
  withCheckDigit('400638133393'),
  withCheckDigit('211000100000'),
  withCheckDigit('211000101234'),
  'SHELF-12',
  '4006',
  'a\nb',
  '',
]
const CATEGORIES = ['dairy', 'offers', 'DAIRY', '']
const TERMS = [
  'milk',
  'Crème fraîche',
  'cre fra',
  'SKU-1',
  'sku-2',
  '4006',
  '3813',
  '0123',
  'x\ny',
  '  ',
  '1',
  'm',
  'e',
  'İ',
]

const FILTERS: readonly ShelfFilter[] = [
  {},
  { active: true },
  { active: false },
  { categoryIds: ['dairy'] },
  { categoryIds: ['offers', 'dairy'], active: true },
  { categoryIds: [] },
]

const names = fc.oneof(
  fc
    .array(fc.constantFrom('Milk', 'milk', 'Crème', 'fraîche', 'x\ny', '1 l', 'İ', '牛乳'), { maxLength: 4 })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

/** Few skus, so that products come twice. */
const candidates: fc.Arbitrary<Candidate> = fc.record(
  {
    sku: fc
      .oneof(fc.constantFrom('sku-1', 'SKU-1', 'sku-2', 'sku-3', 'x\ny'), fc.string({ minLength: 1 }))
      .map((sku) => skuSchema.parse(sku)),
    name: names,
    active: fc.boolean(),
    pricingType: fc.constantFrom('UNIT' as const, 'KG' as const),
    price: fc.double({ noNaN: true, noDefaultInfinity: true }),
    regularPrice: fc.double({ noNaN: true, noDefaultInfinity: true }),
    barcodes: fc.array(fc.oneof(fc.constantFrom(...CODES), fc.string({ unit: 'binary' })), { maxLength: 3 }),
    imageUrl: fc.constantFrom('', 'https://tote.example/1.webp', 'ü'),
    categoryIds: fc.array(fc.constantFrom(...CATEGORIES), { maxLength: 3 }),
  },
  { requiredKeys: ['sku', 'name', 'active', 'pricingType', 'price', 'barcodes', 'categoryIds'] },
)
const pages = fc.array(fc.array(candidates, { maxLength: 8 }), { maxLength: 4 })

/** Almost every key has the hash of another one. */
const poorHash: KeyHash = (key) => Math.floor(keyHash(key) / 2 ** 51) * 2 ** 51

const pack = (products: readonly Candidate[], hash?: KeyHash) =>
  finish(packPage(products, DEFAULT_LAYOUTS, hash))

/** Page after page, from the first to the last. */
function walkThrough(shelf: PackedShelf, count: number, filter: ShelfFilter) {
  const walked: (readonly Candidate[])[] = []
  for (let from: number | undefined = 0; from !== undefined;) {
    const { products, next }: ListedProducts = shelf.page(from, count, filter)
    walked.push(products)
    from = next
  }
  return walked
}

/** Everything that can be asked. Each product once per category: a list does not say how often it was entered. */
function answersOf(shelf: PackedShelf, products: readonly Candidate[]) {
  const codes = [...CODES, ...products.flatMap(({ barcodes }) => barcodes)]
  const skus = [...products.map(({ sku }) => sku), skuSchema.parse('nobody')]
  return {
    size: shelf.size,
    bySku: skus.map((sku) => shelf.find(sku)),
    byCode: codes.map((code) => shelf.findByKey(barcodeKey(code, DEFAULT_LAYOUTS))),
    categories: skus.map((sku) => shelf.categoryIdsOf(sku)),
    inCategories: [[], ['dairy'], ['offers', 'dairy'], ['', 'nowhere'], CATEGORIES].map((ids) =>
      shelf.productsIn(ids),
    ),
    found: TERMS.concat(products.map(({ name }) => name)).flatMap((term) =>
      [1, 3, 100].map((limit) => shelf.search(term, limit)),
    ),
    listed: FILTERS.flatMap((filter) => [1, 3, 100].map((count) => walkThrough(shelf, count, filter))),
  }
}

describe('a packed shelf', () => {
  it.each([
    ['', keyHash],
    [', also where most keys share their hash', poorHash],
  ])('answers as a list of the same products would%s', (_, hash) => {
    fc.assert(
      fc.property(pages, (lists) => {
        const shelf = finish(
          assembleShelf(
            lists.map((list) => pack(list, hash)),
            DEFAULT_LAYOUTS,
            { hash },
          ),
        )
        const products = lists.flat()
        expect(answersOf(shelf, products)).toEqual(answersOf(naiveShelf(products, DEFAULT_LAYOUTS), products))
      }),
      { numRuns: 200 },
    )
  })

  it('unpacks what it hands out, and nothing else, also where most keys share their hash', () => {
    fc.assert(
      fc.property(
        pages,
        fc.constantFrom(...TERMS, ...CODES),
        fc.constantFrom(...CATEGORIES),
        (lists, text, id) => {
          let unpacked = 0
          const unpack = (page: ShelfPage, row: number) => {
            unpacked += 1
            return unpackRow(page, row)
          }
          const packed = lists.map((list) => pack(list, poorHash))
          const shelf = finish(assembleShelf(packed, DEFAULT_LAYOUTS, { hash: poorHash, unpack }))
          expect(unpacked).toBe(0)
          const sku = skuSchema.parse('sku-1')
          const found = [
            shelf.findByKey(barcodeKey(text, DEFAULT_LAYOUTS)),
            shelf.search(text, 2),
            shelf.productsIn([id]),
            shelf.page(1, 2, { categoryIds: [id] }).products,
            shelf.page(0, 3).products,
            shelf.find(sku) ?? [],
          ].flat()
          shelf.categoryIdsOf(sku)
          expect(unpacked).toBe(found.length)
        },
      ),
    )
  })

  it('reads barcodes by other layouts as if it had been packed with them', () => {
    fc.assert(
      fc.property(pages, (lists) => {
        const anew = lists.map((list) => finish(readAnew(pack(list), [])))
        expect(anew).toEqual(lists.map((list) => finish(packPage(list, []))))
      }),
    )
    const page = pack([])
    expect(finish(readAnew(page, [...DEFAULT_LAYOUTS]))).toBe(page)
  })
})

describe('a page on the disk', () => {
  it('is the same page when it is read, whatever is in it', () => {
    const positive = (price: number) => (price === 0 ? 0 : price)
    const written = candidates.map((product) => ({
      ...product,
      price: positive(product.price),
      ...(product.regularPrice !== undefined && { regularPrice: positive(product.regularPrice) }),
    }))
    fc.assert(
      fc.property(fc.array(written), (products) => {
        const page = pack(products)
        expect(readPage(writePage(page))).toEqual(page)
      }),
    )
  })

  it('is nothing when it is broken, of another version, or when its columns do not belong together', () => {
    const file = writePage(
      pack([
        {
          sku: skuSchema.parse('a'),
          name: 'A',
          active: true,
          pricingType: 'UNIT',
          price: 1,
          barcodes: ['1'],
          categoryIds: ['x'],
        },
      ]),
    )
    expect(readPage(file)).toBeDefined()
    expect(readPage(file.slice(0, -1))).toBeUndefined()
    expect(readPage('null')).toBeUndefined()
    const changed = (change: object) => JSON.stringify({ ...(JSON.parse(file) as object), ...change })
    expect(readPage(changed({ version: 2 }))).toBeUndefined()
    for (const column of ['prices', 'flags', 'barcodeRows', 'hashes', 'categories'])
      expect(readPage(changed({ [column]: [1, 2, 3] }))).toBeUndefined()
    expect(readPage(changed({ names: { all: 'A', ends: [] } }))).toBeUndefined()
  })
})
