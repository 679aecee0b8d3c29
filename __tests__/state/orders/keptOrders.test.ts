import { deviceClock } from '@/api/clock'
import { type Order } from '@/domain/contract/order'
import { type Whereabouts } from '@/domain/picking/walk'
import { type Kept } from '@/state/kept/kept'
import { createKeptOrders, FIRST_ORDERS, ORDERS_AT_ONCE } from '@/state/orders/keptOrders'
import { makeCountedKept } from '../../support/countedKept'
import { makeLine, makeOrder } from '../../support/factories'

const READ_AT = 1_800_000_000_000

type HandedOut = { orders: readonly Order[]; readAtMs: number }
type HandedOutOne = { order: Order; where: Whereabouts; readAtMs: number }

function open(kept: Kept, { workplace = 'store-12', nowMs = READ_AT + 60_000 } = {}) {
  const handedOut: HandedOut[] = []
  const one: HandedOutOne[] = []
  let pauses = 0
  const orders = createKeptOrders({
    kept,
    clock: { ...deviceClock, nowMs: () => nowMs },
    workplace,
    pause: async () => void (pauses += 1),
    onOrders: (found, readAtMs) => handedOut.push({ orders: found, readAtMs }),
    onOrder: (order, where, readAtMs) => one.push({ order, where, readAtMs }),
  })
  return { ...orders, handedOut, one, pauses: () => pauses }
}

const changed = (order: Order, by = 1): Order => ({
  ...order,
  sys: { ...order.sys, version: order.sys.version + by },
})
const keyOf = ({ order_id }: Order) => `orders/store-12/one/${order_id}`
const whereOf = ({ order_id }: Order) => `orders/store-12/where/${order_id}`
const ANSWER = 'orders/store-12/answer'

async function keptBefore(...orders: readonly Order[]) {
  const disk = makeCountedKept()
  await open(disk.kept).keep(orders, READ_AT)
  disk.changes()
  return disk
}

const [first, second, third] = [makeOrder(), makeOrder(), makeOrder()]

