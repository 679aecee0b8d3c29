import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createApi, type Fetch } from '@/api/client'
import { demoOptions } from '@/api/demo'
import { orderOptions, receivedOrdersOptions } from '@/api/orders'
import { ApiError } from '@/api/problem'
import { vendorIdSchema } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { nextVersion } from '@/domain/orders/judgeUpdate'
import { budgets } from '@/scripts/budgets'
import { makeLine, makeOrder } from '../support/factories'
import { answer, silence, startFaultyServer, webPage } from './faultyServer'

const { listInAnyMinute } = budgets.requests
const vendorId = vendorIdSchema.parse('store/12')

let server: Awaited<ReturnType<typeof startFaultyServer>>
let client: QueryClient
beforeAll(async () => {
  server = await startFaultyServer()
})
beforeEach(() => {
  server.requests.length = 0
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
})
afterEach(() => client.clear())
afterAll(() => server.close())

const api = () => createApi({ baseUrl: server.url, token: 't' })

describe('the received orders', () => {
  const orders = [makeOrder(), makeOrder()]

  it('are read from a bare array', async () => {
    server.behave(answer(200, orders))
    await expect(client.fetchQuery(receivedOrdersOptions(api(), vendorId))).resolves.toEqual(orders)
    expect(server.requests).toEqual(['GET /vendors/store%2F12/orders?status=RECEIVED&page_size=50&page=1'])
  })

  it('are read from the envelope of other platforms, page by page', async () => {
    server.behave((request, response) => {
      const page = request.url?.endsWith('page=1') ? 1 : 2
      answer(200, { orders: [orders[page - 1]], page_number: page, page_size: 1, total_pages: 2 })(
        request,
        response,
      )
    })
    await expect(client.fetchQuery(receivedOrdersOptions(api(), vendorId))).resolves.toEqual(orders)
  })

  it('go on while there is a next page, each order once, and never follow a link elsewhere', async () => {
    server.behave((request, response) => {
      const first = request.url?.endsWith('page=1')
      const headers: Record<string, string> = first
        ? { link: '<https://evil.example/?page=2>; rel="next"' }
        : {}
      answer(200, first ? [orders[0]] : orders, headers)(request, response)
    })
    await expect(client.fetchQuery(receivedOrdersOptions(api(), vendorId))).resolves.toEqual(orders)
    expect(server.requests).toHaveLength(2)
  })

  it('stop at a service that never stops paging', async () => {
    server.behave(answer(200, orders, { link: '<x>; rel="next"' }))
    await client.fetchQuery(receivedOrdersOptions(api(), vendorId))
    expect(server.requests).toHaveLength(20)
  })

  it('are asked for without a rest only by who knows none', async () => {
    const pages = 3
    server.behave((request, response) => {
      const isLast = request.url?.endsWith(`page=${pages}`)
      answer(200, [makeOrder()], isLast ? {} : { link: '<x>; rel="next"' })(request, response)
    })
    const look = () => client.fetchQuery({ ...receivedOrdersOptions(api(), vendorId), staleTime: 0 })
    const timers = jest.spyOn(globalThis, 'setTimeout')
    const rests = () => timers.mock.calls.filter(([, ms]) => ms === 150).length
    await look()
    expect(rests()).toBe(0)
    await look()
    expect(rests()).toBe(pages - 1)
    timers.mockRestore()
  })

  it('are the very same objects for as long as the service says that they have not changed', async () => {
    const options = { ...receivedOrdersOptions(api(), vendorId), structuralSharing: false as const }
    const [first = makeOrder(), second = makeOrder()] = orders
    server.behave(answer(200, orders))
    const before = await client.fetchQuery({ ...options, staleTime: 0 })
    const changed = {
      ...second,
      comment: 'Ring twice',
      sys: { ...second.sys, version: second.sys.version + 1 },
    }
    server.behave(answer(200, [first, changed]))
    const after = await client.fetchQuery({ ...options, staleTime: 0 })
    expect(after[0]).toBe(before[0])
    expect(after[1]).toEqual(changed)
  })

  it('are the very same list for as long as nothing has changed', async () => {
    const options = { ...receivedOrdersOptions(api(), vendorId), staleTime: 0 }
    server.behave(answer(200, orders))
    await client.fetchQuery(options)
    const before = client.getQueryData(options.queryKey)
    await client.fetchQuery(options)
    expect(client.getQueryData(options.queryKey)).toBe(before)
    server.behave(answer(200, [...orders].reverse()))
    await client.fetchQuery(options)
    expect(client.getQueryData(options.queryKey)).toEqual([...orders].reverse())
  })

  it('are read anew when they say something else, whatever their version says', async () => {
    const [first = makeOrder()] = orders
    server.behave(answer(200, [first]))
    await client.fetchQuery({ ...receivedOrdersOptions(api(), vendorId), staleTime: 0 })
    server.behave(answer(200, [{ ...first, status: 'CANCELLED' }]))
    const after = await client.fetchQuery({ ...receivedOrdersOptions(api(), vendorId), staleTime: 0 })
    expect(after).toEqual([])
  })

  it('leave out what a platform that ignores the filter sends along', async () => {
    server.behave(answer(200, [...orders, makeOrder({ status: 'DELIVERED' })]))
    await expect(client.fetchQuery(receivedOrdersOptions(api(), vendorId))).resolves.toEqual(orders)
  })

  it('are not sent again for as long as the service says that a page has not changed', async () => {
    const [first = makeOrder(), second = makeOrder()] = orders
    const marks = new Map([
      ['1', '"one"'],
      ['2', '"two"'],
    ])
    const sent: string[] = []
    let pages: Record<string, unknown[]> = { 1: [first], 2: [second] }
    server.behave((request, response) => {
      const page = /page=(\d)$/.exec(request.url ?? '')?.[1] ?? ''
      const mark = marks.get(page) ?? ''
      const isKnown = request.headers['if-none-match'] === mark
      sent.push(isKnown ? `${page} as before` : page)
      const headers = { etag: mark, ...(page === '1' && { link: '<x>; rel="next"' }) }
      if (isKnown) return response.writeHead(304, headers).end()
      return answer(200, pages[page], headers)(request, response)
    })
    const look = () => client.fetchQuery({ ...receivedOrdersOptions(api(), vendorId), staleTime: 0 })
    const before = await look()
    expect(await look()).toEqual(before)
    const changed = { ...second, sys: { ...second.sys, version: second.sys.version + 1 } }
    pages = { 2: [changed] }
    marks.set('2', '"three"')
    const after = await look()
    expect(after).toEqual([first, changed])
    expect(after[0]).toBe(before[0])
    expect(sent).toEqual(['1', '2', '1 as before', '2 as before', '1 as before', '2'])
    client.clear()
    pages = { 1: [first], 2: [] }
    expect(await look()).toEqual([first])
    expect(sent.slice(-2)).toEqual(['1', '2'])
  })

  it('are not taken for unchanged by a service that nobody asked', async () => {
    server.behave((_, response) => void response.writeHead(304, { etag: '"one"' }).end())
    await expect(client.fetchQuery(receivedOrdersOptions(api(), vendorId))).rejects.toEqual(
      new ApiError({ kind: 'not-the-service', status: 304 }),
    )
  })

  it.each([
    ['a bare array', (orders: unknown) => orders, ''],
    [
      'an envelope',
      (orders: unknown) => ({ page_number: 1, page_size: 60, total_pages: 1, orders }),
      'orders',
    ],
  ])('are the same, and name what is missing, in a long answer: %s', async (_, wrap, place) => {
    const many = Array.from({ length: 60 }, () => makeOrder({ items: [makeLine(), makeLine()] }))
    const look = () => client.fetchQuery({ ...receivedOrdersOptions(api(), vendorId), staleTime: 0 })
    server.behave(answer(200, wrap(many)))
    const before = await look()
    expect(before).toEqual(many)
    const changed = many.map((order, nth) => (nth === 7 ? nextVersion(order, new Date()) : order))
    server.behave(answer(200, wrap(changed)))
    const after = await look()
    expect(after).toEqual(changed)
    expect(after.filter((order, nth) => order !== before[nth])).toHaveLength(1)
    const { name: _name, ...nameless } = makeLine()
    const broken = { ...makeOrder(), items: [makeLine(), nameless] }
    server.behave(answer(200, wrap(changed.with(41, broken as unknown as Order))))
    await expect(look()).rejects.toEqual(
      new ApiError({ kind: 'broken-answer', path: `${place}[41].items[1].name` }),
    )
  })

  it('are parsed no more than what has changed of them', async () => {
    const lines = Array.from({ length: 20 }, () => makeLine())
    const quote = '"sys":{"version":9},"status":"CANCELLED"'
    const many = Array.from({ length: 30 }, () => makeOrder({ items: lines, comment: quote }))
    const look = () => client.fetchQuery({ ...receivedOrdersOptions(api(), vendorId), staleTime: 0 })
    server.behave(answer(200, many))
    await look()
    const changed = many.map((order, nth) => (nth === 7 ? nextVersion(order, new Date()) : order))
    server.behave(answer(200, changed))
    const parse = jest.spyOn(JSON, 'parse')
    const after = await look()
    const letters = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
    parse.mockRestore()
    expect(after).toEqual(changed)
    expect(letters).toBeGreaterThan(JSON.stringify(changed[7]).length)
    expect(letters).toBeLessThan(2 * JSON.stringify(changed[7]).length)
    server.behave(
      answer(
        200,
        changed.map((order, nth) => (nth === 3 ? { ...order, status: 'CANCELLED' } : order)),
      ),
    )
    expect(await look()).toEqual(changed.toSpliced(3, 1))
  })

  it('name the field that is missing', async () => {
    const { promised_for: _, ...broken } = makeOrder()
    server.behave(answer(200, [makeOrder(), broken]))
    await expect(client.fetchQuery(receivedOrdersOptions(api(), vendorId))).rejects.toEqual(
      new ApiError({ kind: 'broken-answer', path: '[1].promised_for' }),
    )
  })
})

