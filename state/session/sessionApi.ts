import { createApi, type Api, type Fetch } from '@/api/client'
import { type Setup } from '@/domain/setup/setupCode'
import { type Session, type Workplace } from './session'

/** Where a chain's calls start. Another platform that speaks this API differs in its address only. */
export function chainUrl({ address, chainId }: Pick<Setup, 'address' | 'chainId'>): string {
  return `${address}/v2/chains/${encodeURIComponent(chainId)}`
}

/**
 * The client of the session that is under way. It falls silent when that session ends: a screen that is about to
 * go away may still ask once more, and nothing may be sent in the name of somebody who has signed out.
 */
export function createSessionApi(session: Session, workplace: Workplace, fetch: Fetch): Api {
  const goesOn = () => session.findWorkplace() === workplace
  return createApi({
    baseUrl: chainUrl(workplace),
    token: session.findToken(),
    fetch: async (url, init) => {
      if (!goesOn()) throw new Error('This session has ended')
      const answer = await fetch(url, init)
      // What refuses the token of somebody who has left says nothing about whoever works here now.
      if (answer.status === 401 && !goesOn()) throw new Error('This session has ended')
      return answer
    },
  })
}
