import { findProblem, type Problem } from '@/api/problem'
import { type Translate } from '@/components/words/useWords'

/** Whether what is shown is what the service holds, as far as anybody knows. */
export type Freshness = { kind: 'live' } | { kind: 'stale'; sinceMs: number; problem: Problem | undefined }

export function judgeFreshness(query: { error: Error | null; dataUpdatedAt: number }): Freshness {
  if (query.error === null) return { kind: 'live' }
  return { kind: 'stale', sinceMs: query.dataUpdatedAt, problem: findProblem(query.error) }
}

/** What the banner says; nothing while everything is fresh. */
export function freshnessWords(
  t: Translate,
  freshness: Freshness,
  writeTime: (ms: number) => string,
): string | undefined {
  if (freshness.kind === 'live' || freshness.sinceMs === 0) return undefined
  const time = writeTime(freshness.sinceMs)
  const unreachable = freshness.problem?.kind === 'offline' || freshness.problem?.kind === 'timeout'
  return unreachable ? t('freshness.offlineSince', { time }) : t('freshness.staleSince', { time })
}