it('one order is read by its id', async () => {
  const order = makeOrder()
  server.behave(answer(200, order))
  await expect(client.fetchQuery(orderOptions(api(), order.order_id))).resolves.toEqual(order)
  expect(server.requests).toEqual([`GET /orders/${order.order_id}`])
})

describe('a device that shows the list', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Answers at once, so that only the timers of the list decide when it asks. */
  function counted(status: number, headers: Record<string, string> = {}) {
    const askedAtMs: number[] = []
    const fetch: Fetch = async () => {
      askedAtMs.push(Date.now())
      return new Response(JSON.stringify(status === 200 ? [] : { code: 'X', message: 'x' }), {
        status,
        headers,
      })
    }
    return { askedAtMs, options: receivedOrdersOptions(createApi({ baseUrl: server.url, fetch }), vendorId) }
  }

  function mostInAnyMinute(askedAtMs: number[]): number {
    return Math.max(
      ...askedAtMs.map((from) => askedAtMs.filter((at) => at >= from && at < from + 60_000).length),
    )
  }

  it('asks at once, however young what it kept is, and then rests', async () => {
    const { askedAtMs, options } = counted(200)
    client.setQueryData(options.queryKey, [], { updatedAt: Date.now() - 1_000 })
    const open = () => new QueryObserver(client, options).subscribe(() => undefined)
    const first = open()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(askedAtMs).toHaveLength(1)
    const second = open()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(askedAtMs).toHaveLength(1)
    first()
    second()
  })

  it('keeps it fresh by itself', async () => {
    const { askedAtMs, options } = counted(200)
    const stop = new QueryObserver(client, options).subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(120_000)
    stop()
    expect(askedAtMs.length).toBeGreaterThanOrEqual(8)
    expect(mostInAnyMinute(askedAtMs)).toBeLessThanOrEqual(listInAnyMinute)
  })

  it.each([
    ['answers', 200],
    ['fails', 500],
  ])(
    `asks at most ${listInAnyMinute} times a minute, opened ever so often, while the service %s`,
    async (_, status) => {
      const { askedAtMs, options } = counted(status)
      let stop = new QueryObserver(client, options).subscribe(() => undefined)
      for (let passedMs = 0; passedMs < 300_000; passedMs += 3_700) {
        await jest.advanceTimersByTimeAsync(3_700)
        const reopened = new QueryObserver(client, options).subscribe(() => undefined)
        stop()
        stop = reopened
      }
      stop()
      expect(mostInAnyMinute(askedAtMs)).toBeLessThanOrEqual(listInAnyMinute)
    },
  )

  it('waits as long as the service asks for', async () => {
    const { askedAtMs, options } = counted(429, { 'retry-after': '50' })
    const stop = new QueryObserver(client, options).subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(120_000)
    stop()
    expect(askedAtMs).toHaveLength(3)
  })
})