describe('the orders that are kept', () => {
  it('are there when the app starts again, as old as they are', async () => {
    const { kept } = await keptBefore(first, second)
    const after = open(kept)
    await after.restore()
    expect(after.handedOut).toEqual([{ orders: [first, second], readAtMs: READ_AT }])
  })

  it('are handed out one alone, with where its lines are found, for who is about to see it', async () => {
    const { kept, rows } = await keptBefore(first, second)
    rows.set(whereOf(first), JSON.stringify({ version: 1, where: { milk: ['dairy'] } }))
    const after = open(kept)
    await after.restoreOne(first.order_id)
    await after.restoreOne(second.order_id)
    await after.restoreOne(third.order_id)
    expect(after.one).toEqual([
      { order: first, where: { milk: ['dairy'] }, readAtMs: READ_AT },
      { order: second, where: {}, readAtMs: READ_AT },
    ])
    expect(after.handedOut).toEqual([])
  })

  it('are not handed out alone where they are not whole, not to be picked, or of nobody knows when', async () => {
    const { kept, rows } = await keptBefore(first, second, third)
    rows.set(keyOf(first), '{oops')
    rows.set(keyOf(second), JSON.stringify({ ...second, status: 'DISPATCHED' }))
    const after = open(kept)
    await after.restoreOne(first.order_id)
    await after.restoreOne(second.order_id)
    rows.delete(ANSWER)
    await after.restoreOne(third.order_id)
    expect(after.one).toEqual([])
  })

  it('leave nothing of an order that is over, but for one start', async () => {
    const { kept, rows } = await keptBefore(first, second)
    rows.set(whereOf(first), '{}')
    rows.set(whereOf(third), '{}')
    await open(kept).restore()
    expect([...rows.keys()].sort()).toEqual([ANSWER, keyOf(first), keyOf(second), whereOf(first)].sort())
  })

  it('are as old as the start where somebody has set the clock back', async () => {
    const { kept } = await keptBefore(first)
    const after = open(kept, { nowMs: READ_AT - 60_000 })
    await after.restore()
    expect(after.handedOut).toEqual([{ orders: [first], readAtMs: READ_AT - 60_000 }])
  })

  it('are none where nothing was read', async () => {
    const after = open(makeCountedKept().kept)
    await after.restore()
    expect(after.handedOut).toEqual([])
  })

  it('are none, as of then, where there was nothing to pick', async () => {
    const { kept } = await keptBefore()
    const after = open(kept)
    await after.restore()
    expect(after.handedOut).toEqual([{ orders: [], readAtMs: READ_AT }])
  })

  it('are not said to be none where the disk does not list them', async () => {
    const { kept } = await keptBefore(first)
    const after = open({ ...kept, list: async () => [] })
    await after.restore()
    expect(after.handedOut).toEqual([])
  })

  it('cost the disk nothing but the time of the answer while nothing changes', async () => {
    const { kept, changes } = await keptBefore(first, second)
    const after = open(kept)
    await after.restore()
    await after.keep([first, second], READ_AT + 15_000)
    expect(changes()).toEqual({ written: [ANSWER], removed: [] })
  })

  it('are written when they are new or have changed, and removed when they are over', async () => {
    const { kept, changes, rows } = await keptBefore(first, second)
    const after = open(kept)
    await after.restore()
    await after.keep([changed(second), third], READ_AT + 15_000)
    expect(changes()).toEqual({ written: [keyOf(second), keyOf(third), ANSWER], removed: [keyOf(first)] })
    expect(rows.get(keyOf(second))).toBe(JSON.stringify(changed(second)))
    await after.keep([changed(second)], READ_AT + 30_000)
    expect(changes()).toEqual({ written: [ANSWER], removed: [keyOf(third)] })
  })

  it('go with the customer when the service has no more of them', async () => {
    const { kept, rows } = await keptBefore(first, second)
    await open(kept).restore()
    const after = open(kept)
    await after.restore()
    await after.keep([], READ_AT + 1)
    expect([...rows.keys()]).toEqual([ANSWER])
    expect([...rows.values()].join()).not.toContain(first.customer.phone_number)
  })

  it('are never those that are no longer to be picked', async () => {
    const disk = makeCountedKept()
    const { keep, restore, handedOut } = open(disk.kept)
    await keep([first, { ...second, status: 'DISPATCHED' }], READ_AT)
    expect(disk.changes().written).toEqual([keyOf(first), ANSWER])
    disk.rows.set(keyOf(second), JSON.stringify({ ...second, status: 'DISPATCHED' }))
    await restore()
    expect(handedOut.map(({ orders }) => orders)).toEqual([[first]])
  })

  it('are left out where they cannot be read, and then put right', async () => {
    const { kept, rows, changes } = await keptBefore(first, second, third)
    rows.set(keyOf(first), '{oops')
    rows.set(keyOf(second), JSON.stringify({ ...second, customer: null }))
    const after = open(kept)
    await after.restore()
    expect(after.handedOut.map(({ orders }) => orders)).toEqual([[third]])
    await after.keep([second, third], READ_AT + 1)
    expect(changes()).toEqual({ written: [keyOf(second), ANSWER], removed: [keyOf(first)] })
  })

  it('are not shown as if they were of now where nobody knows how old they are', async () => {
    const { kept, rows } = await keptBefore(first)
    rows.set(ANSWER, '{"version":2}')
    const after = open(kept)
    await after.restore()
    expect(after.handedOut).toEqual([])
  })

  it('are those of one store; what is left of another one goes', async () => {
    const { kept, rows } = await keptBefore(first)
    const other = open(kept, { workplace: 'store-1' })
    await other.restore()
    expect(other.handedOut).toEqual([])
    expect([...rows.keys()]).toEqual([])
  })

  it('are not written back when they are handed out', async () => {
    const { kept, changes } = await keptBefore(first)
    const after = open(kept)
    await after.restore()
    await after.keep([first], READ_AT)
    expect(changes()).toEqual({ written: [], removed: [] })
  })

  it('are no longer touched once the session has ended', async () => {
    const { kept, changes } = await keptBefore(first)
    const after = open(kept)
    const [restored, ended] = [after.restore(), after.end()]
    await Promise.all([restored, ended])
    await after.keep([second], READ_AT + 1)
    expect(after.handedOut).toEqual([])
    expect(changes()).toEqual({ written: [], removed: [] })
  })

  it('are those of the newest answer, of several that come while the disk is busy', async () => {
    const { kept, changes } = makeCountedKept()
    const orders = open(kept)
    await Promise.all([
      orders.keep([first], READ_AT),
      orders.keep([first, second], READ_AT + 1),
      orders.keep([third], READ_AT + 2),
    ])
    expect(changes().written).toEqual([keyOf(third), ANSWER])
  })

  it('come as the first few, then as all, with a pause after every few lines of work', async () => {
    const many = Array.from({ length: 2.5 * ORDERS_AT_ONCE }, () =>
      makeOrder({ items: Array.from({ length: 80 }, () => makeLine()) }),
    )
    const { kept } = await keptBefore(...many)
    const read: number[] = []
    const after = open({
      ...kept,
      readMany: (keys) => {
        read.push(keys.length)
        return kept.readMany(keys)
      },
    })
    await after.restore()
    expect(read).toEqual([FIRST_ORDERS, ORDERS_AT_ONCE, ORDERS_AT_ONCE, ORDERS_AT_ONCE / 2 - FIRST_ORDERS])
    expect(after.handedOut.map(({ orders }) => orders.length)).toEqual([FIRST_ORDERS, many.length])
    expect(after.pauses()).toBeGreaterThanOrEqual(3)
  })

  it('come with the most urgent first', async () => {
    const many = Array.from({ length: 2 * FIRST_ORDERS }, (_, nth) =>
      makeOrder({ promised_for: new Date(READ_AT - nth * 60_000).toISOString() }),
    )
    const urgent = many.slice(-FIRST_ORDERS)
    const { kept } = await keptBefore(...many)
    const after = open(kept)
    await after.restore()
    expect(new Set(after.handedOut[0]?.orders)).toEqual(new Set(urgent))
    expect(new Set(after.handedOut[1]?.orders)).toEqual(new Set(many))
  })

  it.each([{ first: undefined }, { first: [] }, { first: ['an order that is over'] }])(
    'come all the same where nobody knows which are the most urgent: $first',
    async ({ first: told }) => {
      const many = Array.from({ length: 2 * FIRST_ORDERS }, () => makeOrder())
      const { kept, rows } = await keptBefore(...many)
      rows.set(ANSWER, JSON.stringify({ version: 1, readAtMs: READ_AT, orders: many.length, first: told }))
      const after = open(kept)
      await after.restore()
      expect(after.handedOut.map(({ orders }) => orders.length)).toEqual([FIRST_ORDERS, many.length])
    },
  )

  it('are all handed out, also where some of the first few cannot be read', async () => {
    const many = Array.from({ length: ORDERS_AT_ONCE + 1 }, () => makeOrder())
    const { kept, rows } = await keptBefore(...many)
    many.slice(0, 2).forEach((order) => rows.set(keyOf(order), 'oops'))
    const after = open(kept)
    await after.restore()
    expect(after.handedOut.at(-1)?.orders).toEqual(many.slice(2))
  })
})
