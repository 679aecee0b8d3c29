import { skuSchema } from '@/domain/contract/ids'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import { withSubcategories } from '@/domain/tools/categoryTree'
import { listedProducts } from '@/domain/tools/listedProducts'
import type { Pending } from '@/domain/tools/pendingChanges'
import { makeCategory } from '../../support/products'

const makeCandidate = (
  sku: string,
  active: boolean,
  categoryIds: readonly string[] = ['dairy'],
): Candidate => ({
  sku: skuSchema.parse(sku),
  name: sku,
  active,
  pricingType: 'UNIT',
  price: 1,
  barcodes: [],
  categoryIds,
})

const [milk, eggs, gone, soap] = [
  makeCandidate('milk', true),
  makeCandidate('eggs', true),
  makeCandidate('gone', false),
  makeCandidate('soap', true, ['household']),
]
const all = [milk, eggs, gone, soap]
const find = (sku: string) => all.find((product) => product.sku === sku)

const turned = (active: boolean): Pending => ({ fields: { active }, isUnsent: true, backAt: undefined })
const pending = new Map([
  ['milk', turned(false)],
  ['gone', turned(true)],
  ['soap', turned(false)],
  ['eggs', { fields: { price: 2 }, isUnsent: true, backAt: undefined }],
])

const skus = (products: readonly Candidate[]) => products.map(({ sku }) => sku)

describe('a list of products with what was decided since', () => {
  it.each([
    ['everything as it is, where nothing is filtered', {}, all, ['milk', 'eggs', 'gone', 'soap']],
    ['what was turned off, first among what is out', { active: false }, [gone], ['milk', 'soap']],
    ['what was turned on, among what is in stock', { active: true }, [milk, eggs, soap], ['gone', 'eggs']],
    [
      'of what was turned off only what stands in the category',
      { active: false, categoryIds: ['dairy'] },
      [gone],
      ['milk'],
    ],
  ])('shows %s', (_, filter, products, shown) => {
    expect(skus(listedProducts(products, { pending, filter, find }))).toEqual(shown)
  })

  it('adds nothing to what was searched for', () => {
    const found = listedProducts([milk, gone], { pending, filter: { active: false }, find: undefined })
    expect(skus(found)).toEqual(['milk'])
  })
})

describe('a category', () => {
  const categories = [
    makeCategory({ global_id: 'cheese', parent_global_id: 'dairy' }),
    makeCategory({ global_id: 'hard', parent_global_id: 'cheese' }),
    makeCategory({ global_id: 'dairy' }),
    makeCategory({ global_id: 'soap', parent_global_id: 'household' }),
    makeCategory({ global_id: 'one', parent_global_id: 'other' }),
    makeCategory({ global_id: 'other', parent_global_id: 'one' }),
  ]

  it.each([
    ['dairy', ['cheese', 'dairy', 'hard']],
    ['hard', ['hard']],
    ['unknown', ['unknown']],
    ['one', ['one', 'other']],
  ])('%s holds what stands under it', (id, ids) => {
    expect([...withSubcategories(categories, id)].sort()).toEqual(ids)
  })
})
