import { type z } from 'zod'
import { errorBodySchema } from '@/domain/contract/error'
import { ApiError, type Problem } from './problem'
import { readRetryAfter } from './retryAfter'

/** An answer before anybody judged it; `json` is `NOT_JSON` where the body was something else. */
export type RawAnswer = { status: number; headers: Headers; json: unknown }

/** A body that JSON cannot hold: told apart from every value that JSON can. */
export const NOT_JSON = Symbol('not JSON')

/** The body of a success, or the problem that the answer amounts to, thrown. */
export function readAnswer<Schema extends z.ZodType>(answer: RawAnswer, schema: Schema): z.output<Schema> {
  const problem = findAnswerProblem(answer)
  if (problem !== undefined) throw new ApiError(problem)
  return parseBody(answer.json, schema)
}

/** `at`: where in the answer this body stands, if it is a part of one. */
export function parseBody<Schema extends z.ZodType>(
  body: unknown,
  schema: Schema,
  at: readonly PropertyKey[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ApiError({
    kind: 'broken-answer',
    path: placeOf([...at, ...(parsed.error.issues[0]?.path ?? [])]),
  })
}

function findAnswerProblem({ status, headers, json }: RawAnswer): Problem | undefined {
  // These two are answered by gateways as well, so their status says more than their body.
  if (status === 429) {
    return { kind: 'rate-limited', waitMs: readRetryAfter(headers.get('retry-after'), Date.now()) }
  }
  // 511 is how a network asks for its own sign-in.
  if (status >= 500 && status !== 511) return { kind: 'service-failing', status }
  // A web page is never ours, not even with a 401: a hotel's Wi-Fi must not sign a picker out.
  if (isWebPage(headers)) return { kind: 'not-the-service', status }
  if (status === 401) return { kind: 'unauthorized' }
  if (json === NOT_JSON) return { kind: 'not-the-service', status }
  if (status >= 200 && status < 300) return undefined

  const body = errorBodySchema.safeParse(json)
  if (!body.success) return { kind: 'not-the-service', status }
  const { code, message, errors = [] } = body.data
  if (status === 404 || status === 410) return { kind: 'gone', code }
  return { kind: 'refused', status, code, message, faults: errors }
}

function isWebPage(headers: Headers): boolean {
  return headers.get('content-type')?.includes('html') ?? false
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${step}]`
    return place === '' ? String(step) : `${place}.${String(step)}`
  }, '')
}
