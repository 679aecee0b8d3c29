import type { Order } from '@/domain/contract/order'
import { callHttp, TEST_PORTAL_KEY, type Answer } from '@/__tests__/support/service'
import type { Instance } from './instance'
import type { StockedStore } from './stockStores'

/** Calls that go to one instance and no other. */
export interface Counter {
  portal(method: string, path: string, body?: object): Promise<Answer>
  place(store: StockedStore): Promise<Order>
  put(store: StockedStore, orderId: string, body: object): Promise<Answer>
  read(store: StockedStore, orderId: string, token?: string): Promise<Answer>
  isOpen(): Promise<boolean>
}

export function counterOf({ url }: Instance): Counter {
  const orderPath = ({ chainId }: StockedStore, orderId: string) => `/v2/chains/${chainId}/orders/${orderId}`
  const portal: Counter['portal'] = (method, path, body) =>
    callHttp(url, method, `/portal/api${path}`, { token: TEST_PORTAL_KEY, body })
  return {
    portal,
    place: async ({ chainId, vendorId }) => {
      const order = { delivery: 'PLATFORM', items: [{ sku: 'MILK', quantity: 1 }] }
      const answer = await portal('POST', `/chains/${chainId}/vendors/${vendorId}/test-orders`, order)
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body as Order
    },
    put: (store, orderId, body) =>
      callHttp(url, 'PUT', orderPath(store, orderId), { token: store.token, body }),
    read: (store, orderId, token = store.token) => callHttp(url, 'GET', orderPath(store, orderId), { token }),
    isOpen: () =>
      callHttp(url, 'GET', '/health').then(
        (answer) => answer.status === 200,
        () => false,
      ),
  }
}
