import { z } from 'zod'
import { createApi } from '@/api/client'
import { findProblem, isWorthRetrying, type Problem, type ProblemKind } from '@/api/problem'
import {
  answer,
  cut,
  hangUp,
  silence,
  stall,
  startFaultyServer,
  webPage,
  type Behaviour,
} from './faultyServer'

const TOKEN = 'token-that-nobody-may-see'
const schema = z.object({ name: z.string(), lines: z.array(z.object({ price: z.number() })).optional() })
const refusal = {
  code: 'INVALID_CART_UPDATE',
  message: 'no',
  errors: [{ path: 'items[0]', code: 'X', message: 'y' }],
}

let server: Awaited<ReturnType<typeof startFaultyServer>>
beforeAll(async () => {
  server = await startFaultyServer()
})
afterAll(() => server.close())

function makeApi(timeoutMs = 5_000) {
  return createApi({ baseUrl: server.url, token: TOKEN, timeoutMs })
}

async function problemOf(call: Promise<unknown>): Promise<Problem> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const problem = findProblem(error)
  if (problem === undefined) throw new Error(`Expected a problem, got ${String(error)}`)
  return problem
}

describe('every failure becomes one problem', () => {
  const cases: [string, Behaviour, Problem][] = [
    ['a connection that is closed at once', hangUp, { kind: 'offline' }],
    ['a connection cut inside the body', cut, { kind: 'offline' }],
    ['a service that keeps silent', silence, { kind: 'timeout' }],
    ['a body that never ends', stall, { kind: 'timeout' }],
    ['401', answer(401, { code: 'UNAUTHORIZED', message: 'no' }), { kind: 'unauthorized' }],
    ['401 without a body', answer(401, ''), { kind: 'unauthorized' }],
    ['401 of a captive portal', webPage(401), { kind: 'not-the-service', status: 401 }],
    [
      '403',
      answer(403, { code: 'FORBIDDEN', message: 'no' }),
      { kind: 'refused', status: 403, code: 'FORBIDDEN', message: 'no', faults: [] },
    ],
    [
      '422 with every fault',
      answer(422, refusal),
      { kind: 'refused', status: 422, code: refusal.code, message: 'no', faults: refusal.errors },
    ],
    [
      '404',
      answer(404, { code: 'ORDER_NOT_FOUND', message: 'no' }),
      { kind: 'gone', code: 'ORDER_NOT_FOUND' },
    ],
    ['404 of something else', answer(404, { error: 'Not Found' }), { kind: 'not-the-service', status: 404 }],
    ['429 with seconds', answer(429, {}, { 'retry-after': '7' }), { kind: 'rate-limited', waitMs: 7_000 }],
    ['429 of a proxy', webPage(429), { kind: 'rate-limited', waitMs: 30_000 }],
    ['500', answer(500), { kind: 'service-failing', status: 500 }],
    ['502 of a proxy', webPage(502), { kind: 'service-failing', status: 502 }],
    ['511 of a network that wants a sign-in', webPage(511), { kind: 'not-the-service', status: 511 }],
    ['200 with a web page', webPage(200), { kind: 'not-the-service', status: 200 }],
    ['200 with nothing', answer(200, ''), { kind: 'not-the-service', status: 200 }],
    ['200 with half of a JSON', answer(200, '{"name":'), { kind: 'not-the-service', status: 200 }],
    ['200 without a needed field', answer(200, {}), { kind: 'broken-answer', path: 'name' }],
    [
      '200 with a wrong field deep inside',
      answer(200, { name: 'x', lines: [{ price: 1 }, { price: '1' }] }),
      { kind: 'broken-answer', path: 'lines[1].price' },
    ],
  ]

  it.each(cases)('%s', async (_, behaviour, problem) => {
    server.behave(behaviour)
    const slow = problem.kind === 'timeout'
    expect(await problemOf(makeApi(slow ? 150 : 5_000).get('/x', schema))).toEqual(problem)
  })

  it('429 with a date waits until then', async () => {
    const until = new Date(Date.now() + 60_000).toUTCString()
    server.behave(answer(429, {}, { 'retry-after': until }))
    const problem = await problemOf(makeApi().get('/x', schema))
    expect(problem).toEqual({ kind: 'rate-limited', waitMs: expect.any(Number) })
    if (problem.kind !== 'rate-limited') throw new Error('unreachable')
    expect(problem.waitMs).toBeGreaterThan(55_000)
    expect(problem.waitMs).toBeLessThanOrEqual(60_000)
  })

  it('nobody listening', async () => {
    const gone = await startFaultyServer()
    await gone.close()
    expect(await problemOf(createApi({ baseUrl: gone.url }).get('/x', schema))).toEqual({ kind: 'offline' })
  })

  it.each([
    ['before it begins', silence, 0],
    ['while it waits', silence, 50],
    ['inside the body', stall, 50],
  ])('the caller cancels %s', async (_, behaviour, afterMs) => {
    server.behave(behaviour)
    const controller = new AbortController()
    if (afterMs === 0) controller.abort()
    else setTimeout(() => controller.abort(), afterMs)
    const call = makeApi().get('/x', schema, { signal: controller.signal })
    expect(await problemOf(call)).toEqual({ kind: 'cancelled' })
  })

  it('a fetch that ignores its signal still ends in time', async () => {
    const deaf = createApi({ baseUrl: server.url, timeoutMs: 50, fetch: () => new Promise(() => undefined) })
    expect(await problemOf(deaf.get('/x', schema))).toEqual({ kind: 'timeout' })
  })

  it('only what may pass by itself is worth retrying', () => {
    const worth: Record<ProblemKind, boolean> = {
      offline: true,
      timeout: true,
      cancelled: false,
      unauthorized: false,
      refused: false,
      gone: false,
      'rate-limited': true,
      'service-failing': true,
      'not-the-service': true,
      'broken-answer': false,
    }
    const seen = [...cases.map(([, , problem]) => problem), { kind: 'cancelled' } as const]
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(Object.keys(worth)))
    for (const problem of seen) expect(isWorthRetrying(problem)).toBe(worth[problem.kind])
  })
})

