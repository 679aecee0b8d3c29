import { startTestService, type TestService } from '@/__tests__/support/service'

const FOREIGN = 'https://picking.example'
const LOCAL = 'http://localhost:8081'

describe('a page in a browser', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService('embedded', {})
  })
  afterAll(() => service.stop())

  const ask = (method: string, path: string, origin?: string) =>
    fetch(`${service.address}${path}`, { method, headers: origin === undefined ? {} : { origin } })

  it('from anywhere may call the API, and read what the answer says of pages and waiting', async () => {
    const answer = await ask('GET', '/v2/chains/none/vendors/none', FOREIGN)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'ETag, Link, Retry-After, X-Total-Count, X-Page, X-Page-Size',
    )
  })

  it('from anywhere is told what it may send, without a token', async () => {
    const answer = await ask('OPTIONS', '/v2/chains/none/orders/none', FOREIGN)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, PUT, POST')
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, If-None-Match',
    )
    expect(answer.headers.get('access-control-max-age')).toBe('86400')
  })

  it('from elsewhere may not read what is open to all', async () => {
    const answer = await ask('GET', '/health', FOREIGN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect((await ask('OPTIONS', '/health', FOREIGN)).status).toBe(404)
  })

  it('of this machine may', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await ask(method, '/health', LOCAL)
      expect(answer.ok).toBe(true)
      expect(answer.headers.get('access-control-allow-origin')).toBe(LOCAL)
    }
  })

  it('never gets an answer that a cache kept for somebody else', async () => {
    for (const origin of [FOREIGN, LOCAL, undefined]) {
      for (const path of ['/health', '/v2/chains/none/vendors/none']) {
        expect((await ask('GET', path, origin)).headers.get('vary')).toBe('Origin')
      }
    }
  })
})
