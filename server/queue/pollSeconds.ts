import type { Database } from '@/server/db/database'

/**
 * New jobs wake a worker at once; retries and freed keys do not, they are found by looking. Looking costs a server
 * next to nothing; the embedded engine, where every look is work of this process, looks half as often.
 */
const POLL_SECONDS = { postgres: 0.5, embedded: 1 }

export function pollSeconds({ kind }: Pick<Database, 'kind'>): {
  pollingIntervalSeconds: number
  notifyPollingIntervalSeconds: number
} {
  const seconds = POLL_SECONDS[kind]
  return { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds }
}
