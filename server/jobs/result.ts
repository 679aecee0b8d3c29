import type { JobRow } from './repository'

/** What came of a job, without where an export stands. */
export function resultOf({ result }: Pick<JobRow, 'result'>): Record<string, unknown> {
  const { last_sku: _cursor, ...told } = result
  return told
}
