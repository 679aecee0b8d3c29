import { add, additionId, onShelf, replace, setPrice } from '@/__tests__/support/brought'
import { NOW, orderOf, product, wanted } from '@/__tests__/support/judging'
import { miss, pick, sessionAfter, setTo, weigh } from '@/__tests__/support/picks'
import type { OrderLine } from '@/domain/contract/order'
import { factsOf } from '@/domain/picking/cartFacts'
import type { PickAct } from '@/domain/picking/events'
import { reviewOf } from '@/domain/picking/review'

const order = orderOf([
  wanted('bananas', product('BANANAS', 1.99, 'KG'), 1),
  wanted('gouda', product('GOUDA', 3.2), 1),
  wanted('tomatoes', product('TOMATOES', 2.49), 2),
  wanted('milk', product('MILK', 1), 3, { least: 1, most: 5 }),
  wanted('bread', product('BREAD', 2), 1),
])
const line = (id: string): OrderLine => {
  const found = order.items.find(({ _id }) => _id === id)
  if (!found) throw new Error(`No line ${id}`)
  return found
}
const [bananas, gouda, tomatoes, milk, bread] = [
  line('bananas'),
  line('gouda'),
  line('tomatoes'),
  line('milk'),
  line('bread'),
]
const young = onShelf('young', 2.99)
const bag = onShelf('bag', 0.2)
const plantains = onShelf('plantains', 1.5, { pricingType: 'KG' })
const review = (...acts: PickAct[]) => reviewOf(sessionAfter(order, ...acts), order, NOW, true)

const AS_ORDERED = [weigh(bananas, 1), pick(gouda), setTo(tomatoes, 2), setTo(milk, 3), pick(bread)]

describe('the review', () => {
  it('has nothing to show of what is as ordered', () => {
    const { changes, counts, before, after, state } = review(...AS_ORDERED)
    expect(changes).toEqual([])
    expect(counts).toEqual({ inCart: 5, notFound: 0, replaced: 0, added: 0, open: 0 })
    expect(before).toEqual({ subTotal: 15.17, orderTotal: 18.65 })
    expect(after).toEqual(before)
    expect(state).toBe('fine')
  })

  it('shows what differs, and what it costs now', () => {
    const { changes, counts, after } = review(
      weigh(bananas, 1.04),
      replace(gouda, young),
      miss(tomatoes),
      setTo(milk, 2),
      miss(milk),
      setPrice(milk, { unit: 0.5 }),
      pick(bread),
      add(1, bag),
    )
    expect(changes).toMatchObject([
      { kind: 'weight', lineId: 'bananas', orderedKg: 1, weightKg: 1.04, wasTotal: 1.99, total: 2.069 },
      { kind: 'replaced', lineId: 'gouda', by: { product: { sku: 'young' } }, wasTotal: 3.2, total: 2.99 },
      { kind: 'not-found', lineId: 'tomatoes', wasTotal: 4.98 },
      { kind: 'short', lineId: 'milk', ordered: 3, picked: 2, total: 1 },
      { kind: 'price', lineId: 'milk', agreed: 1, price: { unit: 0.5 }, total: 1 },
      { kind: 'added', additionId: additionId(1), name: 'bag', total: 0.2 },
    ])
    expect(counts).toEqual({ inCart: 3, notFound: 1, replaced: 1, added: 1, open: 0 })
    expect(after).toEqual({ subTotal: 8.259, orderTotal: 11.739 })
  })

  it('shows the price of a whole line beside what as many would have cost', () => {
    expect(review(setTo(milk, 2), miss(milk), setPrice(milk, { total: 1.5 })).changes).toMatchObject([
      { kind: 'short', picked: 2 },
      { kind: 'price', agreed: 2, price: { total: 1.5 }, total: 1.5 },
    ])
  })

  it('shows more than was ordered', () => {
    expect(review(setTo(milk, 5)).changes).toMatchObject([{ kind: 'more', ordered: 3, picked: 5, total: 5 }])
  })

  it('counts what is open as ordered', () => {
    const { state, after, counts } = review(weigh(bananas, 1), miss(gouda))
    expect(state).toBe('open-lines')
    expect(counts.open).toBe(3)
    expect(after?.subTotal).toBe(11.97)
    expect(review().after).toEqual(review().before)
  })

  it('tells the faults that the service would find, and where they lie', () => {
    const acts = [...AS_ORDERED.slice(1), replace(bananas, plantains, { weightKg: 1 })]
    const session = sessionAfter(order, ...acts)
    expect(reviewOf(session, order, NOW, false)).toMatchObject({
      state: 'faulty',
      after: undefined,
      changes: [{ kind: 'replaced', total: undefined }],
      faults: [
        {
          fault: { code: 'WEIGHED_REPLACEMENT_NOT_ENABLED' },
          place: { kind: 'line', lineId: 'bananas', part: 'replacement' },
          fix: 'replace',
        },
      ],
    })
    expect(reviewOf(session, order, NOW, true).state).toBe('fine')
  })

  it('shows what the platform said the order came to, however it counts', () => {
    const counted = { ...order, payment: { ...order.payment, sub_total: 15, order_total: 20 } }
    const { before } = reviewOf(sessionAfter(counted, ...AS_ORDERED), counted, NOW, true)
    expect(before).toEqual({ subTotal: 15, orderTotal: 20 })
  })

  it('sees that the order was closed meanwhile, and still knows what was ordered', () => {
    const closed = { ...order, status: 'CANCELLED' as const, payment: { ...order.payment, sub_total: 0 } }
    const seen = reviewOf(sessionAfter(closed, ...AS_ORDERED), closed, NOW, true)
    expect(seen).toMatchObject({ state: 'closed', after: undefined, before: { subTotal: 15.17 } })
    expect(reviewOf(sessionAfter(closed), closed, NOW, true).state).toBe('closed')
  })
})

describe('what the device knows of a product', () => {
  it('is what it knew last, of everything that still stands', () => {
    const facts = factsOf(
      sessionAfter(order, replace(gouda, young), add(1, { ...young, price: 2.5 }), add(2, bag)),
      true,
    )
    expect([...facts.products.values()].map(({ sku, price, imageUrl }) => [sku, price, imageUrl])).toEqual([
      ['young', 2.5, null],
      ['bag', 0.2, null],
    ])
    expect(facts.weightedItemsEnabled).toBe(true)
  })
})
