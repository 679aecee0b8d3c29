import type { z } from 'zod'
import { errorBodySchema } from '@/domain/contract/error'

export type Answer<Body> =
  | { kind: 'ok'; body: Body; headers: Headers }
  /** The service understood and said no. */
  | { kind: 'refused'; status: number; code: string; message: string }
  /** Nobody knows whether it took effect. `waitMs`: how long the service asks to wait. */
  | { kind: 'unsure'; why: string; waitMs: number }

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  token: string
  body?: unknown
}

export type Connection = {
  call<Body>(request: Request, schema: z.ZodType<Body>): Promise<Answer<Body>>
}

/** A service that is silent for so long has lost the request. */
const PATIENCE_MS = 20_000

export function connect(url: string, onRequest: (request: Request) => void, send = fetch): Connection {
  return {
    call: async (request, schema) => {
      onRequest(request)
      let response: Response
      let text: string
      try {
        response = await send(url + request.path, {
          method: request.method,
          headers: {
            Authorization: `Bearer ${request.token}`,
            ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        text = await response.text()
      } catch (problem) {
        return { kind: 'unsure', why: whyOf(problem), waitMs: 0 }
      }
      return understand(response, text, schema)
    },
  }
}

function understand<Body>(response: Response, text: string, schema: z.ZodType<Body>): Answer<Body> {
  const { status, headers } = response
  if (status === 429 || status >= 500) {
    const waitMs = Number(headers.get('Retry-After') ?? 0) * 1000
    return { kind: 'unsure', why: `it answered ${status}`, waitMs: Number.isFinite(waitMs) ? waitMs : 0 }
  }
  const body = parseJson(text)
  if (response.ok) return { kind: 'ok', body: getParsed(body, schema, response.url), headers }
  const refusal = errorBodySchema.safeParse(body)
  const { code, message } = refusal.success
    ? refusal.data
    : { code: String(status), message: text.slice(0, 200) }
  return { kind: 'refused', status, code, message }
}

/** Whoever answers like this is not the service, or not one that keeps the contract. */
function getParsed<Body>(body: unknown, schema: z.ZodType<Body>, url: string): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(
    `${url} answered what the contract does not know: ${issue?.path.join('.')} ${issue?.message}.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

function whyOf(problem: unknown): string {
  const cause = problem instanceof Error ? (problem.cause ?? problem) : problem
  return cause instanceof Error ? cause.message : String(cause)
}
