import { QueryCache, QueryClient } from '@tanstack/react-query'
import { findProblem, isWorthRetrying } from '@/api/problem'

/** A person waits for a first answer no longer than for two more tries. */
const MOST_RETRIES = 2
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 8_000

/** `onUnauthorized`: the service no longer knows the token of this device. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (findProblem(error)?.kind === 'unauthorized') onUnauthorized()
      },
    }),
    defaultOptions: {
      queries: {
        // A browser's idea of being offline is often wrong in a store's network; only asking tells.
        networkMode: 'always',
        retry: (failures, error) => failures < MOST_RETRIES && shouldRetry(error),
        retryDelay: pauseMs,
      },
    },
  })
}

function shouldRetry(error: Error): boolean {
  const problem = findProblem(error)
  return problem !== undefined && isWorthRetrying(problem)
}

function pauseMs(failures: number, error: Error): number {
  const problem = findProblem(error)
  if (problem?.kind === 'rate-limited') return problem.waitMs
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
}
