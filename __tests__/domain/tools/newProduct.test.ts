import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { newProductSchema } from '@/domain/contract/catalogUpdate'
import { skuSchema } from '@/domain/contract/ids'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { judgeDraft, type DraftFaults, type KnownStore } from '@/domain/tools/newProduct'
import { emptyDraft, productDraftSchema, type ProductDraft } from '@/domain/tools/productDraft'
import { taskSchema } from '@/domain/tools/task'

const OAT_DRINK = '9521031100015'
const NEW = withCheckDigit('952103199999')
const MISTYPED = NEW.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

const oatDrink: ShelfProduct = {
  sku: skuSchema.parse('MH-10001'),
  name: 'Oat drink',
  active: true,
  pricingType: 'UNIT',
  price: 2.29,
  barcodes: [OAT_DRINK],
}

const store: KnownStore = {
  vendorId: 'store-12',
  layouts: DEFAULT_LAYOUTS,
  find: (sku) => (sku === oatDrink.sku ? oatDrink : undefined),
  findByKey: (key) => (key === `gtin:0${OAT_DRINK}` ? [oatDrink] : []),
  categoryIds: ['drinks', 'snacks'],
}

const filled: ProductDraft = {
  ...emptyDraft,
  barcodes: [NEW],
  titles: { en_GB: ' Pear juice ', de_DE: '' },
  categoryId: 'drinks',
  price: '2.5',
}

const judge = (changes: Partial<ProductDraft> = {}, known: Partial<KnownStore> = {}) =>
  judgeDraft({ ...filled, ...changes }, { ...store, ...known })

function faultsOf(changes: Partial<ProductDraft>, known: Partial<KnownStore> = {}): DraftFaults {
  const verdict = judge(changes, known)
  return verdict.kind === 'faulty' ? verdict.faults : {}
}

it('makes a product of what is filled in, named by its barcode where nobody said otherwise', () => {
  expect(judge()).toEqual({
    kind: 'ready',
    vendors: ['store-12'],
    product: {
      sku: NEW,
      title: { en_GB: 'Pear juice' },
      description: {},
      barcodes: [NEW],
      images: [],
      categories: ['drinks'],
      price: 2.5,
      active: true,
      pricing_type: 'UNIT',
    },
  })
})

it('takes what is typed over what is proposed', () => {
  expect(
    judge({
      sku: ' PEAR-1 ',
      maximum: '12',
      pricingType: 'KG',
      price: '3.',
      where: 'these',
      stores: 'store-7, store-12\nstore-7',
    }),
  ).toMatchObject({
    kind: 'ready',
    vendors: ['store-7', 'store-12'],
    product: { sku: 'PEAR-1', maximum_sales_quantity: 12, pricing_type: 'KG', price: 3 },
  })
})

it('counts a code that still stands in the field, and each code once', () => {
  expect(judge({ typedBarcode: ` ${NEW} ` })).toMatchObject({ product: { barcodes: [NEW] } })
  expect(judge({ typedBarcode: '4711' })).toMatchObject({ product: { barcodes: [NEW, '4711'] } })
  expect(judge({ barcodes: ['036000291452'], typedBarcode: '0036000291452' })).toMatchObject({
    product: { barcodes: ['036000291452'] },
  })
})

it('says everything that is to be put right at once', () => {
  expect(judgeDraft({ ...emptyDraft, where: 'these', maximum: 'many' }, store)).toEqual({
    kind: 'faulty',
    faults: {
      sku: 'missing',
      titles: 'missing',
      category: 'missing',
      price: 'missing',
      maximum: 'not-a-number',
      stores: 'missing',
    },
  })
})

