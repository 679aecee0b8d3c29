import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, getChromium } from '@/scripts/support/findChromium'
import { findFreePort } from '@/scripts/support/freePort'
import { openBuilds, type BuildName } from './builds'
import { type Tools } from './device'
import { openProbe, slowDownToHandheld, type Calibration } from './calibrate'
import { openStore, type CannedStore } from './cannedStore'
import { giveQuietCore } from './ownCore'
import { type Plan } from './plan'
import { openScanner } from './scanner'

type StageCalibration = Calibration & { hasOwnCore: boolean }

export type Stage = Tools & {
  plan: Plan
  calibration: StageCalibration
  tell: (line: string) => void
  /** One of the apps with an empty store behind it. */
  serve: (name: BuildName) => Promise<CannedStore>
  /** The same for pages that look at their core's speed around each scan. */
  serveToScan: (name: BuildName) => Promise<CannedStore>
  close: () => Promise<void>
}

export async function openStage(plan: Plan, tell: (line: string) => void): Promise<Stage> {
  const builds = await openBuilds(tell)
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: getChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${port}`],
  })
  const scanner = openScanner(port)
  const served: CannedStore[] = []
  const close = async () => {
    await browser.close()
    await scanner.close()
    for (const store of served) await store.close()
    await builds.remove()
  }
  try {
    const calibration = await calibrate(browser)
    tell(calibrationWords(calibration))
    if (!calibration.hasOwnCore) tell('No core of its own for the page: expect a wider spread.')
    const open = async (name: BuildName, hasFineClock: boolean) => {
      const store = await openStore({ webRoot: await builds.make(name), hasFineClock })
      served.push(store)
      return store
    }
    return {
      browser,
      scanner,
      plan,
      calibration,
      tell,
      serve: (name) => open(name, false),
      serveToScan: (name) => open(name, true),
      close,
    }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function calibrate(browser: Browser): Promise<StageCalibration> {
  const page = await openProbe(browser)
  try {
    const hasOwnCore = await giveQuietCore(browser, page)
    return { ...(await slowDownToHandheld(page)), hasOwnCore }
  } finally {
    await page.close()
  }
}

export const calibrationWords = ({ hostIndex, slowDown, index }: Calibration) =>
  `benchmark index ${hostIndex.toFixed(0)} here, slowed down ${slowDown.toFixed(1)} times to ${index.toFixed(0)}`
