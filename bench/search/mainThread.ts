import { type Browser, type Page } from '@playwright/test'
import { z } from 'zod'

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional() }).optional(),
    }),
  ),
})

/** The browser tells each task under a second name as well. */
const TASK = 'ThreadControllerImpl::RunTask'

/** How long each task of the page's main thread took, as the browser itself traced it, while something was done. */
export async function traceTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasksOf = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name === TASK)
      .map(({ dur = 0 }) => dur / 1_000),
  )
  // A browser keeps renderers in reserve: the one that worked is the page's.
  const worked = (tasks: readonly number[]) => tasks.reduce((sum, ms) => sum + ms, 0)
  const [tasks] = tasksOf.sort((one, other) => worked(other) - worked(one))
  if (tasks === undefined || tasks.length === 0) throw new Error('The trace has no task of the page')
  return tasks
}
