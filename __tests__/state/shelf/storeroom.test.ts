import { QueryClient } from '@tanstack/react-query'
import { createApi } from '@/api/client'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Product } from '@/domain/contract/product'
import { type Kept } from '@/state/kept/kept'
import { type Shelf } from '@/state/shelf/shelf'
import { createStoreroom, type Storeroom } from '@/state/shelf/storeroom'
import { shelfKey, shelfOptions } from '@/state/shelf/useShelf'
import { makeCountedKept } from '../../support/countedKept'
import { makeSetup } from '../../support/factories'
import { makeProduct } from '../../support/products'

const MINUTE_MS = 60_000
const store = makeSetup()
const elsewhere = makeSetup({ chainId: 'other-chain' })

/** Each product with a barcode, a name and a shelf of its own. */
const made = (nth: number, more: Partial<Record<keyof Product, unknown>> = {}) =>
  makeProduct({
    sku: `sku-${nth}`,
    title: `Product number ${nth}`,
    barcodes: [withCheckDigit(`4${String(nth).padStart(11, '0')}`)],
    categories: [{ global_id: `category-${nth}`, name: {} }],
    ...more,
  })
const [a, b, c, d] = [made(1), made(2), made(3), made(4)]

/** A service with one product a page; `fails` from some page on. */
function makeService(products: readonly Product[]) {
  const service = { products, failsFrom: Infinity, asked: [] as number[] }
  const api = createApi({
    baseUrl: 'https://tote.example',
    fetch: async (url) => {
      const page = Number(new URL(url).searchParams.get('page'))
      service.asked.push(page)
      if (page >= service.failsFrom) throw new TypeError('Network request failed')
      const answer = {
        products: service.products.slice(page - 1, page),
        page_number: page,
        page_size: 1,
        total_pages: service.products.length,
      }
      return new Response(JSON.stringify(answer))
    },
  })
  return { service, api }
}

function makeDevice(kept: Kept) {
  const time = { nowMs: 1_800_000_000_000 }
  const clock = { nowMs: () => time.nowMs, after: () => () => undefined }
  return { time, start: () => createStoreroom(kept, clock, () => Promise.resolve()) }
}

function setUp(products: readonly Product[] = [a, b, c]) {
  const disk = makeCountedKept()
  const { service, api } = makeService(products)
  const shown: Shelf[] = []
  const refresh = (room: Storeroom, layouts = DEFAULT_LAYOUTS, at = store) =>
    room.refresh(at, { api, layouts, onShelf: (shelf) => shown.push(shelf) })
  return { ...disk, ...makeDevice(disk.kept), service, api, shown, refresh }
}

const skusOf = (shelf: Shelf | undefined) => shelf?.search('product', 100).map(({ sku }) => sku)
const finds = (shelf: Shelf | undefined, { sku, barcodes, categories }: Product) =>
  shelf?.find(sku)?.sku === sku &&
  shelf.findByKey(barcodeKey(barcodes[0] ?? '', DEFAULT_LAYOUTS))[0]?.sku === sku &&
  shelf.productsIn([categories[0]?.global_id ?? ''])[0]?.sku === sku
const pagesIn = (rows: ReadonlyMap<string, string>) =>
  [...rows.keys()].filter((key) => key.includes('/page/'))

