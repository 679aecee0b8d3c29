import { type Order } from '@/domain/contract/order'
import { nextVersion } from '@/domain/orders/judgeUpdate'
import { ALL_ORDERS } from '@/state/orders/keptOrders'
import { type Line } from '../../catalog/line'
import { type Stock } from '../cannedStore'
import { type Device } from '../device'
import { hurry, LOOKS } from '../hurry'
import { readKept } from '../keptRows'
import { codesOf, makeOrders } from '../orders'
import { FULL_DEVICE, LINES, SCANS_MEANWHILE } from '../plan'
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

/** Of the orders to pick, a hundred a page. */
const LAST_PAGE = `page=${FULL_DEVICE.orders / 100}`

const CHANGED = 'Changed while somebody scanned'

/** Somebody scans while other orders change, and while the catalog is read anew. */
export const measureUpdates = async (stage: Stage): Promise<Line[]> => [
  ...(await measureChanges(stage)),
  ...(await measureRefresh(stage)),
]

async function measureChanges({ browser, plan, calibration, tell, serve }: Stage): Promise<Line[]> {
  const { url, stock } = await serve('tote')
  const scans = Math.max(plan.scans, SCANS_MEANWHILE)
  const picked = makeOrders(1, scans)
  const others = makeOrders(FULL_DEVICE.orders - 1, LINES)
  stock.orders = [...picked, ...others]
  const device = await openFor(browser, url, 1)
  try {
    tell(`scanning while ${plan.updates} of ${others.length} other orders change ...`)
    await hurry(device.context, LOOKS)
    const path = `/orders/${picked[0]?.order_id}/pick`
    await startBefore(device, 'tote', path)
    await startAnew(device, path)
    await waitUntil('all orders are read', async () => (await countOrders(device)) === stock.orders.length)
    await device.slowDown(calibration.slowDown)
    const change = changeOneByOne(stock, others.slice(0, plan.updates))
    const spreadMs = scans * EVERY_MS - LAST_CHANGE_MS
    const codes = picked.flatMap(codesOf)
    // A look that has just ended: the next one falls into the scans, however few they are.
    await device.page.waitForResponse((response) => response.url().endsWith(LAST_PAGE))
    const scanned = await measureScanning(device, codes, {
      begin: () => spread(plan.updates, spreadMs, change),
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

function changeOneByOne(stock: Stock, orders: readonly Order[]): (nth: number) => void {
  return (nth) => {
    const place = stock.orders.findIndex(({ order_id }) => order_id === orders[nth]?.order_id)
    const before = stock.orders[place]
    if (before === undefined) throw new Error(`There is no order ${nth} to change`)
    stock.orders[place] = nextVersion({ ...before, comment: CHANGED }, new Date())
  }
}

/** Does something so many times, evenly over a while. */
function spread(times: number, overMs: number, act: (nth: number) => void): void {
  for (let nth = 0; nth < times; nth += 1) setTimeout(() => act(nth), (nth * overMs) / times)
}
