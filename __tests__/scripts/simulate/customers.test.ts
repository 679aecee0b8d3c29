import { testOrderSchema } from '@/domain/contract/portal'
import { drawArrivals } from '@/scripts/simulate/customers/arrivals'
import { planOrder } from '@/scripts/simulate/customers/planOrder'
import { compareWish } from '@/scripts/simulate/customers/receiveCustomers'
import { orderOf, smallStore, someShares } from './smallStore'

const shelf = smallStore()
const plans = (seed: number, shares = someShares) =>
  Array.from({ length: 400 }, (_, index) => planOrder(seed, index + 1, shelf, shares))

describe('when customers come', () => {
  test('is the same for the same seed', () => {
    expect(drawArrivals(1, 50, 60)).toEqual(drawArrivals(1, 50, 60))
    expect(drawArrivals(1, 50, 60)).not.toEqual(drawArrivals(2, 50, 60))
  })

  test('is one after another, at about the rate that was asked for', () => {
    const arrivals = drawArrivals(7, 2000, 120)
    expect(arrivals).toHaveLength(2000)
    expect([...arrivals].sort((one, other) => one - other)).toEqual(arrivals)
    const anHour = 2000 / ((arrivals.at(-1) ?? 0) / 3_600_000)
    expect(Math.abs(anHour - 120)).toBeLessThan(12)
  })

  test('is irregular, as customers are', () => {
    const arrivals = drawArrivals(7, 2000, 60)
    const gaps = arrivals.slice(1).map((atMs, place) => atMs - (arrivals[place] ?? 0))
    // Of gaps that depend on nothing, about 63 in 100 are shorter than the mean.
    const short = gaps.filter((gap) => gap < 60_000).length / gaps.length
    expect(short).toBeGreaterThan(0.59)
    expect(short).toBeLessThan(0.67)
  })
})

describe('what customers order', () => {
  test('is the same for the same seed, whoever orders before', () => {
    const [, , third] = plans(1)
    expect(planOrder(1, 3, shelf, someShares)).toEqual(third)
    expect(planOrder(2, 3, shelf, someShares)).not.toEqual(third)
  })

  test('is an order that the portal takes', () => {
    for (const { delivery, items } of plans(3)) {
      expect(testOrderSchema.safeParse({ delivery, items }).success).toBe(true)
    }
  })

  test('keeps to the shares that were asked for', () => {
    const all = plans(4)
    const share = (count: number, of: number) => Math.round((10 * count) / of) / 10
    const items = all.flatMap((plan) => plan.items)
    expect(share(items.filter(({ weight }) => weight !== undefined).length, items.length)).toBeCloseTo(0.3)
    expect(share(all.filter(({ cancelling }) => cancelling).length, all.length)).toBeCloseTo(0.3)
    expect(share(all.filter(({ delivery }) => delivery === 'VENDOR').length, all.length)).toBeCloseTo(0.2)
  })

  test('is never cancelled where nobody shall cancel', () => {
    const shares = { ...someShares, cancelled: 0, vendorDelivery: 1, weighed: 0 }
    for (const plan of plans(5, shares)) {
      expect(plan).toMatchObject({ cancelling: undefined, delivery: 'VENDOR' })
      expect(plan.items.every(({ weight }) => weight === undefined)).toBe(true)
    }
  })

  test('is compared with what the service made of it', () => {
    const [plan] = plans(6)
    if (!plan) throw new Error('No plan')
    const order = orderOf(plan, shelf)
    expect(compareWish(plan, order)).toEqual([])
    expect(compareWish(plan, { ...order, items: order.items.slice(1) })).toHaveLength(1)
  })
})
