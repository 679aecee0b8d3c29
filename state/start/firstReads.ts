import { type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Api } from '@/api/client'
import { orderOptions, receivedOrdersOptions } from '@/api/orders'
import { orderIdSchema, type OrderId, type VendorId } from '@/domain/contract/ids'
import { type PickDesk } from '@/state/picking/pickDesk'

const ONE_ORDER = /^\/orders\/([^/?#]+)/
const LIST = /^\/(?:orders\/?)?$/

/** The order that the first screen shows, if it shows one. */
export function findFirstOrder(path: string | undefined): OrderId | undefined {
  return orderIdSchema.safeParse(ONE_ORDER.exec(path ?? '')?.[1]).data
}

export type FirstReads = {
  path: string | undefined
  vendorId: VendorId
  api: Api
  queryClient: QueryClient
  desk: PickDesk
}

/** Asks for what the first screen shows while the app is still being put together. Resolves when it is there. */
export async function readFirst({ path = '/', vendorId, api, queryClient, desk }: FirstReads): Promise<void> {
  const orderId = findFirstOrder(path)
  if (orderId !== undefined) {
    const options = orderOptions(api, orderId)
    void queryClient.prefetchQuery(options)
    await known(queryClient, options.queryKey)
    const order = queryClient.getQueryData(options.queryKey)
    // A desk that cannot be read is the screen's to tell.
    if (order !== undefined) await desk.open(order).catch(() => undefined)
  } else if (LIST.test(path)) {
    const options = receivedOrdersOptions(api, vendorId)
    void queryClient.prefetchQuery(options)
    await known(queryClient, options.queryKey)
  }
}

/** Resolves when it is there, from the disk or from the service, or will not come. */
const known = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const state = queryClient.getQueryState(queryKey)
      if (state?.data === undefined && state?.status !== 'error') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })
