import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, getChromium } from '@/scripts/support/findChromium'
import { openBuilds, type BuildName } from './builds'
import { slowDownToHandheld, type Calibration } from './calibrate'
import { serveStore, type CannedStore } from './cannedStore'
import { giveOwnCore } from './ownCore'
import { type Plan } from './plan'

type StageCalibration = Calibration & { hasOwnCore: boolean }

export type Stage = {
  browser: Browser
  plan: Plan
  calibration: StageCalibration
  tell: (line: string) => void
  /** One of the apps with an empty store behind it. */
  serve: (name: BuildName) => Promise<CannedStore>
  close: () => Promise<void>
}

export async function openStage(plan: Plan, tell: (line: string) => void): Promise<Stage> {
  const builds = await openBuilds(tell)
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags() })
  const served: CannedStore[] = []
  const close = async () => {
    await browser.close()
    for (const store of served) await store.close()
    await builds.remove()
  }
  try {
    const calibration = await calibrate(browser)
    tell(calibrationWords(calibration))
    if (!calibration.hasOwnCore) tell('No core of its own for the page: expect a wider spread.')
    const serve = async (name: BuildName) => {
      const store = await serveStore(await builds.make(name), { orders: [], products: 0, takesUpdates: true })
      served.push(store)
      return store
    }
    return { browser, plan, calibration, tell, serve, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function calibrate(browser: Browser): Promise<StageCalibration> {
  const page = await browser.newPage()
  try {
    const hasOwnCore = await giveOwnCore(browser)
    const found = await slowDownToHandheld(page, await page.context().newCDPSession(page))
    return { ...found, hasOwnCore }
  } finally {
    await page.close()
  }
}

export const calibrationWords = ({ hostIndex, slowDown, index }: Calibration) =>
  `benchmark index ${hostIndex.toFixed(0)} here, slowed down ${slowDown.toFixed(1)} times to ${index.toFixed(0)}`
