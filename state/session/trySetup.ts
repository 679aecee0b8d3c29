import { createApi, type Fetch } from '@/api/client'
import { tryOrders } from '@/api/orders'
import { findProblem, type Problem } from '@/api/problem'
import { type Setup } from '@/domain/setup/setupCode'
import { chainUrl } from './sessionApi'

export type SetupTrial = { kind: 'works' } | { kind: 'fails'; problem: Problem }

/** Whether a device set up like this could work. Asked before anything is remembered, so that a bad code changes nothing. */
export async function trySetup(setup: Setup, fetch: Fetch, signal?: AbortSignal): Promise<SetupTrial> {
  const api = createApi({ baseUrl: chainUrl(setup), token: setup.token, fetch })
  try {
    await tryOrders(api, setup.vendorId, signal)
    return { kind: 'works' }
  } catch (error) {
    const problem = findProblem(error)
    if (problem === undefined) throw error
    return { kind: 'fails', problem }
  }
}
