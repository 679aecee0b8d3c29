import { type Device, type Tools } from '../device'
import { type BuildName } from '../builds'
import { openFor } from './start'
import { waitUntil } from './waitUntil'

/** The browser keeps compiled code a moment after a start, from the second start on. */
const STARTS_BEFORE = 2
const KEEPING_MS = 2_000

type Installed = { name: BuildName; url: string; path: string; slowDown: number }

/** A device that has started the app before, as each one has after its first minute, and stands before an order. */
export async function openInstalled(tools: Tools, { name, url, path, slowDown }: Installed): Promise<Device> {
  const device = await openFor(tools, url, 1)
  await startBefore(device, name, path)
  await device.slowDown(slowDown)
  await startAnew(device, path)
  return device
}

/** Starts the app before an order until the browser has kept what it will, and more than that does not change it. */
export async function startBefore(device: Device, name: BuildName, path: string): Promise<void> {
  for (let nth = 1; nth <= STARTS_BEFORE; nth += 1) {
    await startAnew(device, path)
    if (name === 'tote') await waitUntil('the app keeps itself', () => isKept(device))
    await device.page.waitForTimeout(KEEPING_MS)
  }
}

/** Stands before an order afterwards. */
export async function startAnew({ page, open }: Device, path: string): Promise<void> {
  // Somewhere else first, so that the whole app starts.
  await page.goto('about:blank')
  await open(path)
  await page.getByRole('progressbar').first().waitFor()
}

const isKept = ({ page }: Device): Promise<boolean> =>
  page.evaluate(async () => (await caches.keys()).length > 0)