describe('the catalog of a store', () => {
  it('is read from the service, page by page, and then whole', async () => {
    const { start, refresh, service, time, shown } = setUp()
    const shelf = await refresh(start())
    expect(shelf).toMatchObject({ size: 3, isWhole: true, readAtMs: time.nowMs })
    expect([a, b, c].map((product) => finds(shelf, product))).toEqual([true, true, true])
    expect(service.asked).toEqual([1, 2, 3])
    expect(shown).toEqual([])
  })

  it('is asked for one page ahead while the last one is packed, and no further', async () => {
    const { service, api, kept } = setUp()
    const waiting: (() => void)[] = []
    const room = createStoreroom(
      kept,
      { nowMs: Date.now, after: () => () => undefined },
      () => new Promise((resolve) => waiting.push(resolve)),
    )
    void room.refresh(store, { api, layouts: DEFAULT_LAYOUTS, onShelf: () => undefined })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(service.asked).toEqual([1, 2])
    expect(waiting).toHaveLength(1)
  })

  it('is nothing before it was read', async () => {
    const { start } = setUp()
    const room = start()
    expect(room.find(store, DEFAULT_LAYOUTS)).toBeUndefined()
    await expect(room.load(store, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
  })

  it('is whole where the store sells nothing', async () => {
    const { start, refresh } = setUp([])
    await expect(refresh(start())).resolves.toMatchObject({ size: 0, isWhole: true })
    await expect(start().load(store, DEFAULT_LAYOUTS)).resolves.toMatchObject({ size: 0, isWhole: true })
  })

  it('is there without a network when the app starts again', async () => {
    const { start, refresh, service, time } = setUp()
    await refresh(start())
    const readAtMs = time.nowMs
    time.nowMs += 20 * MINUTE_MS
    service.failsFrom = 1
    const room = start()
    const shelf = await room.load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 3, isWhole: true, readAtMs })
    expect([a, b, c].map((product) => finds(shelf, product))).toEqual([true, true, true])
    expect(room.find(store, DEFAULT_LAYOUTS)).toBe(shelf)
  })

  it('is not asked for again within half an hour, and then it is', async () => {
    const { start, refresh, service, time } = setUp()
    const room = start()
    const first = await refresh(room)
    time.nowMs += 29 * MINUTE_MS
    await expect(refresh(room)).resolves.toBe(first)
    await expect(refresh(start())).resolves.toMatchObject({ size: 3 })
    expect(service.asked).toHaveLength(3)
    time.nowMs += MINUTE_MS
    await refresh(room)
    expect(service.asked).toHaveLength(6)
  })

  it('is asked for when somebody has set the clock back', async () => {
    const { start, refresh, service, time } = setUp()
    await refresh(start())
    time.nowMs -= 300 * MINUTE_MS
    await refresh(start())
    expect(service.asked).toHaveLength(6)
  })

  it('stays in use while it is read anew, and is then the new one', async () => {
    const { start, refresh, service, time, shown } = setUp()
    await refresh(start())
    time.nowMs += 31 * MINUTE_MS
    service.products = [b, c, d]
    const room = start()
    const shelf = await refresh(room)
    expect(shown.map(skusOf)).toEqual([['sku-1', 'sku-2', 'sku-3']])
    expect(skusOf(shelf)).toEqual(['sku-2', 'sku-3', 'sku-4'])
    expect(finds(shelf, a)).toBe(false)
    expect(room.find(store, DEFAULT_LAYOUTS)).toBe(shelf)
  })

  it('is read by other layouts without asking anybody', async () => {
    const label = withCheckDigit('211000100000')
    const { start, refresh, service } = setUp([made(1, { barcodes: [label] })])
    await refresh(start())
    const room = start()
    const [weighed, plain] = [await refresh(room), await refresh(room, [])]
    const other = withCheckDigit('211000101234')
    expect(weighed.findByKey(barcodeKey(other, DEFAULT_LAYOUTS))).toHaveLength(1)
    expect(plain.findByKey(barcodeKey(other, []))).toEqual([])
    expect(plain.findByKey(barcodeKey(label, []))).toHaveLength(1)
    expect(service.asked).toHaveLength(1)
    expect(shelfKey(store.vendorId, [])).not.toEqual(shelfKey(store.vendorId, DEFAULT_LAYOUTS))
  })

  it('of another store is never shown, not even under the same number in another chain', async () => {
    const { start, refresh, rows } = setUp()
    const room = start()
    await refresh(room)
    expect(room.find(elsewhere, DEFAULT_LAYOUTS)).toBeUndefined()
    await expect(room.load(elsewhere, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
    await expect(start().load(elsewhere, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
    await expect(room.load(store, DEFAULT_LAYOUTS)).resolves.toMatchObject({ size: 3 })
    expect(pagesIn(rows)).toHaveLength(3)
  })

  it('takes the place of another store that the device worked for', async () => {
    const { start, refresh, rows } = setUp()
    await refresh(start())
    await refresh(start(), DEFAULT_LAYOUTS, elsewhere)
    expect(pagesIn(rows)).toHaveLength(3)
    await expect(start().load(store, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
  })

  it('says nothing that is not needed for picking, and nothing of the device', async () => {
    const { start, refresh, rows } = setUp([made(1, { descriptions: { en: 'Long.' } })])
    await refresh(start())
    const written = [...rows].flat().join()
    expect(written).not.toContain('Long.')
    expect(written).not.toContain(store.token)
  })
})

describe('a reading of the catalog that is cut', () => {
  const cut = async ({ start, refresh, service }: ReturnType<typeof setUp>, failsFrom: number) => {
    service.failsFrom = failsFrom
    await expect(refresh(start())).rejects.toThrow('offline')
    service.failsFrom = Infinity
    service.asked.length = 0
  }

  it('has what it has, and knows that it is not all', async () => {
    const device = setUp()
    await cut(device, 3)
    expect(device.shown.map(skusOf)).toEqual([['sku-1', 'sku-2']])
    const shelf = await device.start().load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 2, isWhole: false, readAtMs: 0 })
    expect(finds(shelf, b)).toBe(true)
  })

  it('stops at a page that nobody can read, with what came before it', async () => {
    const device = setUp([a, { ...b, title: 7 as unknown as string }, c, d])
    await expect(device.refresh(device.start())).rejects.toThrow('broken-answer')
    expect(device.service.asked.length).toBeLessThan(4)
    expect(device.shown.map(skusOf)).toEqual([['sku-1']])
  })

  it('shows nothing new where it has nothing', async () => {
    const device = setUp()
    await cut(device, 1)
    expect(device.shown).toEqual([])
  })

  it('goes on where it stood', async () => {
    const device = setUp()
    await cut(device, 3)
    const shelf = await device.refresh(device.start())
    expect(device.service.asked).toEqual([3])
    expect(shelf).toMatchObject({ size: 3, isWhole: true })
  })

  it('begins anew when that is too long ago', async () => {
    const device = setUp()
    await cut(device, 3)
    device.time.nowMs += 31 * MINUTE_MS
    await device.refresh(device.start())
    expect(device.service.asked).toEqual([1, 2, 3])
  })

  it('loses nothing of the one before: what has moved to a page that is still to come is there', async () => {
    const device = setUp([a, b])
    await device.refresh(device.start())
    device.time.nowMs += 31 * MINUTE_MS
    const dearer = { ...a, price: 9.99 }
    device.service.products = [d, dearer, b]
    await cut(device, 2)
    const shelf = await device.start().load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 3, isWhole: true })
    expect([a, b, d].map((product) => finds(shelf, product))).toEqual([true, true, true])
    expect(shelf?.find(a.sku)?.price).toBe(a.price)

    await cut(device, 3)
    const further = await device.start().load(store, DEFAULT_LAYOUTS)
    expect(further?.find(a.sku)?.price).toBe(9.99)
    expect(further?.size).toBe(3)
  })

  it('keeps what has vanished until the next one comes to its end', async () => {
    const device = setUp([a, b, c])
    await device.refresh(device.start())
    device.time.nowMs += 31 * MINUTE_MS
    device.service.products = [b, d]
    await cut(device, 2)
    expect(finds(await device.start().load(store, DEFAULT_LAYOUTS), a)).toBe(true)
    const shelf = await device.refresh(device.start())
    expect(skusOf(shelf)).toEqual(['sku-2', 'sku-4'])
    expect(pagesIn(device.rows)).toHaveLength(2)
  })
})

describe('the pages of a catalog on the disk', () => {
  it('are written once as long as they do not change', async () => {
    const { start, refresh, time, service, changes } = setUp()
    await refresh(start())
    changes()
    time.nowMs += 31 * MINUTE_MS
    service.products = [a, { ...b, price: 7 }, c]
    await refresh(start())
    const { written, removed } = changes()
    expect(written.filter((key) => key.includes('/page/'))).toHaveLength(1)
    expect(removed).toHaveLength(1)
  })

  it.each<[string, string | undefined]>([
    ['is lost', undefined],
    ['is broken', '{oops'],
  ])('leave the rest in use when one of them %s, and are then read anew', async (_, text) => {
    const { start, refresh, rows, service } = setUp()
    await refresh(start())
    const [key = ''] = pagesIn(rows)
    if (text === undefined) rows.delete(key)
    else rows.set(key, text)
    const shelf = await start().load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 2, isWhole: false })
    service.asked.length = 0
    await expect(refresh(start())).resolves.toMatchObject({ size: 3, isWhole: true })
    expect(service.asked).toEqual([1, 2, 3])
  })

  it('are shared by two tabs: what one has read the other one has', async () => {
    const { start, refresh, service, rows } = setUp()
    const [one, two] = [start(), start()]
    await two.load(store, DEFAULT_LAYOUTS)
    await refresh(one)
    await expect(refresh(two)).resolves.toMatchObject({ size: 3, isWhole: true })
    expect(service.asked).toEqual([1, 2, 3])
    expect(pagesIn(rows)).toHaveLength(3)
  })

  it('are harmless when two tabs write them at once', async () => {
    const { start, refresh, rows } = setUp()
    await Promise.all([refresh(start()), refresh(start())])
    expect(pagesIn(rows)).toHaveLength(3)
    await expect(start().load(store, DEFAULT_LAYOUTS)).resolves.toMatchObject({ size: 3, isWhole: true })
  })
})

