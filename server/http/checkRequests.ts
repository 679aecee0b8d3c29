import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Fault } from '@/domain/contract/error'
import { faultsOf } from '@/server/problems/faults'
import { invalidRequest } from '@/server/problems/refusal'

/** PostgreSQL keeps no zero character in a text; let in, it would be a failure of the service. */
const ZERO_CHARACTER = '\u0000'

/** No request that we know nests deeper than ten levels; thousands would exhaust the stack, here or in PostgreSQL. */
const DEEPEST = 50

const PARTS = ['params', 'query', 'body'] as const

/**
 * Parses path, query and body by the route's schemas and reports the faults of all three at once
 * (Fastify itself would stop at the first part that is wrong).
 */
export const checkRequests = fp(async (app: FastifyInstance, options: { checkAnswers: boolean }) => {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }))
  // Checking every answer against its schema costs a tenth of the throughput: done in tests, not in production.
  if (options.checkAnswers) app.setSerializerCompiler(serializerCompiler)
  else app.setSerializerCompiler(() => JSON.stringify)

  app.addHook('preValidation', (request, _reply, done) => {
    // Asked for once: Fastify makes the object anew at every asking.
    const route = request.routeOptions
    const faults = PARTS.flatMap((part) => parsePart(request, part, route))
    done(faults.length > 0 ? invalidRequest(faults) : undefined)
  })
})

function parsePart(
  request: FastifyRequest,
  part: (typeof PARTS)[number],
  route: FastifyRequest['routeOptions'],
): Fault[] {
  const schema = route.schema?.[part === 'query' ? 'querystring' : part]
  if (!(schema instanceof z.ZodType)) return []
  if (part === 'body' && route.config.parsesOwnBody) return []
  const given: unknown = request[part]
  const parsed = schema.safeParse(given)
  if (!parsed.success) return faultsOf(parsed.error.issues)
  const unstorable = findUnstorable(parsed.data)
  if (unstorable) return [unstorable]
  request[part] = parsed.data
  return []
}

/** What fits its schema but not the database. */
export function findUnstorable(value: unknown, place = '', depth = 0): Fault | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : wrongText(place)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === DEEPEST) return { path: place, code: 'TOO_DEEP', message: 'The request nests too deeply.' }
  for (const [key, entry] of Object.entries(value)) {
    const step = Array.isArray(value) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`
    const found = isStorable(key) ? findUnstorable(entry, step, depth + 1) : wrongText(place)
    if (found) return found
  }
  return undefined
}

/** Half of a surrogate pair has no place in UTF-8, and PostgreSQL refuses a JSON that holds one. */
const isStorable = (text: string) => !text.includes(ZERO_CHARACTER) && text.isWellFormed()

const wrongText = (place: string): Fault => ({
  path: place || '(value)',
  code: 'INVALID_TEXT',
  message: 'A text holds a character that is not allowed.',
})
