import { z } from 'zod'
import { workplaceKey } from '@/domain/outbox/command'
import { shelfPlace } from '@/state/shelf/catalogFile'
import { type Line } from '../../catalog/line'
import { type CannedStore } from '../cannedStore'
import { setupFor, type Device } from '../device'
import { readKept, writeKept } from '../keptRows'
import { codesOf, makeOrders } from '../orders'
import { FULL_DEVICE, SCANS_BEFORE } from '../plan'
import { scanLines } from '../scanLines'
import { type Stage } from '../stage'
import { PAGE_SIZE } from '../store/protocol'
import { setOwnPace } from '../../search/servedCatalog'
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
 * Somebody scans while the app reads its catalog anew, in which every product has changed. At its own pace that takes
 * eight minutes, of which the first and the last are measured: the last ten pages, and the new catalog that takes the
 * place of the old one. Then the same without its pauses, as fast as no store ever sees it.
 */
export async function measureRefresh(stage: Stage): Promise<Line[]> {
  const { plan, tell, serveToScan } = stage
  const store = await serveToScan('tote')
  await store.stock({ products })
  const device = await openFor(stage, store.url, 1)
  try {
    tell(`filling a device: ${products} products ...`)
    await awaitCatalog(device, products)
    await waitUntil('the catalog is written', async () => (await readList(device, store)).begun === undefined)
    const [some] = makeOrders(1, 1)
    if (some !== undefined) {
      await store.stock({ orders: [some] })
      await startBefore(device, 'tote', `/orders/${some.order_id}/pick`)
    }
    tell('scanning while the catalog is read anew ...')
    const first = await scanFromPage(stage, device, store, { page: 1, edition: 1, hasOwnPace: true })
    if (first.read === 0) throw new Error('No product was read while somebody scanned.')
    tell('scanning while the last pages are read ...')
    const last = await scanFromPage(stage, device, store, { page: NEARLY_LAST, edition: 2, hasOwnPace: true })
    if (last.read < products) throw new Error('The new catalog was not whole before the last scan.')
    tell('scanning while all of it is read without a pause ...')
    const hurried = await scanFromPage(stage, device, store, { page: 1, edition: 3, hasOwnPace: false })
    const count = products.toLocaleString('en')
    return [
      ...scanLines(`${plan.scans} scans while ${count} products are read anew`, [first.scanned]),
      readLine(first.read),
      ...scanLines(`${plan.scans} scans while the new catalog takes the place of the old`, [last.scanned]),
      ...scanLines(`${plan.scans} scans while they are read without the app's pauses`, [hurried.scanned]),
      readLine(hurried.read),
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
  { page, edition, hasOwnPace }: { page: number; edition: number; hasOwnPace: boolean },
): Promise<{ scanned: Scanned; read: number }> {
  const picked = makeOrders(1, SCANS_BEFORE + plan.scans)
  await store.stock({ orders: picked, edition, heldPage: page })
  await device.slowDown(1)
  await setOwnPace(device.page, false)
  const old = { ...(await readList(device, store)), readAtMs: Date.now() - AGE_MS, begun: undefined }
  await writeKept(device.page, listKeyOf(store), JSON.stringify(old))
  const isAsked = device.page.waitForRequest(new RegExp(`/catalog\\?page=${page}&`), { timeout: READING_MS })
  await startAnew(device, `/orders/${picked[0]?.order_id}/pick`)
  await isAsked
  await setOwnPace(device.page, hasOwnPace)
  await device.slowDown(calibration.slowDown)
  const scanned = await measureScanning(device, picked.flatMap(codesOf), calibration, {
    before: SCANS_BEFORE,
    begin: () => void store.letGo(),
  })
  return { scanned, read: readSince(old, await readList(device, store)) }
}

const READING_MS = 120_000

const readLine = (read: number): Line => ({
  name: '  products read meanwhile',
  figure: read.toLocaleString('en'),
})

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
