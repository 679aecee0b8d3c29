import { type Browser, type Page } from '@playwright/test'
import { median } from '../service/figures'
import { installPacer, isFull, ISOLATED, startPacer, type Pacer } from './pace'

/**
 * The class of a cheap handheld: what a phone of about 150 euros (a Moto G Power of 2022) reaches in the benchmark index
 * that Lighthouse and Chromium's own developer tools calibrate by. A desktop of today reaches 1,500 to 3,000.
 */
const CHEAP_HANDHELD = 264

/** Short and many: some cores have their full speed for a tenth of a second at a time. */
const PROBE_MS = 40
const MOST_PROBES = 600
const STEPS = 8
const CLOSE_ENOUGH = 0.03
const SLOWEST = 40

/** So many count, made while the core had its full speed. */
const COUNTED = 10

export type Calibration = {
  hostIndex: number
  slowDown: number
  index: number
  /** How long the work of `pace.ts` takes while the page's core has its full speed. */
  fullPaceMs: number
}

/** `paceMs`: the slowest of those around it. `bestMs`: of all that were ever taken. */
type Probe = { index: number; paceMs: number; bestMs: number }

/** An empty page in which `pace.ts` can look. */
export async function openProbe(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/calibrate', (route) => route.fulfill({ contentType: 'text/html', headers: ISOLATED }))
  await page.goto('http://localhost/calibrate')
  // What tsx hands to the browser names its functions by this.
  await page.evaluate('globalThis.__name ??= (named) => named')
  await page.evaluate(installPacer)
  await startPacer(page)
  return page
}

/** Slows the page down until its main thread is as fast as that of a cheap handheld. */
export async function slowDownToHandheld(page: Page): Promise<Calibration> {
  const cdp = await page.context().newCDPSession(page)
  const throttle = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })
  await throttle(1)
  const unslowed = await measureIndex(page)
  const hostIndex = unslowed.index
  let slowDown = Math.max(1, hostIndex / CHEAP_HANDHELD)
  let closest = { slowDown: 1, ...unslowed }
  // What was measured corrects what was meant.
  for (let step = 0; step < STEPS && farFrom(closest.index) > CLOSE_ENOUGH; step += 1) {
    await throttle(slowDown)
    const { index, fullPaceMs } = await measureIndex(page)
    if (farFrom(index) < farFrom(closest.index)) closest = { slowDown, index, fullPaceMs }
    slowDown = Math.min(SLOWEST, Math.max(1, slowDown * (index / CHEAP_HANDHELD)))
  }
  return { hostIndex, ...closest }
}

const farFrom = (index: number) => Math.abs(Math.log(index / CHEAP_HANDHELD))

/** Slowed down by others, too, a page would be slowed down too little afterwards, and whatever it does would look good. */
async function measureIndex(page: Page): Promise<{ index: number; fullPaceMs: number }> {
  const found: Probe[] = []
  for (let nth = 0; nth < MOST_PROBES; nth += 1) {
    const probe = await page.evaluate(probePage, PROBE_MS)
    found.push(probe)
    const counted = found.filter(({ paceMs }) => isFull(probe.bestMs, paceMs))
    if (counted.length >= COUNTED)
      return { index: median(counted.map(({ index }) => index)), fullPaceMs: probe.bestMs }
  }
  throw new Error('This machine is never at its full speed. Measure again later, or on another one.')
}

/**
 * The index is the mean of two counts, each in tens a second: strings of 10,000 letters that are put together letter by
 * letter, and arrays of 100,000 numbers that are copied one number after another. In the page, so all in one function.
 */
function probePage(forMs: number): Probe {
  const { pacer } = window as unknown as { pacer: Pacer }
  const countRuns = (run: (nth: number) => void) => {
    pacer.takePace()
    const begun = performance.now()
    let runs = 0
    while (performance.now() - begun < forMs) run((runs += 1))
    const index = (runs * 100) / (performance.now() - begun)
    pacer.takePace()
    return index
  }
  const glue = () => {
    let text = ''
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a'
    if (text.length === 1) throw new Error('Never; so that nothing is left out')
  }
  const one = Array.from({ length: 100_000 }, (_, index) => index)
  const other = [...one]
  const copy = (nth: number) => {
    const [from, to] = nth % 2 === 0 ? [one, other] : [other, one]
    for (let index = 0; index < from.length; index += 1) to[index] = from[index] ?? 0
  }
  pacer.taken = []
  const index = (countRuns(glue) + countRuns(copy)) / 2
  const paceMs = Math.max(...pacer.taken.map(({ tookMs }) => tookMs))
  return { index, paceMs, bestMs: pacer.bestMs }
}
