import fc from 'fast-check'
import { skuSchema } from '@/domain/contract/ids'
import { discountSubtypeSchema, promotionSchema } from '@/domain/contract/promotion'
import { typeMoment } from '@/domain/tools/localMoment'
import {
  discountOf,
  emptyDraft,
  groupDiscounts,
  isUntouched,
  judgeDraft,
  promotionDraftSchema,
  valuesOf,
  type PromotionDraft,
} from '@/domain/tools/promotionDraft'

const now = new Date(2026, 10, 15, 13, 30)
const prices: Record<string, number> = { MILK: 1.2, OAT: 3, GOUDA: 3.2 }
const facts = { vendorId: 'store-12', now, findPrice: (sku: string) => prices[sku] }

const product = (sku: string, own?: PromotionDraft['forAll']) => ({
  sku: skuSchema.parse(sku),
  name: `The ${sku}`,
  ...(own && { own }),
})

const draft = (changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  ...emptyDraft,
  products: [product('MILK'), product('OAT')],
  forAll: { subtype: 'PERCENTAGE', typed: '20' },
  names: { en_GB: ' Milk week ', de_DE: '', ar_EG: '' },
  reason: 'OVERSTOCK',
  start: typeMoment(now),
  end: typeMoment(new Date(2026, 10, 22, 13, 30)),
  ...changes,
})

const faultsOf = (changes: Partial<PromotionDraft>) => {
  const verdict = judgeDraft(draft(changes), facts)
  if (verdict.kind === 'ready') throw new Error('There is nothing wrong with it')
  const { bySku, ...fields } = verdict.faults
  return { ...JSON.parse(JSON.stringify(fields)), ...Object.fromEntries(bySku) } as Record<string, string>
}

const promotionOf = (changes: Partial<PromotionDraft> = {}) => {
  const verdict = judgeDraft(draft(changes), facts)
  if (verdict.kind === 'faulty') throw new Error(JSON.stringify(verdict.faults))
  return verdict.promotion
}

it('becomes the promotion that it means, in UTC', () => {
  expect(promotionOf()).toEqual({
    vendors: ['store-12'],
    type: 'STRIKETHROUGH',
    active: true,
    reason: 'OVERSTOCK',
    display_name: { en_GB: 'Milk week' },
    conditions: { start_time: now.toISOString(), end_time: new Date(2026, 10, 22, 13, 30).toISOString() },
    discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 20, active: true, sku: ['MILK', 'OAT'] }],
  })
})

it('says everything that is missing at once', () => {
  const verdict = judgeDraft(emptyDraft, facts)
  expect(verdict).toEqual({
    kind: 'faulty',
    faults: {
      products: 'none',
      forAll: 'empty',
      bySku: new Map(),
      names: 'none',
      reason: 'none',
      start: 'bad-date',
      end: 'bad-date',
      stores: undefined,
    },
  })
})

describe('one thing wrong', () => {
  const [yesterday, hourAgo] = [new Date(2026, 10, 14, 13, 30), new Date(2026, 10, 15, 12, 30)]
  it.each<[string, Partial<PromotionDraft>, Record<string, string>]>([
    ['no product', { products: [] }, { products: 'none' }],
    ['no value', { forAll: { subtype: 'ABSOLUTE', typed: '' } }, { forAll: 'empty' }],
    ['too many percent', { forAll: { subtype: 'PERCENTAGE', typed: '120' } }, { forAll: 'percentage' }],
    [
      'more off than one of them costs',
      { forAll: { subtype: 'ABSOLUTE', typed: '2' } },
      { MILK: 'nothing-left' },
    ],
    ['dearer than one of them', { forAll: { subtype: 'FINAL_PRICE', typed: '2' } }, { MILK: 'not-cheaper' }],
    [
      'a wrong value of its own',
      { products: [product('MILK', { subtype: 'FINAL_PRICE', typed: '9' }), product('OAT')] },
      { MILK: 'not-cheaper' },
    ],
    ['names of nothing but space', { names: { en_GB: ' ', de_DE: '', ar_EG: '\t' } }, { names: 'none' }],
    ['no reason', { reason: undefined }, { reason: 'none' }],
    ['a day that is not', { start: { date: '2026-02-30', time: '10:00' } }, { start: 'bad-date' }],
    ['an hour that is not', { end: { date: '2026-12-30', time: '25:00' } }, { end: 'bad-time' }],
    ['an end before its start', { end: typeMoment(hourAgo) }, { end: 'before-start' }],
    ['an end at its start', { end: typeMoment(now) }, { end: 'before-start' }],
    ['an end that is over', { start: typeMoment(yesterday), end: typeMoment(hourAgo) }, { end: 'past' }],
    ['no id of a store', { stores: { which: 'some', typed: ' , ' } }, { stores: 'none' }],
    ['a long id', { stores: { which: 'some', typed: 'x'.repeat(101) } }, { stores: 'too-long' }],
  ])('%s is said at its field', (_, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults)
  })
})

