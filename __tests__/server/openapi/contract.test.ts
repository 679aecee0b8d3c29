import { Validator } from '@seriousme/openapi-schema-validator'
import { startTestService, type TestService } from '@/__tests__/support/service'

/** Every operation and what it may be answered with; more may stand in the document, less may not. */
const OPERATIONS: [string, number[]][] = [
  ['GET /v2/chains/{chain_id}/orders/{order_id}', [200, 400, 401, 403, 404, 429]],
  ['PUT /v2/chains/{chain_id}/orders/{order_id}', [200, 400, 401, 403, 404, 409, 413, 422, 429]],
  ['GET /v2/chains/{chain_id}/vendors/{vendor_id}', [200, 400, 401, 403, 404, 429]],
  ['GET /v2/chains/{chain_id}/vendors/{vendor_id}/orders', [200, 400, 401, 403, 404, 429]],
  ['GET /portal/api/chains', [200, 401]],
  ['POST /portal/api/chains', [201, 400, 401, 413]],
  ['POST /portal/api/chains/{chain_id}/vendors', [201, 400, 401, 404, 413]],
  ['POST /portal/api/chains/{chain_id}/tokens', [201, 400, 401, 404, 413]],
  ['GET /portal/api/chains/{chain_id}/tokens', [200, 400, 401, 404]],
  ['DELETE /portal/api/chains/{chain_id}/tokens/{token_id}', [204, 400, 401, 404, 413]],
  ['PUT /portal/api/chains/{chain_id}/webhook', [200, 400, 401, 404, 413]],
  ['PUT /portal/api/chains/{chain_id}/vendors/{vendor_id}/webhook', [200, 400, 401, 404, 413]],
  ['GET /portal/api/chains/{chain_id}/deliveries', [200, 400, 401, 404]],
  ['POST /portal/api/chains/{chain_id}/deliveries/{delivery_id}/resend', [202, 400, 401, 404, 413]],
  ['POST /portal/api/chains/{chain_id}/vendors/{vendor_id}/test-orders', [201, 400, 401, 404, 413, 422]],
  ['POST /portal/api/chains/{chain_id}/orders/{order_id}/events', [200, 400, 401, 404, 409, 413]],
  ['GET /portal/api/chains/{chain_id}/orders', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/orders/{order_id}', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/orders/{order_id}/history', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/overview', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/deliveries/{delivery_id}', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/webhooks', [200, 400, 401, 404]],
  ['DELETE /portal/api/chains/{chain_id}/vendors/{vendor_id}/webhook', [204, 400, 401, 404]],
  ['POST /portal/api/chains/{chain_id}/webhook/test', [200, 400, 401, 404]],
  ['POST /portal/api/chains/{chain_id}/vendors/{vendor_id}/webhook/test', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/jobs/{job_id}', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/jobs/{job_id}/file', [200, 400, 401, 404]],
  ['GET /portal/api/chains/{chain_id}/promotions/{promotion_id}', [200, 400, 401, 404]],
]

interface Answer {
  content?: Record<string, { schema: { required?: string[] } }>
}

interface Document {
  openapi: string
  security: unknown
  components: { securitySchemes: unknown }
  paths: Record<string, Record<string, { summary?: string; responses: Record<string, Answer> }>>
}

describe('GET /openapi.json', () => {
  let service: TestService
  let document: Document
  beforeAll(async () => {
    service = await startTestService('embedded', { DEMO: '1' })
    const answer = await service.call('GET', '/openapi.json')
    document = answer.body as Document
  })
  afterAll(() => service?.stop())

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, details]) => ({
        name: `${method.toUpperCase()} ${path}`,
        ...details,
      })),
    )

  it('needs no token', async () => {
    const answer = await service.call('GET', '/openapi.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it('is a valid OpenAPI 3.1 document', async () => {
    const verdict = await new Validator().validate({ ...document })
    expect(verdict.errors ?? []).toEqual([])
    expect(verdict.valid).toBe(true)
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  it.each(OPERATIONS)('promises %s with all its answers', (name, statuses) => {
    const operation = operations().find((candidate) => candidate.name === name)
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual(expect.arrayContaining(statuses))
    expect(operation?.summary).toBeTruthy()
  })

  it('promises no failure of the service, and a code and a message with every refusal', () => {
    const answers = operations().flatMap(({ name, responses }) =>
      Object.entries(responses).map(([status, answer]) => ({ name, status: Number(status), answer })),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const { name, answer } of answers.filter(({ status }) => status >= 400)) {
      const required = answer.content?.['application/json']?.schema.required
      expect([name, required]).toEqual([name, ['code', 'message']])
    }
  })

  it('says that every operation wants a bearer token', () => {
    expect(document.security).toEqual([{ bearer: [] }])
    expect(document.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
  })

  it.each(['/health', '/demo.json', '/openapi.json', '/portal/sign-in'])(
    'does not tell of %s, though it is there',
    async (path) => {
      expect((await service.call('GET', path)).status).toBe(200)
      expect(Object.keys(document.paths)).not.toContain(path)
      expect(Object.keys(document.paths).filter((known) => !/^\/(v2|portal\/api)\//.test(known))).toEqual([])
    },
  )
})
