import { type Page } from '@playwright/test'
import axe, { type AxeResults, type ImpactValue, type RunOptions } from 'axe-core'
import { expect } from './journey'

/** Lesser ones are matters of taste as often as of access. */
const REFUSED: readonly ImpactValue[] = ['serious', 'critical']

type Look = 'light' | 'dark'

/** The other look has other colours and nothing else. The light one comes last: journeys go in it. */
const rulesOf: readonly (readonly [Look, RunOptions])[] = [
  ['dark', { runOnly: ['cat.color'] }],
  ['light', {}],
]

/** Nobody is kept out of what the page shows now, in either look. The journey goes on, and fails in the end. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const faults: string[] = []
  for (const [look, options] of rulesOf) {
    await turnTo(page, look)
    faults.push(...(await findFaults(page, options)).map((fault) => `${look}: ${fault}`))
  }
  expect.soft(faults, `${name} keeps nobody out`).toEqual([])
}

async function turnTo(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look })
  // The app says which look it is in, a page of plain CSS names both, and `normal` has only one.
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(`${look}|normal`))
  await isStill(page)
}

/** What fades in has come; what turns for as long as something is awaited may go on. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isPassing = (move: Animation) => move.effect?.getComputedTiming().endTime !== Infinity
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    )
  })
}

type AxeWindow = { axe?: { run: (options: RunOptions) => Promise<AxeResults> } }

async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => (window as AxeWindow).axe !== undefined)
  // Evaluated by the browser's debugger: the page's own policy lets no foreign script in, and stays so.
  if (!isThere) await page.evaluate(axe.source)
  const results = await page.evaluate((how) => (window as AxeWindow).axe?.run(how), options)
  if (results === undefined) throw new Error('The page was left while it was checked')
  return results.violations
    .filter(({ impact }) => REFUSED.includes(impact ?? null))
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${impact} ${id}: ${target.join(' ')} - ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    )
}