it.each<[PromotionDraft['stores'], string[]]>([
  [{ which: 'this', typed: 'ignored' }, ['store-12']],
  [{ which: 'all', typed: '' }, ['*']],
  [{ which: 'some', typed: ' store-7, store-12\nstore-7 ' }, ['store-7', 'store-12']],
])('stores %j are %j', (stores, vendors) => {
  expect(promotionOf({ stores }).vendors).toEqual(vendors)
})

it('does not want a value for all where every product has its own', () => {
  const own = { subtype: 'FINAL_PRICE', typed: '1' } as const
  expect(promotionOf({ forAll: emptyDraft.forAll, products: [product('MILK', own)] }).discount).toEqual([
    { discount_subtype: 'FINAL_PRICE', discount_value: 1, active: true, sku: ['MILK'] },
  ])
})

it('takes a product whose price this device does not know', () => {
  expect(promotionOf({ products: [product('GHOST')] }).discount[0]?.sku).toEqual(['GHOST'])
})

describe('any draft', () => {
  const values = fc.record({
    subtype: fc.constantFrom(...discountSubtypeSchema.options),
    typed: fc.constantFrom('', '0', '1', '2.5', '20', '99', '100', '250', 'x'),
  })
  const drafts = fc.record({
    version: fc.constant(1 as const),
    products: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('MILK', 'OAT', 'GOUDA', 'GHOST'), fc.option(values, { nil: undefined }))
        .map(([sku, own]) => product(sku, own)),
      { selector: ({ sku }) => sku },
    ),
    forAll: values,
    names: fc.record({ en_GB: fc.string(), de_DE: fc.string(), ar_EG: fc.string() }),
    reason: fc.constantFrom(undefined, 'TRADING' as const, 'NMR' as const),
    start: fc.record({
      date: fc.constantFrom('2026-11-15', '2026-11-31'),
      time: fc.constantFrom('10:00', ''),
    }),
    end: fc.record({
      date: fc.constantFrom('2026-11-20', '2026-11-10'),
      time: fc.constantFrom('10:00', '9'),
    }),
    stores: fc.record({ which: fc.constantFrom('this', 'some', 'all'), typed: fc.string() }),
  }) as fc.Arbitrary<PromotionDraft>

  it('is refused with a reason, or is a promotion that the service reads', () => {
    fc.assert(
      fc.property(drafts, (any) => {
        const verdict = judgeDraft(any, facts)
        if (verdict.kind === 'ready') {
          expect(promotionSchema.parse(verdict.promotion)).toEqual(verdict.promotion)
          return
        }
        const { bySku, ...fields } = verdict.faults
        expect(bySku.size + Object.values(fields).filter(Boolean).length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('has every product in one entry, at the value that holds for it', () => {
    fc.assert(
      fc.property(drafts, (any) => {
        const groups = groupDiscounts(valuesOf(any))
        const entries = groups.flatMap(({ sku, ...group }) => sku.map((one) => [one, group] as const))
        expect(entries).toHaveLength(any.products.length)
        for (const one of any.products) {
          const { subtype, typed } = discountOf(any, one)
          const [, group] = entries.find(([sku]) => sku === one.sku) ?? []
          expect(group).toEqual({ discount_subtype: subtype, discount_value: Number(typed), active: true })
        }
        const kinds = groups.map(
          ({ discount_subtype, discount_value }) => `${discount_subtype} ${discount_value}`,
        )
        expect(new Set(kinds).size).toBe(kinds.length)
      }),
    )
  })

  it('is the same after it was kept and read', () => {
    fc.assert(
      fc.property(drafts, (any) => {
        const kept = JSON.stringify(any)
        expect(JSON.stringify(promotionDraftSchema.parse(JSON.parse(kept)))).toBe(kept)
      }),
    )
  })
})

it('knows when nothing was written', () => {
  expect(isUntouched(emptyDraft)).toBe(true)
  expect(isUntouched({ ...emptyDraft, reason: 'NMR' })).toBe(false)
})
