import { z } from 'zod'
import { type AnswerText } from './answerText'
import { deviceClock, type Clock } from './clock'
import { withDeadline } from './deadline'
import { type Pause } from './inSlices'
import { parseLong, type ParseOptions } from './parseLong'
import { ApiError } from './problem'
import { NOT_JSON, readAnswer, type RawAnswer } from './readAnswer'
import { readText } from './readText'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A picker looks at a spinner for so long at most. */
const DEFAULT_TIMEOUT_MS = 15_000

type ApiOptions = {
  /** Everything in front of the path, such as `https://tote.example/v2/chains/market`. */
  baseUrl: string
  token?: string
  fetch?: Fetch
  timeoutMs?: number
  clock?: Clock
}

/** `pause` and `reader`: how to make way while a long answer is read, and who reads each of its records. */
type CallOptions = ParseOptions & {
  signal?: AbortSignal
  query?: Readonly<Record<string, string | number | undefined>>
}

type Request = CallOptions & { method: 'GET' | 'PUT' | 'POST' | 'DELETE'; path: string; body?: unknown }

export type Answer<Body> = { body: Body; headers: Headers }

export type Api = {
  get<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options?: CallOptions,
  ): Promise<z.output<Schema>>
  request<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<Answer<z.output<Schema>>>
  /** Undefined if nothing has changed since the answer that bore this mark (its `ETag`). */
  requestAnew<Schema extends z.ZodType>(
    request: Request,
    mark: string | undefined,
    schema: Schema,
  ): Promise<Answer<z.output<Schema>> | undefined>
  /** A file, as the text that it is. */
  text(path: string, options?: CallOptions): Promise<string>
}

/** Talks to one service as one device. Every failure is an `ApiError`; no call outlives its time limit. */
export function createApi({
  baseUrl,
  token,
  fetch = (url, init) => globalThis.fetch(url, init),
  timeoutMs = DEFAULT_TIMEOUT_MS,
  clock = deviceClock,
}: ApiOptions): Api {
  const call = ({ method, path, body, query, signal, pause }: Request, mark?: string) =>
    withDeadline(
      timeoutMs,
      signal,
      (stop) =>
        exchange(
          fetch,
          `${baseUrl}${path}${queryString(query)}`,
          {
            method,
            headers: headersFor(token, body, mark),
            body: body === undefined ? undefined : JSON.stringify(body),
            signal: stop,
            // The token is all we are; a cookie of the portal in the same browser must not speak for a device.
            credentials: 'omit',
          },
          pause,
        ),
      clock,
    )

  const judge = async <Schema extends z.ZodType>(
    exchanged: Exchanged,
    schema: Schema,
    options: ParseOptions,
  ) => {
    const answer = await read(exchanged, options)
    return { body: readAnswer(answer, schema), headers: answer.headers }
  }
  const request: Api['request'] = async (asked, schema) => judge(await call(asked), schema, asked)

  return {
    request,
    requestAnew: async (asked, mark, schema) => {
      const answer = await call(asked, mark)
      return mark !== undefined && answer.status === 304 ? undefined : judge(answer, schema, asked)
    },
    get: async (path, schema, options) => (await request({ method: 'GET', path, ...options }, schema)).body,
    text: async (path, options) => {
      const answer = await call({ method: 'GET', path, ...options })
      // Anything but a file is told as the problem that it is, a hotel's sign-in page too.
      const isFile = answer.status === 200 && /csv/.test(answer.headers.get('content-type') ?? '')
      return isFile ? answer.text.whole() : readAnswer(await read(answer), z.never())
    },
  }
}

type Exchanged = Omit<RawAnswer, 'json'> & { text: AnswerText }

async function exchange(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  pause: Pause | undefined,
): Promise<Exchanged> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, headers: response.headers, text: await readText(response, pause) }
  } catch {
    // What fetch throws differs from platform to platform; that no answer came is what they share.
    throw new ApiError({ kind: 'offline' })
  }
}

/** After the call: how long a busy device takes to read an answer is no matter of the network. */
async function read({ text, ...answer }: Exchanged, options?: ParseOptions): Promise<RawAnswer> {
  const json = await parseLong(text, options).catch((): typeof NOT_JSON => NOT_JSON)
  return { ...answer, json }
}

function headersFor(
  token: string | undefined,
  body: unknown,
  mark: string | undefined,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(mark === undefined ? {} : { 'If-None-Match': mark }),
  }
}

function queryString(query: CallOptions['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
