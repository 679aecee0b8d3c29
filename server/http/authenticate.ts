import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import type { Sql } from '@/server/db/database'
import { forbidden, unauthorized } from '@/server/problems/refusal'
import { mayDo, mayTouchVendor, type Caller, type Operation } from '@/server/tokens/caller'
import { lookUpTogether, type TokenLookup } from '@/server/tokens/lookUpTogether'
import type { TokenRow } from '@/server/tokens/repository'
import { isSecretOf, splitToken } from '@/server/tokens/token'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before a handler of a route that names an operation runs. */
    caller: Caller
  }
  interface FastifyContextConfig {
    /** What the route does, as far as permission goes. A route under a chain without one does not start. */
    operation?: Operation
    /** The route reads its body itself; the schema is there for the contract. */
    parsesOwnBody?: boolean
  }
}

const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i

/** Checks the token of every call under a chain: known, of this chain, of this store, allowed to do this. */
export const authenticate = fp(async (app: FastifyInstance, options: { sql: Sql }) => {
  const lookUp = lookUpTogether(options.sql)
  app.decorateRequest('caller')

  app.addHook('onRoute', (route) => {
    if (route.url.includes('/chains/:chain_id') && route.url.startsWith('/v2') && !route.config?.operation) {
      throw new Error(`${route.url} does not say which operation it is.`)
    }
  })

  app.addHook('onRequest', async (request) => {
    const operation = request.routeOptions.config.operation
    if (!operation) return
    request.caller = await identify(lookUp, request)
    const { chain_id, vendor_id } = request.params as { chain_id?: string; vendor_id?: string }
    if (request.caller.chainId !== chain_id) throw forbidden()
    if (vendor_id !== undefined && !mayTouchVendor(request.caller, vendor_id)) throw forbidden()
    if (!mayDo(request.caller, operation)) throw forbidden()
  })
})

export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

async function identify(lookUp: TokenLookup, request: FastifyRequest): Promise<Caller> {
  const halves = splitToken(bearerToken(request) ?? '')
  if (!halves) throw unauthorized()
  const row = await lookUp(halves.publicId)
  if (!row || !isSecretOf(halves.secret, row.secret_hash)) throw unauthorized()
  return callerOf(row)
}

function callerOf(row: TokenRow): Caller {
  const chainId = chainIdSchema.parse(row.chain_id)
  if (row.kind === 'chain') return { kind: 'chain', tokenId: row.id, chainId }
  if (row.vendor_id === null || row.role === null) throw unauthorized()
  const vendorId = vendorIdSchema.parse(row.vendor_id)
  return { kind: 'device', tokenId: row.id, chainId, vendorId, role: row.role }
}
