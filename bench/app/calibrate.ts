import { type CDPSession, type Page } from '@playwright/test'

/**
 * The class of a cheap handheld: what a phone of about 150 euros (a Moto G Power of 2022) reaches in the benchmark index
 * that Lighthouse and Chromium's own developer tools calibrate by. A desktop of today reaches 1,500 to 3,000.
 */
const CHEAP_HANDHELD = 264

const PROBE_MS = 250
const PROBES = 5
const STEPS = 8
const CLOSE_ENOUGH = 0.03
const SLOWEST = 40

/** Twice as slow is a little less than half as fast; a page much slower than that was probed while the host was busy. */
const MOST_LOST = 1.3
const TRIES = 5

export type Calibration = { hostIndex: number; slowDown: number; index: number }

/** Slows the page down until its main thread is as fast as that of a cheap handheld. */
export async function slowDownToHandheld(page: Page, cdp: CDPSession): Promise<Calibration> {
  // What tsx hands to the browser names its functions by this.
  await page.evaluate('globalThis.__name ??= (named) => named')
  let found = await findSlowDown(page, cdp)
  for (let tries = 1; tries < TRIES && wasDisturbed(found); tries += 1) found = await findSlowDown(page, cdp)
  return found
}

/** Whether something else slowed the page down as well while it was probed: what is measured then looks too good. */
export const wasDisturbed = ({ hostIndex, slowDown, index }: Calibration) =>
  hostIndex / slowDown > index * MOST_LOST

async function findSlowDown(page: Page, cdp: CDPSession): Promise<Calibration> {
  const throttle = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })
  await throttle(1)
  const hostIndex = await measureIndex(page)
  let slowDown = Math.max(1, hostIndex / CHEAP_HANDHELD)
  let closest = { slowDown: 1, index: hostIndex }
  // What was measured corrects what was meant.
  for (let step = 0; step < STEPS && farFrom(closest.index) > CLOSE_ENOUGH; step += 1) {
    await throttle(slowDown)
    const index = await measureIndex(page)
    if (farFrom(index) < farFrom(closest.index)) closest = { slowDown, index }
    slowDown = Math.min(SLOWEST, Math.max(1, slowDown * (index / CHEAP_HANDHELD)))
  }
  return { hostIndex, ...closest }
}

const farFrom = (index: number) => Math.abs(Math.log(index / CHEAP_HANDHELD))

/** The best of a few: whatever else runs on the machine only takes from it. */
async function measureIndex(page: Page): Promise<number> {
  const found: number[] = []
  for (let probe = 0; probe < PROBES; probe += 1) found.push(await probePage(page))
  return Math.max(...found)
}

/** How fast the page is right now, whatever else the machine does for others meanwhile. */
export const probePage = (page: Page): Promise<number> => page.evaluate(probeIndex, PROBE_MS)

/**
 * The index is the mean of two counts, each in tens a second: strings of 10,000 letters that are put together letter by
 * letter, and arrays of 100,000 numbers that are copied one number after another. In the page, so all in one function.
 */
function probeIndex(forMs: number): number {
  const countRuns = (run: (nth: number) => void) => {
    const begun = performance.now()
    let runs = 0
    while (performance.now() - begun < forMs) run((runs += 1))
    return (runs * 100) / (performance.now() - begun)
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
  return (countRuns(glue) + countRuns(copy)) / 2
}
