import { z } from 'zod'
import { workplaceKey } from '@/domain/outbox/command'
import { shelfPlace } from '@/state/shelf/catalogFile'
import { type Line } from '../../catalog/line'
import { PAGE_SIZE, type CannedStore } from '../cannedStore'
import { setupFor, type Device } from '../device'
import { readKept, writeKept } from '../keptRows'
import { codesOf, makeOrders } from '../orders'
import { FULL_DEVICE } from '../plan'
import { scanLines } from '../scanLines'
import { type Stage } from '../stage'
import { awaitCatalog } from './fill'
import { startAnew, startBefore } from './installed'
import { measureScanning, type Scanned } from './scanning'
import { openFor } from './start'
import { waitUntil } from './waitUntil'

/** Older than the app lets a catalog get (`state/shelf/catalog.ts`). */
const AGE_MS = 31 * 60_000

const { products } = FULL_DEVICE
const NEARLY_LAST = products / PAGE_SIZE - 9

/**
 * Somebody scans while the app reads its catalog anew, in which every product has changed: from the first page on, and
 * from the last ten pages until the new catalog has taken the place of the old one.
 */
export async function measureRefresh(stage: Stage): Promise<Line[]> {
  const { browser, plan, tell, serve } = stage
  const store = await serve('tote')
  store.stock.products = products
  const device = await openFor(browser, store.url, 1)
  try {
    tell(`filling a device: ${products} products ...`)
    await awaitCatalog(device, products)
    await waitUntil('the catalog is written', async () => (await readList(device, store)).begun === undefined)
    const [some] = makeOrders(1, 1)
    if (some !== undefined) {
      store.stock.orders = [some]
      await startBefore(device, 'tote', `/orders/${some.order_id}/pick`)
    }
    tell('scanning while the catalog is read anew ...')
    const first = await scanFromPage(stage, device, store, 1)
    if (first.read === 0) throw new Error('No product was read while somebody scanned.')
    tell('scanning while the last pages are read ...')
    const last = await scanFromPage(stage, device, store, NEARLY_LAST)
    if (last.read < products) throw new Error('The new catalog was not whole before the last scan.')
    const count = products.toLocaleString('en')
    return [
      ...scanLines(`${plan.scans} scans while ${count} products are read anew`, [first.scanned]),
      { name: '  products read meanwhile', figure: first.read.toLocaleString('en') },
      ...scanLines(`${plan.scans} scans while the new catalog takes the place of the old`, [last.scanned]),
    ]
  } finally {
    await device.close()
  }
}

/** Scans an order, and lets the reading go on from this page with the first scan. */
async function scanFromPage(
  { plan, calibration }: Stage,
  device: Device,
  store: CannedStore,
  page: number,
): Promise<{ scanned: Scanned; read: number }> {
  const { stock } = store
  const picked = makeOrders(1, plan.scans)
  const gate = makeGate()
  const edition = (stock.edition ?? 0) + 1
  Object.assign(stock, { orders: picked, edition, held: { page, until: gate.opened } })
  await device.slowDown(1)
  const old = { ...(await readList(device, store)), readAtMs: Date.now() - AGE_MS, begun: undefined }
  await writeKept(device.page, listKeyOf(store), JSON.stringify(old))
  const isAsked = device.page.waitForRequest(new RegExp(`/catalog\\?page=${page}&`), { timeout: READING_MS })
  await startAnew(device, `/orders/${picked[0]?.order_id}/pick`)
  await isAsked
  await device.slowDown(calibration.slowDown)
  const scanned = await measureScanning(device, picked.flatMap(codesOf), { begin: gate.open })
  return { scanned, read: readSince(old, await readList(device, store)) }
}

const READING_MS = 120_000

const listSchema = z.looseObject({
  readAtMs: z.number(),
  begun: z.looseObject({ nextPage: z.int() }).optional(),
})
type List = z.infer<typeof listSchema>

const listKeyOf = ({ url }: CannedStore) => `${shelfPlace(workplaceKey(setupFor(url)))}list`

async function readList({ page }: Device, store: CannedStore): Promise<List> {
  const key = listKeyOf(store)
  const { [key]: text = '{}' } = await readKept(page, key)
  return listSchema.parse(JSON.parse(text))
}

/** How many products of a newer reading are on the device. */
function readSince(old: List, { readAtMs, begun }: List): number {
  if (readAtMs > old.readAtMs) return products
  return begun === undefined ? 0 : (begun.nextPage - 1) * PAGE_SIZE
}

function makeGate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