it.each<[Partial<ProductDraft>, DraftFaults]>([
  [{ typedBarcode: MISTYPED }, { barcodes: 'misread' }],
  [{ typedBarcode: 'pear' }, { barcodes: 'not-a-number' }],
  [{ barcodes: Array.from({ length: 21 }, (_, nth) => String(nth + 1)) }, { barcodes: 'too-many' }],
  [{ barcodes: [OAT_DRINK] }, { barcodes: 'known' }],
  [{ sku: '  ' }, { sku: 'missing' }],
  [{ sku: 'x'.repeat(201) }, { sku: 'too-long' }],
  [{ sku: ' MH-10001' }, { sku: 'known' }],
  [{ titles: { en_GB: ' ' } }, { titles: 'missing' }],
  [{ categoryId: undefined }, { category: 'missing' }],
  [{ categoryId: 'gone' }, { category: 'missing' }],
  [{ price: '-1' }, { price: 'missing' }],
  [{ price: '1000000.01' }, { price: 'too-high' }],
  [{ maximum: '0' }, { maximum: 'not-a-number' }],
  [{ maximum: '1.5' }, { maximum: 'not-a-number' }],
  [{ where: 'these', stores: ' , ' }, { stores: 'missing' }],
  [{ where: 'these', stores: 'x'.repeat(101) }, { stores: 'too-long' }],
])('%j is told as %j', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

it('lets a product go to other stores that this one has already', () => {
  expect(faultsOf({ barcodes: [OAT_DRINK], sku: 'MH-10001', where: 'all' })).toEqual({})
  expect(faultsOf({ barcodes: [OAT_DRINK], where: 'these', stores: 'store-7' })).toEqual({})
  expect(faultsOf({ barcodes: [OAT_DRINK], where: 'these', stores: 'store-12' })).toEqual({
    barcodes: 'known',
  })
})

it('wants no category where the store has none to choose from', () => {
  expect(faultsOf({ categoryId: undefined }, { categoryIds: [] })).toEqual({})
})

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^\d{0,14}$/),
  fc.stringMatching(/^\d{1,3}(\.\d{0,4})?$/),
  fc.constantFrom(NEW, OAT_DRINK, '*', 'store-12 store-7'),
)
const drafts: fc.Arbitrary<ProductDraft> = fc.record({
  version: fc.constant(1),
  barcodes: fc.oneof(fc.constant<string[]>([NEW]), fc.array(typed, { maxLength: 3 })),
  typedBarcode: fc.oneof(fc.constant(''), typed),
  sku: fc.option(typed, { nil: undefined }),
  titles: fc.oneof(
    fc.constant<Record<string, string>>({ en_GB: 'Pear juice' }),
    fc.dictionary(fc.string(), typed),
  ),
  categoryId: fc.constantFrom('drinks', 'snacks', 'gone', undefined),
  pricingType: fc.constantFrom('UNIT', 'KG'),
  price: fc.oneof(fc.constant('2.50'), typed),
  maximum: fc.oneof(fc.constant(''), typed),
  where: fc.constantFrom('here', 'these', 'all'),
  stores: typed,
})

it('never throws, and what it accepts fits the contract and the box that it is sent from', () => {
  let accepted = 0
  fc.assert(
    fc.property(drafts, (draft) => {
      const verdict = judgeDraft(draft, store)
      if (verdict.kind === 'faulty') return expect(Object.keys(verdict.faults)).not.toEqual([])
      accepted += 1
      const { product, vendors } = verdict
      expect(newProductSchema.parse(product)).toEqual(product)
      const work = { type: 'create-products', vendors, products: [product] }
      expect(taskSchema.shape.work.parse(work)).toEqual(work)
    }),
    { numRuns: 2_000 },
  )
  expect(accepted).toBeGreaterThan(20)
})

it('a draft comes back from the disk as it was typed', () => {
  const locales = fc.stringMatching(/^[a-z]{2}_[A-Z]{2}$/)
  fc.assert(
    fc.property(drafts, fc.dictionary(locales, typed), (draft, titles) => {
      const written = JSON.stringify({ ...draft, titles })
      expect(JSON.stringify(productDraftSchema.parse(JSON.parse(written)))).toBe(written)
    }),
  )
})

it('takes no title under a name that is no locale', () => {
  expect(judge({ titles: JSON.parse('{"__proto__":"Pear juice"}') as Record<string, string> })).toEqual({
    kind: 'faulty',
    faults: { titles: 'missing' },
  })
})
