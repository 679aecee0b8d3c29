import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { doneOrdersOptions } from '@/api/orders'
import { useSignedIn } from '@/state/session/useSession'

/** After a device had no signal many are confirmed one after another; the list is asked for once, after the last. */
const SETTLED_MS = 500

/** `unsettled`: how many decisions are not confirmed. When one is, it has moved to this list. */
export function useDoneOrders(unsettled: number) {
  const { workplace, api } = useSignedIn()
  const query = useQuery(doneOrdersOptions(api, workplace.vendorId))
  const { refetch } = query
  /** As many as there were at once since the list was asked for: one may come and be confirmed in a moment. */
  const most = useRef(unsettled)
  useEffect(() => {
    most.current = Math.max(most.current, unsettled)
    const isFewer = unsettled < most.current
    const timer = setTimeout(() => {
      most.current = unsettled
      if (isFewer) void refetch()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [unsettled, refetch])
  return query
}
