import { queryOptions } from '@tanstack/react-query'
import { demoSchema, type Demo } from '@/domain/contract/demo'
import { createApi, type Fetch } from './client'
import { findProblem, type ProblemKind } from './problem'

/** Answers of a service that has no demo, or of a place that is no service. */
const NO_DEMO: readonly ProblemKind[] = [
  'gone',
  'refused',
  'unauthorized',
  'not-the-service',
  'broken-answer',
]

/** What the service at this address offers to try. A service without a demo answers something else, which is no fault. */
export const demoOptions = (address: string, fetch: Fetch) =>
  queryOptions({
    queryKey: ['demo', address],
    queryFn: ({ signal }) => findDemo(address, fetch, signal),
    staleTime: Infinity,
  })

async function findDemo(address: string, fetch: Fetch, signal: AbortSignal): Promise<Demo | null> {
  try {
    return await createApi({ baseUrl: address, fetch }).get('/demo.json', demoSchema, { signal })
  } catch (error) {
    const problem = findProblem(error)
    if (problem !== undefined && NO_DEMO.includes(problem.kind)) return null
    throw error
  }
}
