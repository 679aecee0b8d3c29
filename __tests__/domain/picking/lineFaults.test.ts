import { add, additionId, onShelf, removeAdded, replace } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import { pick, piecesLine, sessionAfter, weigh, weighedLine } from '@/__tests__/support/picks'
import { cartOf } from '@/domain/picking/cart'
import { faultsByLine, type FaultPlace, type Fix } from '@/domain/picking/lineFaults'

const bananas = weighedLine()
const milk = piecesLine(1)
const bread = piecesLine(1)
const eggs = piecesLine(1)
const order = makeOrder({ items: [bananas, milk, bread, eggs] })
const [oat, bag] = [onShelf('oat', 1), onShelf('bag', 0.2)]
const acts = [weigh(bananas, 1), pick(milk), replace(bread, oat), add(1, oat), add(2, bag)]
const session = sessionAfter(order, ...acts)
/** bananas, milk, bread, oat for bread, oat, bag; eggs are open. */
const request = { items: cartOf(session) }

const place = (path: string, code: string) => faultsByLine(request, [{ path, code, message: '' }], session)[0]
const onLine = ({ _id }: typeof milk, part: 'line' | 'replacement' = 'line'): FaultPlace => ({
  kind: 'line',
  lineId: _id,
  part,
})
const onAddition = (at: number): FaultPlace => ({ kind: 'addition', additionId: additionId(at) })

describe('a fault of the service', () => {
  it.each<[string, string, FaultPlace, Fix]>([
    ['items[0].pricing.weight', 'WEIGHT_OUT_OF_RANGE', onLine(bananas), 'weigh'],
    ['items[1].pricing.quantity', 'QUANTITY_OUT_OF_RANGE', onLine(milk), 'quantity'],
    ['items[1].pricing', 'TWO_PRICES', onLine(milk), 'price'],
    ['items[1].pricing.unit_price', 'PRICE_NEGATIVE', onLine(milk), 'price'],
    ['items[1].status', 'LINE_STILL_OPEN', onLine(milk), 'find'],
    ['items[1].pricing.pricing_type', 'PRICING_TYPE_DIFFERS', onLine(milk), 'none'],
    ['items[2]', 'REPLACEMENT_MISSING', onLine(bread), 'replace'],
    ['items[3].sku', 'ITEM_NOT_FOUND', onLine(bread, 'replacement'), 'replace'],
    ['items[3].sku', 'WEIGHED_REPLACEMENT_NOT_ENABLED', onLine(bread, 'replacement'), 'replace'],
    ['items[3].pricing.weight', 'WEIGHT_REQUIRED', onLine(bread, 'replacement'), 'weigh'],
    ['items[3].pricing.pricing_type', 'PRICING_TYPE_DIFFERS', onLine(bread, 'replacement'), 'replace'],
    ['items[4].sku', 'ITEM_NOT_FOUND', onAddition(1), 'remove'],
    ['items[5].pricing.quantity', 'QUANTITY_NOT_WHOLE', onAddition(2), 'quantity'],
    ['items[5].pricing.pricing_type', 'PRICING_TYPE_DIFFERS', onAddition(2), 'remove'],
    ['items', 'LINE_LEFT_OUT', onLine(eggs), 'find'],
    ['items.1.pricing.quantity', 'too_much', onLine(milk), 'quantity'],
    ['/items/0/pricing/weight', 'too_light', onLine(bananas), 'weigh'],
    ['items[1]', 'strange', onLine(milk), 'none'],
    ['items[99].sku', 'ITEM_NOT_FOUND', { kind: 'order' }, 'none'],
    ['order_id', 'ORDER_ID_DIFFERS', { kind: 'order' }, 'none'],
  ])('%s %s', (path, code, expected, fix) => {
    expect(place(path, code)).toMatchObject({ place: expected, fix })
  })

  it('names each line that was left out', () => {
    const fault = { path: 'items', code: 'LINE_LEFT_OUT', message: '' }
    const part = { items: request.items.slice(0, 1) }
    const placed = faultsByLine(part, [fault, fault, fault, fault], session)
    expect(placed.map((one) => one.place)).toEqual([
      onLine(milk),
      onLine(bread),
      onLine(eggs),
      { kind: 'order' },
    ])
  })

  it('does not blame another addition when that one is gone', () => {
    const later = sessionAfter(order, ...acts, removeAdded(1))
    const faults = [{ path: 'items[4].sku', code: 'ITEM_NOT_FOUND', message: '' }]
    expect(faultsByLine(request, faults, later)).toMatchObject([{ place: { kind: 'order' } }])
  })
})
