import { useQuery, useQueryClient } from '@tanstack/react-query'
import { orderOptions, receivedOrdersOptions } from '@/api/orders'
import { type OrderId } from '@/domain/contract/ids'
import { unpackLines } from '@/domain/orders/packLines'
import { useSignedIn } from '@/state/session/useSession'

/** An order, at once as the list knew it, then as the service holds it. */
export function useOrder(orderId: OrderId) {
  const { workplace, api } = useSignedIn()
  const queryClient = useQueryClient()
  const listed = () => {
    const { queryKey } = receivedOrdersOptions(api, workplace.vendorId)
    const list = queryClient.getQueryState(queryKey)
    const found = list?.data?.find(({ order_id }) => order_id === orderId)
    return { order: found && unpackLines(found), atMs: list?.dataUpdatedAt }
  }

  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...orderOptions(api, orderId),
    initialData: () => listed().order,
    initialDataUpdatedAt: () => listed().atMs,
  })
  return { order: data, error, shownSinceMs: dataUpdatedAt, isFetching, refetch }
}
