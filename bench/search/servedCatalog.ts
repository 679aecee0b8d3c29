import { type BrowserContext, type Page } from '@playwright/test'
import { toldAt } from '../shelf/assortment'

const PAGE_SIZE = 500

/** The pause that the app makes between two pages of a large catalog; see `api/catalog.ts`. */
const PAUSE_MS = 2_500

/** What a page remembers so that it is not hurried. */
const OWN_PACE = 'bench-own-pace'

/** Leaves out the pauses that the app makes between pages, which are minutes for a large store. */
export async function hurryPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([pauseMs, ownPace]) => {
      const wait = window.setTimeout.bind(window)
      const isLeftOut = (ms?: number) => ms === pauseMs && localStorage.getItem(ownPace) === null
      const hurried = (act: TimerHandler, ms?: number) => wait(act, isLeftOut(ms) ? 0 : ms)
      Object.assign(window, { setTimeout: hurried })
    },
    [PAUSE_MS, OWN_PACE] as const,
  )
}

/** Whether the app makes its pauses from now on. */
export const setOwnPace = (page: Page, hasOwnPace: boolean): Promise<void> =>
  page.evaluate(
    ([ownPace, isSet]) => (isSet ? localStorage.setItem(ownPace, '') : localStorage.removeItem(ownPace)),
    [OWN_PACE, hasOwnPace] as const,
  )

/**
 * A store of so many products, told page by page in the service's place. Whoever asks it for a name gets nothing: what
 * is found is found on the device.
 */
export async function serveCatalog(context: BrowserContext, products: number): Promise<void> {
  // What tsx hands to the browser names its functions by this.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  await hurryPages(context)
  await context.route(/\/vendors\/[^/]+\/catalog\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const page = Number(asked.get('page') ?? 1)
    const isPage = !asked.has('query_term') && asked.get('page_size') === String(PAGE_SIZE)
    const first = (page - 1) * PAGE_SIZE
    const size = isPage ? Math.max(0, Math.min(PAGE_SIZE, products - first)) : 0
    return route.fulfill({
      json: {
        products: Array.from({ length: size }, (_, row) => toldAt(first + row)),
        page_number: page,
        page_size: PAGE_SIZE,
        total_pages: isPage ? Math.ceil(products / PAGE_SIZE) : 1,
      },
    })
  })
}
