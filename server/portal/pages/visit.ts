import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { chainIdSchema } from '@/domain/contract/ids'
import type { PortalChain } from '@/domain/contract/portal'
import { findChain } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { pageSchema } from '@/server/http/page'
import { chainNotFound } from '@/server/problems/refusal'

/** The parameters of every page under a chain. */
export const chainParams = z.object({ chain_id: chainIdSchema })

/** What an address of any page may say besides: which page of a list, and what was just done. */
export const visitQuery = z.object({ page: pageSchema, done: z.string().max(40).optional() })

/** The chain whose pages are being looked at. */
export async function getVisitedChain({ db }: Deps, request: FastifyRequest): Promise<PortalChain> {
  const { chain_id } = request.params as z.infer<typeof chainParams>
  const chain = await findChain(db.sql, chain_id)
  if (!chain) throw chainNotFound()
  return chain
}
