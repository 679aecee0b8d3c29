import { type Line, ms } from '../../catalog/line'
import { median, ratioOf } from '../../service/figures'
import { openDevice, type Device, type Tools } from '../device'
import { GOALS } from '../plan'
import { paintedAt } from '../watchPage'

/** What stands on the screen when a picker can begin. */
const MARKS = {
  bare: '#root [dir=auto]',
  /** The first order of the list. */
  list: '[role=main] [role=button] div',
  /** The bar of the order that is being picked: from here on a scan counts. A spinner is such a bar without a number. */
  scannable: '[role=progressbar][aria-valuenow]',
}

export type Start = { url: string; path: string; mark: keyof typeof MARKS }

/** With nothing on the device: not the app, not an order. From the address to the paint. */
export async function startEmpty(
  tools: Tools,
  slowDown: number,
  { url, path, mark }: Start,
): Promise<number> {
  const device = await openDevice(tools, url, slowDown, MARKS)
  try {
    await device.open(path)
    return await paintedAt(device.page, mark)
  } finally {
    await device.close()
  }
}

/** On a device that has everything, as after a restart in the middle of the day. */
export async function startAgain(
  device: Device,
  slowDown: number,
  path: string,
  mark: keyof typeof MARKS,
): Promise<number> {
  await device.slowDown(slowDown)
  await device.open(path)
  const atMs = await paintedAt(device.page, mark)
  await stop(device)
  return atMs
}

/**
 * The app on it has ended, so the next start is one of the whole app. Nor may it hold up another device: Chromium keeps a
 * core busy to slow down even a page that does nothing.
 */
export async function stop(device: Device): Promise<void> {
  await device.page.goto('about:blank')
  await device.slowDown(1)
}

export const openFor = (tools: Tools, url: string, slowDown: number) =>
  openDevice(tools, url, slowDown, MARKS)

export function timesBare(own: readonly number[], bare: readonly number[]): Omit<Line, 'name'> {
  const { median: times, least, most } = ratioOf(own, bare)
  return {
    figure: `${ms(median(own))}, ${times.toFixed(2)} times (${least.toFixed(2)}..${most.toFixed(2)})`,
    verdict: { goal: `at most ${GOALS.startTimes} times`, isMet: times <= GOALS.startTimes },
  }
}
