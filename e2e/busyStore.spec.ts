import { type Page } from '@playwright/test'
import { budgets } from '@/scripts/budgets'
import { openBusyStore, type BusyStore } from './support/busyStore'
import { expect, test } from './support/journey'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

const ORDERS = 1_000

let store: BusyStore
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  store = await openBusyStore(request, ORDERS)
  await request.dispose()
})
test.afterAll(() => store.close())

/** The most cards that stood in the page at once while somebody scrolled to the end, as fast as a thumb throws. */
async function scrollToEnd(page: Page): Promise<number> {
  const first = page.getByRole('button', { name: /^T1-\d+/ }).first()
  return first.evaluate(async (card) => {
    const countCards = () =>
      [...document.querySelectorAll('button, [role=button]')].filter(({ textContent }) =>
        /^T1-\d/.test(textContent),
      ).length
    let list = card.parentElement
    while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement
    if (list === null) throw new Error('The cards stand in no list')
    let most = countCards()
    while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
      list.scrollTop += 3 * list.clientHeight
      await new Promise(requestAnimationFrame)
      most = Math.max(most, countCards())
    }
    return most
  })
}

test(`of ${ORDERS} orders only what fills a screen is in the page, down to the last`, async ({ page }) => {
  test.slow()
  await page.goto(store.setupUrl)
  await page.getByLabel('Your name').fill('Mira')
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('tab', { name: `To pick ${ORDERS}` })).toBeVisible()
  const most = await scrollToEnd(page)
  await expect(page.getByRole('button', { name: store.last.order_code })).toBeInViewport()
  expect(most).toBeGreaterThan(3)
  expect(most).toBeLessThanOrEqual(budgets.mountedRows.orders)
})
