import { type Fetch } from '@/api/client'
import { deviceFetch } from '@/state/deviceFetch'
import { deviceFetch as browserFetch } from '@/state/deviceFetch.web'

const asked: [string, RequestInit][] = []
const before = globalThis.fetch

beforeEach(() => {
  asked.splice(0)
  const network: Fetch = async (url, init) => {
    asked.push([url, init])
    return Response.json({})
  }
  globalThis.fetch = network as typeof globalThis.fetch
})
afterEach(() => {
  globalThis.fetch = before
})

const request = { method: 'PUT', headers: { authorization: 'Bearer a' }, body: '{}' }

it('asks a device’s network client to keep nothing, and changes nothing else', async () => {
  await deviceFetch('https://tote.example/orders', request)
  const [[url, init] = ['', {}]] = asked
  expect(url).toBe('https://tote.example/orders')
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    authorization: 'Bearer a',
    'cache-control': 'no-store',
  })
  expect(init).toMatchObject({ method: 'PUT', body: '{}' })
})

it('asks a browser to keep nothing, by a word that no other service has to allow', async () => {
  await browserFetch('https://tote.example/orders', request)
  expect(asked).toEqual([['https://tote.example/orders', { ...request, cache: 'no-store' }]])
})
