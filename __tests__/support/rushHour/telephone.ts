import { callHttp, TEST_PORTAL_KEY, type Answer } from '@/__tests__/support/service'
import { until } from '@/__tests__/support/until'
import type { StockedStore } from './stockStores'

/** Longer than the service takes to answer anything; one that stands still does not answer at all. */
const PATIENCE_MS = 15_000
const COME_BACK_MS = 90_000

/** How clients reach a service that may die at any moment. */
export interface Telephone {
  /** Undefined: nobody answered, and nobody knows whether the call had an effect. */
  portal(path: string, body: object): Promise<Answer | undefined>
  put(store: StockedStore, orderId: string, body: object): Promise<Answer | undefined>
  read(store: StockedStore, orderId: string): Promise<Answer | undefined>
  /** Resolves when somebody answers again. */
  waitForAnswer(): Promise<void>
}

/**
 * `address` is asked for every call: with several instances it may be another one each time. After the signal
 * nobody waits for an answer any more.
 */
export function telephone(address: () => string, signal: AbortSignal): Telephone {
  const call = (method: string, path: string, token: string, body?: object) =>
    within(PATIENCE_MS, callHttp(address(), method, path, { token, body }))
  let waiting: Promise<unknown> | undefined
  const orderPath = (store: StockedStore, orderId: string) => `/v2/chains/${store.chainId}/orders/${orderId}`
  return {
    portal: (path, body) => call('POST', `/portal/api${path}`, TEST_PORTAL_KEY, body),
    put: (store, orderId, body) => call('PUT', orderPath(store, orderId), store.token, body),
    read: (store, orderId) => call('GET', orderPath(store, orderId), store.token),
    // One asks for all who wait.
    waitForAnswer: async () => {
      waiting ??= until(
        async () => {
          signal.throwIfAborted()
          return within(1_000, callHttp(address(), 'GET', '/health'))
        },
        (answer) => answer?.status === 200,
        { timeoutMs: COME_BACK_MS },
      ).finally(() => (waiting = undefined))
      await waiting
    },
  }
}

async function within(limitMs: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([answer.catch(() => undefined), silence])
  } finally {
    clearTimeout(timer)
  }
}
