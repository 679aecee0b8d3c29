import { createApi, type Fetch } from '@/api/client'
import { tryOrders } from '@/api/orders'
import { findProblem, type Problem } from '@/api/problem'
import { isLeadsToken } from '@/api/tools'
import { type Setup } from '@/domain/setup/setupCode'
import { chainUrl } from './sessionApi'

/** `not-a-lead`: the code says team lead, and the service says that its token is none's. */
export type SetupFault = Problem | 'not-a-lead'

export type SetupTrial = { kind: 'works' } | { kind: 'fails'; problem: SetupFault }

/** Whether a device set up like this could work. Asked before anything is remembered, so that a bad code changes nothing. */
export async function trySetup(setup: Setup, fetch: Fetch, signal?: AbortSignal): Promise<SetupTrial> {
  const api = createApi({ baseUrl: chainUrl(setup), token: setup.token, fetch })
  try {
    await tryOrders(api, setup.vendorId, signal)
    // Anybody can write another role into a code; only the service knows whose token it is.
    const isForged = setup.role === 'lead' && !(await isLeadsToken(api, signal))
    return isForged ? { kind: 'fails', problem: 'not-a-lead' } : { kind: 'works' }
  } catch (error) {
    const problem = findProblem(error)
    if (problem === undefined) throw error
    return { kind: 'fails', problem }
  }
}
