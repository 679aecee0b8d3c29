import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, getChromium } from '@/scripts/support/findChromium'
import { runScript } from '@/scripts/support/runScript'
import { makeBuilds, type Builds } from './app/builds'
import { slowDownToHandheld, type Calibration } from './app/calibrate'
import { serveStore, type CannedStore } from './app/cannedStore'
import { measureScanning, type Scanned } from './app/measure/scanning'
import { awaitCatalog, fillOutbox } from './app/measure/fill'
import { openFor, startAgain, startEmpty, type Start } from './app/measure/start'
import { codesOf, makeOrders } from './app/orders'
import { paintedAt } from './app/watchPage'
import { ms, tableOf, type Line } from './catalog/line'
import { median, quantile, ratioOf } from './service/figures'
import { describeMachine } from './service/machine'

const QUICK = process.argv.includes('--quick')
const ROUNDS = QUICK ? 3 : 9
const SCANS = QUICK ? 100 : 600
const LINES = 80
const FULL = { orders: 1_000, products: 100_000, unsent: 200 }

const GOALS = { startTimes: 2, scanP99Ms: 100, longestTaskMs: 50 }

const tell = (line: string) => void process.stderr.write(`${line}\n`)

type Stores = Record<keyof Omit<Builds, 'remove'>, CannedStore>

/** `npm run bench:app`: the app on a cheap handheld, beside the smallest app there is and beside a naive one. */
runScript(async () => {
  const machine = describeMachine()
  const builds = await makeBuilds(tell)
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags() })
  const stores = await serveAll(builds)
  try {
    const calibration = await calibrate(browser)
    tell(calibrationWords(calibration))
    const lines = [
      ...(await measureStarts(browser, stores, calibration.slowDown)),
      ...(await measureFullStarts(browser, stores, calibration.slowDown)),
      ...(await measureScans(browser, stores, calibration.slowDown)),
    ]
    process.stdout.write(
      `\n${machine} · Chromium ${browser.version()}\n${calibrationWords(calibration)}\n\n${tableOf(lines)}\n`,
    )
  } finally {
    await browser.close()
    for (const store of Object.values(stores)) await store.close()
    await builds.remove()
  }
})

async function serveAll({ tote, bare, naive }: Builds): Promise<Stores> {
  const serve = (folder: string) => serveStore(folder, { orders: [], products: 0, takesUpdates: true })
  return { tote: await serve(tote), bare: await serve(bare), naive: await serve(naive) }
}

async function calibrate(browser: Browser): Promise<Calibration> {
  const page = await browser.newPage()
  try {
    return await slowDownToHandheld(page, await page.context().newCDPSession(page))
  } finally {
    await page.close()
  }
}

const calibrationWords = ({ hostIndex, slowDown, index }: Calibration) =>
  `benchmark index ${hostIndex.toFixed(0)} here, slowed down ${slowDown} times to ${index.toFixed(0)}`

/** In turn, so that whatever else the machine does befalls all of them. */
async function measureStarts(browser: Browser, stores: Stores, slowDown: number): Promise<Line[]> {
  const orders = makeOrders(10, LINES)
  const first = orders[0]?.order_id ?? ''
  for (const { stock } of Object.values(stores)) stock.orders = orders
  const starts: Record<string, Start> = {
    bare: { url: stores.bare.url, path: '/', mark: 'bare' },
    list: { url: stores.tote.url, path: '/orders', mark: 'list' },
    pick: { url: stores.tote.url, path: `/orders/${first}/pick`, mark: 'scannable' },
    naive: { url: stores.naive.url, path: `/#${first}`, mark: 'scannable' },
  }
  const took: Record<string, number[]> = { bare: [], list: [], pick: [], naive: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    tell(`starting, round ${round + 1} of ${ROUNDS} ...`)
    for (const [name, start] of Object.entries(starts))
      took[name]?.push(await startEmpty(browser, slowDown, start))
  }
  const { bare = [], list = [], pick = [], naive = [] } = took
  return [
    { name: 'start of a bare app, empty device', figure: ms(median(bare)) },
    { name: 'start to the first order of the list', ...timesBare(list, bare) },
    { name: 'start to an order that can be scanned', ...timesBare(pick, bare) },
    { name: 'the same of the naive app', figure: timesBare(naive, bare).figure },
  ]
}

