import { useQuery } from '@tanstack/react-query'
import { type ReactElement } from 'react'
import { receivedOrdersOptions } from '@/api/orders'
import { useSignedIn } from '@/state/session/useSession'
import { judgeFreshness } from './freshness'
import { useOfflineBanner, type BannerRoutes } from './OfflineBanner'

/** The strip above a screen that reads nothing by itself: whether there is a signal is told by the orders, as elsewhere. */
export function useStoreBanner(routes: BannerRoutes, told?: string): ReactElement | undefined {
  const { workplace, api } = useSignedIn()
  const orders = useQuery(receivedOrdersOptions(api, workplace.vendorId))
  return useOfflineBanner(judgeFreshness(orders), routes, told)
}
