import { type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { makeSetup } from '@/__tests__/support/factories'
import packageJson from '@/package.json'
import { SEEN_VERSION_KEY } from '@/state/care/seenVersion'
import { SESSION_KEY, writeSavedSession } from '@/state/session/savedSession'
import { hurryPages } from '../search/servedCatalog'
import { type Scanner } from './scanner'
import { watchPages, type Marks } from './watchPage'

export type Device = {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  /** One code after another; tells by how many milliseconds the scanner itself was late with each. */
  scan: (codes: readonly string[], everyMs: number) => Promise<number[]>
  /** Another page of the same device, as slow. */
  open: (path: string) => Promise<void>
  /** So many times slower than this machine. */
  slowDown: (times: number) => Promise<void>
  close: () => Promise<void>
}

export type Tools = { browser: Browser; scanner: Scanner }

export const PICKER = 'Mira'

export const setupFor = (address: string) =>
  makeSetup({ address, chainId: 'market-hall', vendorId: 'store-12' })

/** A browser as a handheld has it: its screen, its processor, and somebody signed in. */
export async function openDevice(
  { browser, scanner }: Tools,
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
    scan: (codes, everyMs) => scanner.scan(cdp, codes, everyMs),
    open: async (path) => void (await page.goto(`${url}${path}`, { waitUntil: 'commit' })),
    slowDown: slow,
    close: () => context.close(),
  }
}
