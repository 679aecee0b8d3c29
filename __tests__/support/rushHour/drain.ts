import { callHttp, TEST_PORTAL_KEY } from '@/__tests__/support/service'
import { until } from '@/__tests__/support/until'
import type { StockedStore } from './stockStores'

/** Waits until no event waits for delivery any more. */
export async function drain(
  url: string,
  stores: readonly StockedStore[],
  { timeoutMs = 90_000 } = {},
): Promise<void> {
  await until(
    () => Promise.all(stores.map((store) => countWaiting(url, store))),
    (counts) => counts.every((count) => count === 0),
    { timeoutMs, everyMs: 200 },
  )
}

async function countWaiting(url: string, { chainId }: StockedStore): Promise<number> {
  const path = `/portal/api/chains/${chainId}/deliveries?state=WAITING&page_size=1`
  const answer = await callHttp(url, 'GET', path, { token: TEST_PORTAL_KEY })
  if (answer.status !== 200) throw new Error(answer.text)
  return Number(answer.headers.get('x-total-count'))
}