describe('a call', () => {
  it('carries the token, and nothing that fails shows it', async () => {
    let authorization: string | undefined
    server.behave((request, response) => {
      authorization = request.headers.authorization
      answer(422, refusal)(request, response)
    })
    const error: unknown = await makeApi()
      .get('/x', schema)
      .catch((thrown: unknown) => thrown)
    expect(authorization).toBe(`Bearer ${TOKEN}`)
    expect(JSON.stringify(error) + String(error) + (error instanceof Error ? error.stack : '')).not.toContain(
      TOKEN,
    )
  })

  it('encodes its query and leaves out what is undefined', async () => {
    server.behave(answer(200, { name: 'ok' }))
    await makeApi().get('/x', schema, { query: { status: 'A,B', page: 2, locale: undefined } })
    expect(server.requests.at(-1)).toBe('GET /x?status=A%2CB&page=2')
  })

  it('puts a body as JSON', async () => {
    let received = ''
    let contentType: string | undefined
    server.behave((request, response) => {
      contentType = request.headers['content-type']
      request.on('data', (chunk: Buffer) => (received += chunk.toString()))
      request.on('end', () => answer(200, { name: 'ok' })(request, response))
    })
    const { body } = await makeApi().request({ method: 'PUT', path: '/x', body: { items: [] } }, schema)
    expect([body, received, contentType]).toEqual([{ name: 'ok' }, '{"items":[]}', 'application/json'])
  })

  it('lets unknown fields of another platform pass', async () => {
    server.behave(answer(200, { name: 'ok', extra: { deep: true } }))
    await expect(makeApi().get('/x', schema)).resolves.toEqual({ name: 'ok' })
  })
})