describe('the shelf that screens ask for', () => {
  const makeClient = () =>
    new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })

  it('is as old as the catalog, not as the moment when the disk was read', async () => {
    const { start, refresh, time, api } = setUp()
    await refresh(start())
    const room = start()
    await room.load(store, DEFAULT_LAYOUTS)
    const options = shelfOptions(api, store, DEFAULT_LAYOUTS, room)
    const client = makeClient()
    const query = client.getQueryCache().build(client, client.defaultQueryOptions(options))
    expect(query.state).toMatchObject({ dataUpdatedAt: time.nowMs, data: { size: 3 } })
  })

  it('shows what was kept where the service cannot be reached', async () => {
    const { start, refresh, time, api, service } = setUp()
    await refresh(start())
    time.nowMs += 31 * MINUTE_MS
    service.failsFrom = 1
    const options = shelfOptions(api, store, DEFAULT_LAYOUTS, start())
    const client = makeClient()
    await expect(client.fetchQuery(options)).rejects.toThrow('offline')
    expect(client.getQueryData<Shelf>(options.queryKey)).toMatchObject({ size: 3, isWhole: true })
  })

  it('is not shown to who has come to another store meanwhile', async () => {
    const { start, refresh, time, api } = setUp()
    await refresh(start())
    time.nowMs += 31 * MINUTE_MS
    const client = makeClient()
    const asked = client.fetchQuery(shelfOptions(api, store, DEFAULT_LAYOUTS, start())).catch(() => undefined)
    client.clear()
    await asked
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})
