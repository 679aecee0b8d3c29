import { randomBytes } from 'node:crypto'
import { readConfig } from '@/server/config'
import { startService, type RunningService } from '@/server/startService'
import { Contract, type OpenApiDocument } from './contract'
import { createTestDatabase, type TestDatabase } from './postgres'
import { openStore, type TestStore } from './store'

export type Engine = 'embedded' | 'postgres'

export interface Answer {
  status: number
  body: unknown
  text: string
  headers: Headers
}

export interface TestService extends RunningService {
  engine: Engine
  portalKey: RunningService['portalKey']
  /** Moves the service's clock; 0 is now. */
  clock: { offsetMs: number }
  /** Calls over HTTP; fails the test when the answer does not fit the contract. */
  call(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<Answer>
  /** The same with the portal's key. */
  portal(method: string, path: string, body?: unknown): Promise<Answer>
  /** A chain of its own with a store, products and tokens, so that tests do not see one another. */
  openStore(options?: { weightedItemsEnabled?: boolean }): Promise<TestStore>
}

export const TEST_PORTAL_KEY = 'portal-key-of-the-tests'

/** Runs the same tests against the real service on the embedded database and on a real PostgreSQL. */
export function onBothDatabases(
  title: string,
  tests: (service: () => TestService) => void,
  environment: Record<string, string> = {},
): void {
  describe.each<Engine>(['embedded', 'postgres'])(`${title}, on %s`, (engine) => {
    let service: TestService
    let database: TestDatabase | undefined
    beforeAll(async () => {
      database = engine === 'postgres' ? await createTestDatabase() : undefined
      service = await startTestService(engine, { ...environment, DATABASE_URL: database?.url ?? '' })
    })
    afterAll(async () => {
      await service?.stop()
      await database?.drop()
    })
    tests(() => service)
  })
}

export async function startTestService(
  engine: Engine,
  environment: Record<string, string>,
): Promise<TestService> {
  const clock = { offsetMs: 0 }
  const config = readConfig({
    PORT: '0',
    DATA_DIR: 'memory',
    PORTAL_KEY: TEST_PORTAL_KEY,
    WEBHOOK_ALLOW_LOOPBACK: '1',
    WEBHOOK_FIRST_PAUSE_SECONDS: '1',
    LOG_LEVEL: 'error',
    ...environment,
  })
  const running = await startService(
    { ...config, dataDir: engine === 'embedded' ? 'memory' : config.dataDir },
    { checkAnswers: true, now: () => new Date(Date.now() + clock.offsetMs) },
  )
  const contract = new Contract((await fetchJson(`${running.address}/openapi.json`)) as OpenApiDocument)
  const service: TestService = {
    ...running,
    engine,
    clock,
    call: async (method, path, options = {}) => {
      const answer = await callHttp(running.address, method, path, options)
      const complaint = contract.complaint(method, path, answer.status, answer.body)
      if (complaint) throw new Error(`${complaint}\n${answer.text.slice(0, 500)}`)
      return answer
    },
    portal: (method, path, body) =>
      service.call(method, `/portal/api${path}`, { token: TEST_PORTAL_KEY, body }),
    openStore: (options) => openStore(service, randomBytes(4).toString('hex'), options),
  }
  return service
}

export async function callHttp(
  address: string,
  method: string,
  path: string,
  { token, body }: { token?: string | undefined; body?: unknown } = {},
): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(`${address}${path}`, {
    method,
    headers,
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await answer.text()
  return { status: answer.status, text, body: parseJson(text), headers: answer.headers }
}

const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json()

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
