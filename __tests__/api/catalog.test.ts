import { QueryObserver } from '@tanstack/react-query'
import { getEventListeners } from 'node:events'
import { lookUpProducts, parseProducts, readProducts } from '@/api/catalog'
import { createApi, type Fetch } from '@/api/client'
import { doneOrdersOptions, receivedOrdersOptions } from '@/api/orders'
import { ApiError } from '@/api/problem'
import { vendorIdSchema } from '@/domain/contract/ids'
import { budgets } from '@/scripts/budgets'
import { createQueryClient } from '@/state/queries/createQueryClient'
import { makeOrder } from '../support/factories'
import { makeProduct } from '../support/products'

const vendorId = vendorIdSchema.parse('store/12')
const BASE_URL = 'https://tote.example'

type Asked = { path: string; query: Record<string, string>; atMs: number }

/** A service that answers at once, so that only our own pauses decide when it is asked; `null` leaves us waiting. */
function makeService(answer: (asked: Asked) => { status?: number; body: unknown } | null) {
  const requests: Asked[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const fetch: Fetch = async (url, { signal }) => {
    const { pathname, searchParams } = new URL(url)
    const asked = { path: pathname, query: Object.fromEntries(searchParams), atMs: Date.now() }
    requests.push(asked)
    signals.push(signal)
    const given = answer(asked)
    if (given === null) return new Promise<never>(() => undefined)
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200 })
  }
  return { requests, signals, api: createApi({ baseUrl: BASE_URL, fetch }) }
}

/** A catalog of so many pages, with one product on each. */
function makeCatalog(pages: number) {
  const products = Array.from({ length: pages }, () => makeProduct())
  const service = makeService(({ query }) => ({
    body: {
      products: products.slice(Number(query.page) - 1, Number(query.page)),
      page_number: Number(query.page),
      page_size: 500,
      total_pages: pages,
    },
  }))
  return { ...service, products }
}

const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.problem.kind : error),
  )

const mostInAnyMinute = (requests: readonly Asked[]) =>
  Math.max(
    ...requests.map(
      ({ atMs: from }) => requests.filter(({ atMs }) => atMs >= from && atMs < from + 60_000).length,
    ),
  )

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the products of a store', () => {
  function read({ api }: Pick<ReturnType<typeof makeService>, 'api'>) {
    const stop = new AbortController()
    const found: unknown[] = []
    const done = problemOf(readProducts(api, vendorId, stop.signal, (page) => void found.push(...page)))
    return { stop, found, done }
  }

  it('are asked for in the largest pages, until the last one', async () => {
    const catalog = makeCatalog(3)
    const { found, done } = read(catalog)
    await expect(done).resolves.toBe('none')
    expect(found).toEqual(catalog.products)
    expect(catalog.requests.map(({ path, query }) => [path, query])).toEqual(
      ['1', '2', '3'].map((page) => ['/vendors/store%2F12/catalog', { page, page_size: '500' }]),
    )
  })

  it('are one request for an empty store', async () => {
    const catalog = makeCatalog(0)
    await expect(read(catalog).done).resolves.toBe('none')
    expect(catalog.requests).toHaveLength(1)
  })

  it('end at an empty page, however many a service promises', async () => {
    const service = makeService(({ query }) => ({
      body: {
        products: Number(query.page) < 3 ? [makeProduct()] : [],
        page_number: Number(query.page),
        page_size: 500,
        total_pages: 1_000_000,
      },
    }))
    await expect(read(service).done).resolves.toBe('none')
    expect(service.requests).toHaveLength(3)
  })

  it('of most stores come without a pause', async () => {
    const catalog = makeCatalog(8)
    const startedMs = Date.now()
    await expect(read(catalog).done).resolves.toBe('none')
    expect(catalog.requests).toHaveLength(8)
    expect(Date.now()).toBe(startedMs)
  })

  it('of a large store come with a pause after the eighth page and every further one', async () => {
    const catalog = makeCatalog(11)
    const { found, done } = read(catalog)
    const asked: number[] = []
    await jest.advanceTimersByTimeAsync(0)
    for (let nth = 0; nth < 3; nth += 1) {
      asked.push(catalog.requests.length)
      await jest.advanceTimersByTimeAsync(2_499)
      asked.push(catalog.requests.length)
      await jest.advanceTimersByTimeAsync(1)
    }
    expect(asked).toEqual([8, 8, 9, 9, 10, 10])
    await expect(done).resolves.toBe('none')
    expect(found).toEqual(catalog.products)
  })

  it('of the largest store leave the platform room for everything else', async () => {
    const catalog = makeCatalog(200)
    const { done } = read(catalog)
    await jest.advanceTimersByTimeAsync(10 * 60_000)
    await expect(done).resolves.toBe('none')
    expect(catalog.requests).toHaveLength(200)
    expect(mostInAnyMinute(catalog.requests)).toBeLessThanOrEqual(budgets.requests.catalogInAnyMinute)
  })

  it('are no longer asked for when nobody wants them, not even after the pause', async () => {
    const catalog = makeCatalog(20)
    const { stop, done } = read(catalog)
    await jest.advanceTimersByTimeAsync(1_000)
    stop.abort()
    await expect(done).resolves.not.toBe('none')
    expect(jest.getTimerCount()).toBe(0)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(catalog.requests).toHaveLength(8)
  })

  // Fails until `pause` of api/catalog takes its listener away again; then this becomes an `it`.
  it('hold on to whoever wants them no more after a hundred pauses than after one', async () => {
    const catalog = makeCatalog(110)
    const { stop, done } = read(catalog)
    await jest.advanceTimersByTimeAsync(10 * 60_000)
    await expect(done).resolves.toBe('none')
    expect(getEventListeners(stop.signal, 'abort')).toEqual([])
  })

  it('are no longer waited for when nobody wants them', async () => {
    const service = makeService(() => null)
    const { stop, done } = read(service)
    await jest.advanceTimersByTimeAsync(1_000)
    stop.abort()
    await expect(done).resolves.toBe('cancelled')
    expect(service.requests).toHaveLength(1)
    expect(service.signals[0]?.aborted).toBe(true)
  })

  it('go on from a page on, no faster than they would have', async () => {
    const catalog = makeCatalog(12)
    const stop = new AbortController()
    const pages: number[] = []
    const done = problemOf(
      readProducts(catalog.api, vendorId, stop.signal, (_, page) => void pages.push(page), 10),
    )
    await jest.advanceTimersByTimeAsync(2_499)
    expect(pages).toEqual([10])
    await jest.advanceTimersByTimeAsync(10_000)
    await expect(done).resolves.toBe('none')
    expect(pages).toEqual([10, 11, 12])
  })

  it('are asked for no sooner than the page before was taken', async () => {
    const catalog = makeCatalog(2)
    const taken: (() => void)[] = []
    const take = () => new Promise<void>((resolve) => taken.push(resolve))
    const done = problemOf(readProducts(catalog.api, vendorId, new AbortController().signal, take))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(catalog.requests).toHaveLength(1)
    taken[0]?.()
    await jest.advanceTimersByTimeAsync(0)
    expect(catalog.requests).toHaveLength(2)
    taken[1]?.()
    await expect(done).resolves.toBe('none')
  })

  it('are parsed in small steps, and a broken one says where it stands', () => {
    const products = Array.from({ length: 100 }, () => makeProduct())
    const steps = [...parseProducts(products)]
    expect(steps).toHaveLength(10)
    const broken = [...products, { ...makeProduct(), title: 7 }]
    expect(() => [...parseProducts(broken)]).toThrow(
      expect.objectContaining({ problem: { kind: 'broken-answer', path: 'products[100].title' } }),
    )
  })

  it('fail with the page that fails, after those before it were heard of', async () => {
    const product = makeProduct()
    const service = makeService(({ query }) =>
      query.page === '1'
        ? { body: { products: [product], page_number: 1, page_size: 500, total_pages: 5 } }
        : { status: 503, body: { code: 'DOWN', message: 'down' } },
    )
    const { found, done } = read(service)
    await expect(done).resolves.toBe('service-failing')
    expect(found).toEqual([product])
    expect(service.requests).toHaveLength(2)
  })
})

