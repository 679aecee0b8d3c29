import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '@/server/deps'
import { addressOf } from '@/server/http/ownAddress'
import { tokenNotFound } from '@/server/problems/refusal'
import { issueToken } from '@/server/tokens/issueToken'
import { findListedToken, listTokens, revokeToken } from '@/server/tokens/repository'
import { NO_FAULTS, readSent, type Faults, type Sent } from '../form'
import { chainAddress } from '../parts/Layout'
import { goTo, sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { MadeToken } from './MadeToken'
import { readNewToken } from './readNewToken'
import { RevokeToken } from './RevokeToken'
import { Tokens } from './Tokens'

const NOTICES: Record<string, string> = { revoked: 'The token is revoked and opens nothing any more.' }

const tokenParams = chainParams.extend({ token_id: z.uuid() })

/** Who may call for a chain: tokens are made, shown once, listed and revoked here. */
export async function tokenPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  const showTokens = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { faults = NO_FAULTS, sent, notice }: { faults?: Faults; sent?: Sent; notice?: string | undefined },
  ) => {
    const chain = await getVisitedChain(deps, request)
    const tokens = await listTokens(sql, chain.chain_id)
    return sendPage(request, reply, {
      status: faults.size > 0 ? 422 : 200,
      title: 'Tokens',
      chain,
      section: 'tokens',
      notice,
      children: <Tokens chain={chain} tokens={tokens} faults={faults} sent={sent} />,
    })
  }

  app.get(
    '/chains/:chain_id/tokens',
    { schema: { params: chainParams, querystring: visitQuery } },
    (request, reply) => showTokens(request, reply, { notice: NOTICES[request.query.done ?? ''] }),
  )

  app.post('/chains/:chain_id/tokens', { schema: { params: chainParams } }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const sent = readSent(request.body)
    const parsed = readNewToken(sent, chain)
    if (parsed.kind === 'faulty') return showTokens(request, reply, { faults: parsed.faults, sent })
    const issued = await issueToken(sql, chain.chain_id, parsed.value, addressOf(deps, request))
    // Shown in this answer and nowhere else: a page to go to would need the token in its address, or kept somewhere.
    return sendPage(request, reply, {
      title: 'A new token',
      chain,
      section: 'tokens',
      children: <MadeToken chain={chain} wanted={parsed.value} issued={issued} />,
    })
  })

  app.get(
    '/chains/:chain_id/tokens/:token_id/revoke',
    { schema: { params: tokenParams } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const token = await findListedToken(sql, chain.chain_id, request.params.token_id)
      if (!token) throw tokenNotFound()
      if (token.revoked_at !== null) return goTo(reply, `${chainAddress(chain.chain_id)}/tokens?done=revoked`)
      return sendPage(request, reply, {
        title: 'Revoke this token?',
        chain,
        section: 'tokens',
        children: <RevokeToken chain={chain} token={token} />,
      })
    },
  )

  app.post(
    '/chains/:chain_id/tokens/:token_id/revoke',
    { schema: { params: tokenParams } },
    async (request, reply) => {
      const { chain_id, token_id } = request.params
      if (!(await revokeToken(sql, chain_id, token_id))) throw tokenNotFound()
      return goTo(reply, `${chainAddress(chain_id)}/tokens?done=revoked`)
    },
  )
}
