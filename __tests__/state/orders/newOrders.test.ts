import fc from 'fast-check'
import { createNewOrders, type NewOrdersState } from '@/state/orders/newOrders'
import { makeOrder } from '../../support/factories'

const [early, late, later] = [makeOrder(), makeOrder(), makeOrder()]

function countChanges({ store }: ReturnType<typeof createNewOrders>): { count: number } {
  const changes = { count: 0 }
  store.subscribe(() => (changes.count += 1))
  return changes
}

const nothing: NewOrdersState = { fresh: new Set(), latest: undefined }

describe('an order', () => {
  it('that is there when somebody signs in is not new', () => {
    const newOrders = createNewOrders()
    expect(newOrders.note([early, late])).toEqual([])
    expect(newOrders.store.getState()).toEqual(nothing)
  })

  it('that comes afterwards is new, once', () => {
    const newOrders = createNewOrders()
    newOrders.note([early])
    expect(newOrders.note([early, late])).toEqual([late])
    expect(newOrders.note([early, late])).toEqual([])
    expect(newOrders.store.getState()).toEqual({
      fresh: new Set([late.order_id]),
      latest: { orderId: late.order_id, code: late.order_code },
    })
  })

  it('that comes to a store without any is new', () => {
    const newOrders = createNewOrders()
    expect(newOrders.note([])).toEqual([])
    expect(newOrders.note([early])).toEqual([early])
  })

  it('that was away for a moment is not new when it is back', () => {
    const newOrders = createNewOrders()
    newOrders.note([early, late])
    newOrders.note([early])
    expect(newOrders.note([early, late])).toEqual([])
  })

  it('stays new until somebody looks at it', () => {
    const newOrders = createNewOrders()
    newOrders.note([])
    newOrders.note([early, late])
    newOrders.note([early, late, later])
    newOrders.look(late.order_id)
    expect(newOrders.store.getState().fresh).toEqual(new Set([early.order_id, later.order_id]))
    expect(newOrders.note([early, late, later])).toEqual([])
  })

  it('is no longer announced once somebody looks at it; another one still is', () => {
    const newOrders = createNewOrders()
    newOrders.note([])
    newOrders.note([early, late])
    newOrders.look(early.order_id)
    expect(newOrders.store.getState().latest?.code).toBe(late.order_code)
    newOrders.look(late.order_id)
    expect(newOrders.store.getState()).toEqual(nothing)
  })

  it('that the next session finds is not new to it', () => {
    const newOrders = createNewOrders()
    newOrders.note([early])
    newOrders.note([early, late])
    newOrders.forget()
    expect(newOrders.store.getState()).toEqual(nothing)
    expect(newOrders.note([early, late, later])).toEqual([])
  })
})

describe('nothing is drawn again', () => {
  it('for an answer without a new order', () => {
    const newOrders = createNewOrders()
    newOrders.note([early])
    const changes = countChanges(newOrders)
    newOrders.note([early])
    newOrders.note([])
    expect(changes.count).toBe(0)
  })

  it('for a look at an order that is not new', () => {
    const newOrders = createNewOrders()
    newOrders.note([early])
    const changes = countChanges(newOrders)
    newOrders.look(early.order_id)
    expect(changes.count).toBe(0)
  })
})

it('every order is told at most once, and those of the first answer never', () => {
  const orders = Array.from({ length: 6 }, () => makeOrder())
  const answers = fc.array(fc.subarray(orders), { minLength: 1 })
  fc.assert(
    fc.property(answers, (given) => {
      const newOrders = createNewOrders()
      const told = given.flatMap((answer) => newOrders.note(answer))
      const seen = new Set(given.flat())
      const known = new Set(given[0])
      expect(new Set(told).size).toBe(told.length)
      expect(new Set(told)).toEqual(new Set([...seen].filter((order) => !known.has(order))))
      expect(newOrders.store.getState().fresh).toEqual(new Set(told.map(({ order_id }) => order_id)))
      expect(newOrders.store.getState().latest?.orderId).toBe(told.at(-1)?.order_id)
    }),
  )
})