function timesBare(own: readonly number[], bare: readonly number[]): Omit<Line, 'name'> {
  const { median: times, least, most } = ratioOf(own, bare)
  return {
    figure: `${ms(median(own))}, ${times.toFixed(2)} times (${least.toFixed(2)}..${most.toFixed(2)})`,
    verdict: { goal: `at most ${GOALS.startTimes} times`, isMet: times <= GOALS.startTimes },
  }
}

/** With a day of a large store on the device, and nobody who answers what was decided. */
async function measureFullStarts(browser: Browser, stores: Stores, slowDown: number): Promise<Line[]> {
  const { url, stock } = stores.tote
  const [orders, decided] = [makeOrders(FULL.orders, LINES), makeOrders(FULL.unsent, LINES)]
  Object.assign(stock, { orders, products: FULL.products, takesUpdates: false })
  const device = await openFor(browser, url, 1)
  const bare = await openFor(browser, stores.bare.url, slowDown)
  try {
    tell(`filling a device: ${FULL.orders} orders, ${FULL.products} products, ${FULL.unsent} unsent ...`)
    await device.open('/orders')
    await paintedAt(device.page, 'list')
    await awaitCatalog(device, FULL.products)
    await fillOutbox(device, url, decided)
    await device.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await bare.open('/')
    const took: { bare: number[]; list: number[]; pick: number[] } = { bare: [], list: [], pick: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      tell(`starting again, round ${round + 1} of ${ROUNDS} ...`)
      took.bare.push(await startAgain(bare, '/', 'bare'))
      took.list.push(await startAgain(device, '/orders', 'list'))
      took.pick.push(await startAgain(device, `/orders/${orders[0]?.order_id}/pick`, 'scannable'))
    }
    return [
      { name: 'start of a bare app, started before', figure: ms(median(took.bare)) },
      { name: 'full device: start to the first order', ...timesBare(took.list, took.bare) },
      { name: 'full device: start to an order that can be scanned', ...timesBare(took.pick, took.bare) },
    ]
  } finally {
    await device.close()
    await bare.close()
    Object.assign(stock, { products: 0, takesUpdates: true })
  }
}

async function measureScans(browser: Browser, stores: Stores, slowDown: number): Promise<Line[]> {
  const [order] = makeOrders(1, SCANS)
  if (order === undefined) return []
  const lines: Line[] = []
  for (const [name, store, path] of [
    ['the app', stores.tote, `/orders/${order.order_id}/pick`],
    ['the naive app', stores.naive, `/#${order.order_id}`],
  ] as const) {
    tell(`scanning, ${name} ...`)
    store.stock.orders = [order]
    const device = await openFor(browser, store.url, slowDown)
    try {
      await device.open(path)
      await device.page.getByRole('progressbar').first().waitFor()
      lines.push(...scanLines(name, await measureScanning(device, codesOf(order))))
    } finally {
      await device.close()
    }
  }
  return lines
}

function scanLines(name: string, { delaysMs, lost, longTasksMs }: Scanned): Line[] {
  const p99 = quantile(delaysMs, 0.99)
  const longest = Math.max(0, ...longTasksMs)
  return [
    {
      name: `${name}: ${SCANS} scans, ten a second, to the paint`,
      figure: `p50 ${ms(median(delaysMs))}, p99 ${ms(p99)}`,
      verdict: { goal: `p99 at most ${GOALS.scanP99Ms} ms`, isMet: p99 <= GOALS.scanP99Ms },
    },
    { name: '  lost', figure: String(lost), verdict: { goal: 'none', isMet: lost === 0 } },
    {
      name: '  tasks over 50 ms',
      figure: longTasksMs.length === 0 ? 'none' : `${longTasksMs.length}, the longest ${ms(longest)}`,
      verdict: { goal: 'none', isMet: longest < GOALS.longestTaskMs },
    },
  ]
}
