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
  const before = useRef(unsettled)
  useEffect(() => {
    const isFewer = unsettled < before.current
    const timer = setTimeout(() => {
      before.current = unsettled
      if (isFewer) void refetch()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [unsettled, refetch])
  return query
}
