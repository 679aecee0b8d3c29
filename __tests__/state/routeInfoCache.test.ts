import { getCachedRouteInfo } from '@/modules/expo-router/routeInfoCache'

const atOrder = (nth: number) => ({
  routes: [
    {
      name: '__root',
      state: { routes: [{ name: 'orders/[orderId]', params: { orderId: `order-${nth}` } }] },
    },
  ],
})

it('gives the same for one state, and for another that says the same', () => {
  const state = atOrder(1)
  const info = getCachedRouteInfo(state)
  expect(info.pathname).toBe('/orders/order-1')
  expect(getCachedRouteInfo(state)).toBe(info)
  expect(getCachedRouteInfo(atOrder(1))).toBe(info)
})

it('remembers the last fifty addresses and no more', () => {
  const [first, second] = [getCachedRouteInfo(atOrder(1)), getCachedRouteInfo(atOrder(2))]
  for (let nth = 3; nth <= 50; nth += 1) getCachedRouteInfo(atOrder(nth))
  // Looked at again, it is no longer the oldest.
  expect(getCachedRouteInfo(atOrder(1))).toBe(first)
  getCachedRouteInfo(atOrder(51))
  expect(getCachedRouteInfo(atOrder(1))).toBe(first)
  expect(getCachedRouteInfo(atOrder(2))).not.toBe(second)
})
