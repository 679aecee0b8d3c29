import { add, onShelf, replace, setPrice } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import {
  miss,
  pick,
  piecesLine,
  sessionAfter,
  setTo,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import { cancelRequest, cartOf, checkRequest, finishRequest } from '@/domain/picking/cart'
import type { PickAct } from '@/domain/picking/events'

const milk = piecesLine(3, {}, [2, 4])
const bread = piecesLine(1)
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bread, bananas] })
const oat = onShelf('oat', 2)
const apples = onShelf('apples', 2.49, { pricingType: 'KG' })
const cart = (...acts: PickAct[]) => cartOf(sessionAfter(order, ...acts))
const named = (line: typeof milk) => ({ _id: line._id, sku: line.sku })

describe('the cart that is sent', () => {
  it.each<[string, PickAct[], object[]]>([
    [
      'pieces',
      [setTo(milk, 4)],
      [{ ...named(milk), status: 'IN_CART', pricing: { pricing_type: 'UNIT', quantity: 4 } }],
    ],
    [
      'fewer pieces',
      [setTo(milk, 2), miss(milk)],
      [{ ...named(milk), status: 'IN_CART', pricing: { pricing_type: 'UNIT', quantity: 2 } }],
    ],
    [
      'a weight',
      [weigh(bananas, 1.04)],
      [{ ...named(bananas), status: 'IN_CART', pricing: { pricing_type: 'KG', quantity: 1, weight: 1.04 } }],
    ],
    [
      'what was not found',
      [pick(milk), miss(milk)],
      [{ ...named(milk), status: 'NOT_FOUND', pricing: { pricing_type: 'UNIT' } }],
    ],
    [
      'the price of a piece',
      [pick(bread), setPrice(bread, { unit: 1 })],
      [{ ...named(bread), status: 'IN_CART', pricing: { pricing_type: 'UNIT', quantity: 1, unit_price: 1 } }],
    ],
    [
      'the price of the whole',
      [pick(bread), setPrice(bread, { total: 0 })],
      [
        {
          ...named(bread),
          status: 'IN_CART',
          pricing: { pricing_type: 'UNIT', quantity: 1, total_price: 0 },
        },
      ],
    ],
    [
      'a replacement',
      [replace(bananas, oat, { quantity: 2 })],
      [
        { ...named(bananas), status: 'REPLACED', pricing: { pricing_type: 'KG' } },
        {
          sku: 'oat',
          status: 'IN_CART',
          replaced_id: bananas._id,
          pricing: { pricing_type: 'UNIT', quantity: 2 },
        },
      ],
    ],
    [
      'a weighed replacement',
      [replace(milk, apples, { weightKg: 0.5 })],
      [
        { ...named(milk), status: 'REPLACED', pricing: { pricing_type: 'UNIT' } },
        {
          sku: 'apples',
          status: 'IN_CART',
          replaced_id: milk._id,
          pricing: { pricing_type: 'KG', quantity: 1, weight: 0.5 },
        },
      ],
    ],
    [
      'an addition',
      [add(1, oat, { quantity: 2 })],
      [{ sku: 'oat', status: 'ADDITION', pricing: { pricing_type: 'UNIT', quantity: 2 } }],
    ],
    [
      'a weighed addition at its own price',
      [add(1, apples, { weightKg: 0.5, unitPrice: 1 })],
      [
        {
          sku: 'apples',
          status: 'ADDITION',
          pricing: { pricing_type: 'KG', quantity: 1, weight: 0.5, unit_price: 1 },
        },
      ],
    ],
    ['nothing that is open', [pick(milk), miss(bread), wantAgain(bread)], []],
  ])('tells %s', (_, acts, expected) => {
    expect(cart(...acts)).toStrictEqual(expected)
  })
})

describe('the request', () => {
  const done = [setTo(milk, 3), pick(bread), weigh(bananas, 1)]

  it('ends the picking as the order is delivered', () => {
    const request = finishRequest(sessionAfter(order, ...done), order)
    expect(request).toMatchObject({ request: { order_id: order.order_id, status: 'READY_FOR_PICKUP' } })
    const ours = makeOrder({ items: [milk, bread, bananas], transport_type: 'VENDOR_DELIVERY' })
    expect(finishRequest(sessionAfter(ours, ...done), ours)).toMatchObject({
      request: { status: 'DISPATCHED' },
    })
  })

  it('does not end it while a line is open', () => {
    const session = sessionAfter(order, setTo(milk, 3), miss(bread), wantAgain(bread))
    expect(finishRequest(session, order)).toEqual({ kind: 'open-lines', lineIds: [bread._id, bananas._id] })
  })

  it('checks what is decided so far, once something is', () => {
    expect(checkRequest(sessionAfter(order), order)).toEqual({ kind: 'nothing-to-send' })
    const check = checkRequest(sessionAfter(order, pick(bread)), order)
    expect(check).toMatchObject({ request: { status: 'UPDATE_CART', items: [{ _id: bread._id }] } })
  })

  it('of an order without lines is none', () => {
    const empty = makeOrder({ items: [] })
    expect(finishRequest(sessionAfter(empty), empty)).toEqual({ kind: 'nothing-to-send' })
  })

  it('cancels with its reason, and delivers nothing', () => {
    expect(cancelRequest(order, 'CLOSED')).toMatchObject({
      order_id: order.order_id,
      status: 'CANCELLED',
      items: order.items.map(({ _id }) => ({ _id, status: 'NOT_FOUND' })),
      cancellation: { reason: 'CLOSED', cancelled_by: 'VENDOR' },
    })
  })
})