describe('a product that is looked up with an item in hand', () => {
  it('is one small request', async () => {
    const product = makeProduct()
    const service = makeService(() => ({
      body: { products: [product], page_number: 1, page_size: 5, total_pages: 9 },
    }))
    await expect(lookUpProducts(service.api, vendorId, '40&06 1')).resolves.toEqual([product])
    expect(service.requests).toEqual([
      {
        path: '/vendors/store%2F12/catalog',
        query: { query_term: '40&06 1', page_size: '5' },
        atMs: Date.now(),
      },
    ])
  })

  it('is given up after two and a half seconds', async () => {
    const service = makeService(() => null)
    let outcome: unknown = 'still waiting'
    void problemOf(lookUpProducts(service.api, vendorId, 'milk')).then((problem) => (outcome = problem))
    await jest.advanceTimersByTimeAsync(2_499)
    expect(outcome).toBe('still waiting')
    await jest.advanceTimersByTimeAsync(1)
    expect(outcome).toBe('timeout')
    expect(service.requests).toHaveLength(1)
    expect(service.signals[0]?.aborted).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('the orders that are done', () => {
  it('are those of the last twelve hours that are no longer to be picked', async () => {
    const done = makeOrder({ status: 'DISPATCHED' })
    // A platform that does not know the filter sends everything.
    const service = makeService(() => ({ body: [makeOrder(), done] }))
    const client = createQueryClient(() => undefined)
    await expect(client.fetchQuery(doneOrdersOptions(service.api, vendorId))).resolves.toEqual([done])
    client.clear()
    const [asked] = service.requests
    expect(service.requests).toHaveLength(1)
    expect(asked?.query.status?.split(',')).not.toContain('RECEIVED')
    expect(asked?.query.status?.split(',')).toContain('DISPATCHED')
    expect(Date.parse(asked?.query.start_time ?? '')).toBe(Date.now() - 12 * 60 * 60_000)
  })
})

describe('a device with the done orders open', () => {
  async function watchBoth(status: number) {
    const body = status === 200 ? [] : { code: 'DOWN', message: 'down' }
    const service = makeService(() => ({ status, body }))
    const client = createQueryClient(() => undefined)
    const stops = [
      new QueryObserver(client, receivedOrdersOptions(service.api, vendorId)).subscribe(() => undefined),
      new QueryObserver(client, doneOrdersOptions(service.api, vendorId)).subscribe(() => undefined),
    ]
    await jest.advanceTimersByTimeAsync(10 * 60_000)
    stops.forEach((stop) => stop())
    client.clear()
    return service.requests
  }

  it('keeps both lists fresh, with at most 6 requests a minute', async () => {
    const requests = await watchBoth(200)
    const received = requests.filter(({ query }) => query.status === 'RECEIVED')
    expect(received.length).toBeGreaterThanOrEqual(39)
    expect(requests.length - received.length).toBeGreaterThanOrEqual(20)
    expect(mostInAnyMinute(requests)).toBeLessThanOrEqual(6)
  })

  // Fails until `doneOrdersOptions` leaves retrying to its interval, as the received ones do; then this becomes an `it`.
  it('asks no more than that of a service that fails', async () => {
    expect(mostInAnyMinute(await watchBoth(500))).toBeLessThanOrEqual(6)
  })
})
