import { createApi } from '@/api/client'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Product } from '@/domain/contract/product'
import { type Kept } from '@/state/kept/kept'
import { type Shelf } from '@/state/shelf/shelf'
import { createStoreroom, type Storeroom } from '@/state/shelf/storeroom'
import { makeCountedKept } from '../../support/countedKept'
import { makeSetup } from '../../support/factories'
import { makeProduct } from '../../support/products'

export const MINUTE_MS = 60_000
export const store = makeSetup()
export const elsewhere = makeSetup({ chainId: 'other-chain' })

/** Each product with a barcode, a name and a shelf of its own. */
export const made = (nth: number, more: Partial<Record<keyof Product, unknown>> = {}) =>
  makeProduct({
    sku: `sku-${nth}`,
    title: `Product number ${nth}`,
    barcodes: [withCheckDigit(`4${String(nth).padStart(11, '0')}`)],
    categories: [{ global_id: `category-${nth}`, name: {} }],
    ...more,
  })
export const [a, b, c, d] = [made(1), made(2), made(3), made(4)]

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

/** A device in a store, with a service that can be changed and a clock that can be turned. */
export function setUp(products: readonly Product[] = [a, b, c]) {
  const disk = makeCountedKept()
  const { service, api } = makeService(products)
  const shown: Shelf[] = []
  const refresh = (room: Storeroom, layouts = DEFAULT_LAYOUTS, at = store) =>
    room.refresh(at, { api, layouts, onShelf: (shelf) => shown.push(shelf) })
  return { ...disk, ...makeDevice(disk.kept), service, api, shown, refresh }
}

export const skusOf = (shelf: Shelf | undefined) => shelf?.search('product', 100).map(({ sku }) => sku)
export const finds = (shelf: Shelf | undefined, { sku, barcodes, categories }: Product) =>
  shelf?.find(sku)?.sku === sku &&
  shelf.findByKey(barcodeKey(barcodes[0] ?? '', DEFAULT_LAYOUTS))[0]?.sku === sku &&
  shelf.productsIn([categories[0]?.global_id ?? ''])[0]?.sku === sku
export const pagesIn = (rows: ReadonlyMap<string, string>) =>
  [...rows.keys()].filter((key) => key.includes('/page/'))
