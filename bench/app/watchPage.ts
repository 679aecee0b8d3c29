import { type BrowserContext, type Page } from '@playwright/test'
import { installPacer, type Pace, type Pacer } from './pace'

type Watched = {
  /** When the progress bar first showed at least so many, by the page's clock. */
  shownAt: number[]
  /** When each Enter was pressed, by the same clock. */
  enteredAt: number[]
  longTasks: number[]
  /** When a text or a bar first stood on the screen. */
  firstAt: Record<string, number>
}

/** A browser's own; TypeScript does not know it yet. */
type Scheduler = { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> }

/** What to look for, and the selector that finds it. */
export type Marks = Record<string, string>

/** Lets the page itself note when things are painted: the frame after the change, so the change is on the screen. */
export async function watchPages(context: BrowserContext, marks: Marks): Promise<void> {
  // What tsx hands to the browser names its functions by this.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  await context.addInitScript(installPacer)
  await context.addInitScript((wanted: Marks) => {
    /** As long as a scan takes: whoever looked within that time need not look again. */
    const RECENTLY_MS = 50
    const { pacer } = window as unknown as { pacer: Pacer }
    const watched: Watched = { shownAt: [], enteredAt: [], longTasks: [], firstAt: {} }
    Object.assign(window, { watched })
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') watched.enteredAt.push(timeStamp)
        else if (timeStamp - (pacer.taken.at(-1)?.atMs ?? 0) > RECENTLY_MS) pacer.takePace()
      },
      true,
    )
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    const painted = (note: (atMs: number) => void) =>
      requestAnimationFrame(() => {
        // Right after the frame: before whatever else has come in while it was drawn.
        const { scheduler } = window as unknown as { scheduler: Scheduler }
        void scheduler.postTask(() => note(performance.now()), { priority: 'user-blocking' })
      })
    const look = () => {
      const count = Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? 0)
      if (count > watched.shownAt.length) {
        const from = watched.shownAt.length
        // Set at once, so that the next look does not count them again; the paint corrects it.
        for (let nth = from; nth < count; nth += 1) watched.shownAt.push(Number.POSITIVE_INFINITY)
        painted((atMs) => {
          for (let nth = from; nth < count; nth += 1) watched.shownAt[nth] = atMs
          pacer.takePace()
        })
      }
      for (const [name, selector] of Object.entries(wanted)) {
        if (name in watched.firstAt || document.querySelector(selector) === null) continue
        watched.firstAt[name] = Number.POSITIVE_INFINITY
        painted((atMs) => (watched.firstAt[name] = atMs))
      }
    }
    const start = () =>
      new MutationObserver(look).observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-valuenow'],
      })
    if (document.documentElement) start()
    else document.addEventListener('readystatechange', start, { once: true })
  }, marks)
}

export const readWatched = (page: Page): Promise<Watched & { paces: Pace[] }> =>
  page.evaluate(() => {
    const { watched, pacer } = window as unknown as { watched: Watched; pacer: Pacer }
    return { ...watched, paces: pacer.taken }
  })

/** From now on, as if nothing had been seen; what the bar shows already stays counted. */
export const watchAnew = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched }
    watched.longTasks = []
    watched.enteredAt = []
  })

/** When a mark was painted after the page was asked for. */
export async function paintedAt(page: Page, mark: string, timeoutMs = 120_000): Promise<number> {
  const found = await page.waitForFunction(
    (name) => {
      const atMs = (window as unknown as { watched?: Watched }).watched?.firstAt[name]
      return atMs !== undefined && Number.isFinite(atMs) ? atMs : undefined
    },
    mark,
    { timeout: timeoutMs, polling: 50 },
  )
  return (await found.jsonValue()) ?? Number.NaN
}
