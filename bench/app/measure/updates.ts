import { ALL_ORDERS } from '@/state/orders/orderPlaces'
import { type Line } from '../../catalog/line'
import { type Device } from '../device'
import { hurry, LOOKS } from '../hurry'
import { readKept } from '../keptRows'
import { codesOf, makeOrders } from '../orders'
import { FULL_DEVICE, LINES, SCANS_BEFORE, SCANS_MEANWHILE } from '../plan'
import { scanLines } from '../scanLines'
import { type Stage } from '../stage'
import { startAnew, startBefore } from './installed'
import { measureRefresh } from './refresh'
import { EVERY_MS, measureScanning } from './scanning'
import { openFor } from './start'
import { waitUntil } from './waitUntil'

/** Before the last scan nothing changes any more, so that the app can hear of it while somebody scans. */
const LAST_CHANGE_MS = 7_000

/** Fewer than this part of them, taken in while somebody scanned, and nothing was measured. */
const LEAST_PART = 0.5

/** Of the orders to pick, fifty a page. */
const LAST_PAGE = `page=${FULL_DEVICE.orders / 50}`

/** So many looks after the start the engine has cleared away what the start has left. */
const LOOKS_BEFORE = 3

const CHANGED = 'Changed while somebody scanned'

/** Somebody scans while other orders change, and while the catalog is read anew. */
export const measureUpdates = async (stage: Stage): Promise<Line[]> => [
  ...(await measureChanges(stage)),
  ...(await measureRefresh(stage)),
]

async function measureChanges(stage: Stage): Promise<Line[]> {
  const { plan, calibration, tell, serveToScan } = stage
  const store = await serveToScan('tote')
  const scans = Math.max(plan.scans, SCANS_MEANWHILE)
  const picked = makeOrders(1, SCANS_BEFORE + scans)
  const others = makeOrders(FULL_DEVICE.orders - 1, LINES)
  await store.stock({ orders: [...picked, ...others] })
  const device = await openFor(stage, store.url, 1)
  try {
    tell(`scanning while ${plan.updates} of ${others.length} other orders change ...`)
    await hurry(device.context, LOOKS)
    const path = `/orders/${picked[0]?.order_id}/pick`
    await startBefore(device, 'tote', path)
    await startAnew(device, path)
    await waitUntil('all orders are read', async () => (await countOrders(device)) === FULL_DEVICE.orders)
    await device.slowDown(calibration.slowDown)
    const changes = {
      orderIds: others.slice(0, plan.updates).map(({ order_id }) => order_id),
      comment: CHANGED,
      overMs: scans * EVERY_MS - LAST_CHANGE_MS,
    }
    const codes = picked.flatMap(codesOf)
    // A look that has just ended: the next one falls into the scans, however few they are.
    for (let look = 0; look < LOOKS_BEFORE; look += 1)
      await device.page.waitForResponse((response) => response.url().endsWith(LAST_PAGE))
    const scanned = await measureScanning(device, codes, calibration, {
      before: SCANS_BEFORE,
      begin: () => void store.change(changes),
    })
    const meanwhile = await countOrders(device, CHANGED)
    await device.slowDown(1)
    await waitUntil(
      'all updates are taken in',
      async () => (await countOrders(device, CHANGED)) === plan.updates,
    )
    if (meanwhile < plan.updates * LEAST_PART)
      throw new Error(`Only ${meanwhile} of ${plan.updates} updates were taken in while somebody scanned.`)
    return [
      ...scanLines(`${scans} scans while ${plan.updates} of ${FULL_DEVICE.orders} orders change`, [scanned]),
      { name: '  updates taken in meanwhile', figure: `${meanwhile} of ${plan.updates}` },
    ]
  } finally {
    await device.close()
  }
}

/** The orders on the device's disk that hold a text. */
async function countOrders({ page }: Device, holding = ''): Promise<number> {
  const kept = Object.entries(await readKept(page, ALL_ORDERS))
  return kept.filter(([key, text]) => key.includes('/one/') && text.includes(holding)).length
}
