import { add, additionId, broughtIn, changeAdded, onShelf, removeAdded } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import { sessionAfter } from '@/__tests__/support/picks'
import { judgeAddition, judgeAdditionChange, removeAddition } from '@/domain/picking/addProduct'
import type { PickAct } from '@/domain/picking/events'

const bag = onShelf('bag', 0.2)
const apples = onShelf('apples', 2.49, { pricingType: 'KG' })
const wanted = { additionId: additionId(1), how: 'hand' as const }

function addedAfter(...acts: PickAct[]) {
  const [addition] = sessionAfter(makeOrder(), ...acts).additions
  if (!addition) throw new Error('Nothing was added')
  return addition
}

describe('adding a product', () => {
  it('is one piece at the catalog price, unless it is said otherwise', () => {
    expect(judgeAddition(bag, wanted)).toEqual({
      kind: 'fits',
      act: { ...add(1, bag), product: broughtIn(bag) },
      quantity: 1,
      weightKg: undefined,
      total: 0.2,
    })
    expect(judgeAddition(bag, { ...wanted, asked: { quantity: 3 }, unitPrice: 0.5 })).toMatchObject({
      act: { quantity: 3, unitPrice: 0.5 },
      total: 1.5,
    })
  })

  it('says how it came', () => {
    const scanned = { additionId: additionId(1), how: 'camera' as const, code: '4006381333931' }
    expect(judgeAddition(bag, scanned)).toMatchObject({ act: { how: 'camera', code: '4006381333931' } })
  })

  it('costs what the service will charge, whatever is on offer today', () => {
    const offer = onShelf('bag', 0.1, { regularPrice: 0.2, imageUrl: 'https://tote.example/bag.png' })
    const verdict = judgeAddition(offer, wanted)
    expect(verdict).toMatchObject({ total: 0.2, act: { product: { price: 0.2, imageUrl: offer.imageUrl } } })
  })

  it('asks for what is missing, and refuses a price that is none', () => {
    expect(judgeAddition(apples, wanted)).toEqual({ kind: 'needs-weight' })
    expect(judgeAddition(apples, { ...wanted, asked: { weightKg: 0 } })).toEqual({ kind: 'needs-weight' })
    expect(judgeAddition(bag, { ...wanted, asked: { quantity: 0 } })).toEqual({ kind: 'needs-quantity' })
    expect(judgeAddition(bag, { ...wanted, unitPrice: -1 })).toEqual({ kind: 'price-refused' })
    expect(judgeAddition(bag, { ...wanted, unitPrice: 0.0001 })).toEqual({ kind: 'price-refused' })
  })

  it('is weighed to the gram', () => {
    expect(judgeAddition(apples, { ...wanted, asked: { weightKg: 1.0409 } })).toMatchObject({
      act: { weightKg: 1.04 },
      weightKg: 1.04,
      total: 2.589,
    })
  })
})

describe('what was added', () => {
  const bags = addedAfter(add(1, bag, { quantity: 2, unitPrice: 0.5 }))

  it.each<[string, Parameters<typeof judgeAdditionChange>[1], object]>([
    ['pieces', { quantity: 3 }, { kind: 'fits', act: changeAdded(1, { quantity: 3 }), total: 1.5 }],
    [
      'price',
      { unitPrice: 1 },
      { kind: 'fits', act: changeAdded(1, { quantity: 2, unitPrice: 1 }), total: 2 },
    ],
    [
      'price, back',
      { unitPrice: null },
      { act: changeAdded(1, { quantity: 2, unitPrice: null }), total: 0.4 },
    ],
    ['pieces, to none', { quantity: 0 }, { kind: 'needs-quantity' }],
    ['price, below nothing', { unitPrice: -1 }, { kind: 'price-refused' }],
  ])('changes: %s', (_, changes, expected) => {
    expect(judgeAdditionChange(bags, changes)).toMatchObject(expected)
  })

  it('is weighed again', () => {
    const weighed = addedAfter(add(1, apples, { weightKg: 1 }))
    expect(judgeAdditionChange(weighed, { weightKg: 0.5 })).toMatchObject({
      act: changeAdded(1, { weightKg: 0.5 }),
    })
  })

  it('goes', () => {
    expect(removeAddition(bags)).toEqual({ kind: 'act', act: removeAdded(1) })
  })
})
