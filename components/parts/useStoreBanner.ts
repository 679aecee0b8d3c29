import { useQuery } from '@tanstack/react-query'
import { type ReactElement } from 'react'
import { receivedOrdersOptions } from '@/api/orders'
import { useSignedIn } from '@/state/session/useSession'
import { judgeFreshness } from './freshness'
import { useOfflineBanner } from './OfflineBanner'

/** The strip above a screen that reads nothing by itself: whether there is a signal is told by the orders, as elsewhere. */
export function useStoreBanner(onDone: () => void): ReactElement | undefined {
  const { workplace, api } = useSignedIn()
  return useOfflineBanner(judgeFreshness(useQuery(receivedOrdersOptions(api, workplace.vendorId))), onDone)
}