describe('the demo', () => {
  const demo = { sign_ins: [{ role: 'picker', name: 'Sam', setup_code: 'x' }] }
  const options = () => demoOptions(server.url, (url, init) => fetch(url, init))

  it('is what the service offers', async () => {
    server.behave(answer(200, demo))
    await expect(client.fetchQuery(options())).resolves.toEqual(demo)
  })

  it.each([
    ['404', answer(404, { code: 'NOT_FOUND', message: 'no' })],
    ['a web page', webPage(200)],
    ['something else', answer(200, { hello: 'world' })],
    ['a sign-in', answer(401, { code: 'UNAUTHORIZED', message: 'no' })],
  ])('is none when the answer is %s', async (_, behaviour) => {
    server.behave(behaviour)
    await expect(client.fetchQuery(options())).resolves.toBeNull()
  })

  it('may come later when the service cannot be reached now', async () => {
    server.behave(answer(503))
    await expect(client.fetchQuery({ ...options(), retry: false })).rejects.toThrow('service-failing')
  })

  it('is not remembered as none when the screen was left', async () => {
    server.behave(silence)
    const asked = client.fetchQuery({ ...options(), retry: false }).catch(() => undefined)
    await client.cancelQueries()
    await asked
    expect(client.getQueryData(options().queryKey)).toBeUndefined()
  })
})
