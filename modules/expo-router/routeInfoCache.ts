import { getRouteInfoFromState } from 'expo-router/build/global-state/getRouteInfoFromState'

/**
 * Takes the place of Expo Router's module of this name (57.0.24; see metro.config.js), which remembers every address that
 * was ever shown and forgets none: each order leaves three behind, and a device is not restarted for weeks. This one
 * remembers the last few, which is all that its purpose needs: the same address is the same object. Once a release forgets,
 * this goes.
 */
type State = Parameters<typeof getRouteInfoFromState>[0] & object
type RouteInfo = ReturnType<typeof getRouteInfoFromState>

const MOST_REMEMBERED = 50

const byState = new WeakMap<State, RouteInfo>()
const byAddress = new Map<string, RouteInfo>()

export function getCachedRouteInfo(state: State): RouteInfo {
  const found = byState.get(state)
  if (found !== undefined) return found
  const read = getRouteInfoFromState(state)
  const known = byAddress.get(JSON.stringify(read)) ?? read
  setCachedRouteInfo(state, known)
  return known
}

export function setCachedRouteInfo(state: State, routeInfo: RouteInfo): void {
  byState.set(state, routeInfo)
  const address = JSON.stringify(routeInfo)
  byAddress.delete(address)
  byAddress.set(address, routeInfo)
  const [oldest] = byAddress.keys()
  if (byAddress.size > MOST_REMEMBERED && oldest !== undefined) byAddress.delete(oldest)
}

export const routeInfoSubscribers = new Set<() => void>()

export function routeInfoSubscribe(callback: () => void): () => void {
  routeInfoSubscribers.add(callback)
  return () => void routeInfoSubscribers.delete(callback)
}
