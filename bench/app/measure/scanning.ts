import { type Calibration } from '../calibrate'
import { type Device } from '../device'
import { giveQuietCore } from '../ownCore'
import { hadFullPace, startPacer } from '../pace'
import { readWatched, watchAnew } from '../watchPage'

export type Scanned = {
  /** From the moment at which the browser gets the Enter of each scan to the frame that shows it. */
  delaysMs: number[]
  /** Of these the ones around which the page's core had its full speed, slowed down as it is meant to be. */
  fullSpeedDelaysMs: number[]
  /** How late the scanner's program pressed the Enter. It shares its core with the rest of the browser; no scanner does. */
  lateMs: number[]
  lost: number
  longTasksMs: number[]
}

export const EVERY_MS = 100
/** As fast as hands are. */
export const BY_HAND_MS = 1_000
const SETTLE_MS = 2_000
const LAST_WAIT_MS = 30_000

type Manner = {
  /** Called with the first scan that counts. */
  begin?: () => void
  everyMs?: number
  /** So many are scanned before that and do not count: somebody is in the middle of an order. */
  before?: number
}

/** Ten scans a second, unless it is told; each one moves the bar on by one. */
export async function measureScanning(
  { context, page, scan }: Device,
  allCodes: readonly string[],
  { fullPaceMs }: Calibration,
  { begin = () => undefined, everyMs = EVERY_MS, before = 0 }: Manner = {},
): Promise<Scanned> {
  // As the picker who has touched the device on the way here: sound is allowed from the first touch on, and takes a while.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(SETTLE_MS)
  await startPacer(page)
  await giveQuietCore(context.browser(), page)
  if (before > 0) {
    await scan(allCodes.slice(0, before), everyMs)
    await page.waitForTimeout(SETTLE_MS)
  }
  const codes = allCodes.slice(before)
  await page.waitForTimeout(SETTLE_MS)
  const { shownAt: shownBefore } = await readWatched(page)
  await watchAnew(page)
  begin()
  const lateMs = await scan(codes, everyMs)
  // Nobody asks the page while it shows the last one: that would be measured, too.
  await page.waitForTimeout(SETTLE_MS)
  await page
    .waitForFunction(
      (count) =>
        (window as unknown as { watched: { shownAt: number[] } }).watched.shownAt.filter(Number.isFinite)
          .length >= count,
      shownBefore.length + codes.length,
      { timeout: LAST_WAIT_MS },
    )
    .catch(() => undefined)
  const { shownAt, enteredAt, longTasks, paces } = await readWatched(page)
  const shown = shownAt.slice(shownBefore.length).map((paintedMs, nth) => {
    const enteredMs = enteredAt[nth] ?? Number.NaN
    return {
      delayMs: paintedMs - enteredMs - (lateMs[nth] ?? 0),
      hadFullSpeed: hadFullPace(paces, fullPaceMs, enteredMs, paintedMs),
    }
  })
  return {
    delaysMs: shown.map(({ delayMs }) => delayMs),
    fullSpeedDelaysMs: shown.filter(({ hadFullSpeed }) => hadFullSpeed).map(({ delayMs }) => delayMs),
    lateMs,
    lost: codes.length - shown.length,
    longTasksMs: longTasks,
  }
}
