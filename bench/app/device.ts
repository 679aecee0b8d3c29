import { type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { makeSetup } from '@/__tests__/support/factories'
import packageJson from '@/package.json'
import { SEEN_VERSION_KEY } from '@/state/care/seenVersion'
import { SESSION_KEY, writeSavedSession } from '@/state/session/savedSession'
import { hurryPages } from '../search/servedCatalog'
import { watchPages, type Marks } from './watchPage'

export type Device = {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** Another page of the same device, as slow. */
  open: (path: string) => Promise<void>
  /** So many times slower than this machine. */
  slowDown: (times: number) => Promise<void>
  close: () => Promise<void>
}

export const PICKER = 'Mira'

export const setupFor = (address: string) =>
  makeSetup({ address, chainId: 'market-hall', vendorId: 'store-12' })

/** A browser as a handheld has it: its screen, its processor, and somebody signed in. */
export async function openDevice(
  browser: Browser,
  url: string,
  slowDown: number,
  marks: Marks,
): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })
  await watchPages(context, marks)
  await hurryPages(context)
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of kept)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [
      [SESSION_KEY, writeSavedSession({ setup: setupFor(url), picker: PICKER })],
      // Nobody is told of a new version.
      [SEEN_VERSION_KEY, packageJson.version],
    ] as const,
  )
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const slow = async (rate: number) => void (await cdp.send('Emulation.setCPUThrottlingRate', { rate }))
  await slow(slowDown)
  return {
    context,
    page,
    cdp,
    open: async (path) => void (await page.goto(`${url}${path}`, { waitUntil: 'commit' })),
    slowDown: slow,
    close: () => context.close(),
  }
}
