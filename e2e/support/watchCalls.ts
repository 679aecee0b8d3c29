import { type Page, type Request } from '@playwright/test'

/** Nothing new for so long, and nothing under way: the app is at rest. */
const QUIET_MS = 300

/** Between two looks at what was asked while time passes. */
const STEP_MS = 2_500

/** Everything that a page asks of the service, as `GET /orders/...`. */
export function watchCalls(page: Page) {
  const calls: string[] = []
  let underWay = 0
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/v2/')
  const end = (request: Request) => {
    if (isCall(request)) underWay -= 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('request', (request) => {
    if (!isCall(request)) return
    const { pathname, search } = new URL(request.url())
    underWay += 1
    calls.push(`${request.method()} ${pathname.replace(/^\/v2\/chains\/[^/]+/, '')}${search}`)
  })

  /** What was asked since the last time, once the app is at rest. */
  async function take(): Promise<string[]> {
    let before: number
    do {
      before = calls.length
      await page.waitForTimeout(QUIET_MS)
    } while (underWay > 0 || calls.length > before)
    return calls.splice(0)
  }

  return {
    take,
    /** What is asked while so much time passes in a page whose clock stands still otherwise. */
    async takeDuring(ms: number): Promise<string[]> {
      const asked: string[] = []
      for (let passedMs = 0; passedMs < ms; passedMs += STEP_MS) {
        await page.clock.runFor(STEP_MS)
        asked.push(...(await take()))
      }
      return asked
    },
  }
}

/** From here on a busy machine does not make the app ask more often. The clock of the page must be installed. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(nowMs + 60_000)
}
