import { setImmediate as endOfTick } from 'node:timers/promises'
import type { Sql } from '@/server/db/database'
import { findTokens, type TokenRow } from './repository'

export type TokenLookup = (publicId: string) => Promise<TokenRow | undefined>

/**
 * Asks the database for the token of every request; requests that arrive in the same tick share one statement, which
 * under load is most of them. Nothing is kept: the statement is sent after all requests that it is for have arrived,
 * so a token that was revoked before a request opens nothing for it.
 */
export function lookUpTogether(sql: Sql): TokenLookup {
  let asked = new Set<string>()
  let answer: Promise<Map<string, TokenRow>> | undefined
  const ask = async () => {
    await endOfTick()
    const publicIds = [...asked]
    asked = new Set()
    answer = undefined
    return findTokens(sql, publicIds)
  }
  return async (publicId) => {
    asked.add(publicId)
    answer ??= ask()
    return (await answer).get(publicId)
  }
}
