import { type Page } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { scan } from '@/scripts/support/scanner'
import { codes } from './support/codes'
import { getLine, goods } from './support/goods'
import { typeAmount } from './support/keypad'
import { enter, expectOrders, join, lockNow, shareDevice, typePin } from './support/people'
import { expect, test } from './support/scenario'

test.use({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })

const IDLE_MS = 5 * 60_000

const locked = (page: Page) => page.getByRole('heading', { name: 'Locked' })
const progress = (page: Page, done: number, { items }: Order) =>
  page.getByText(`${done} of ${items.length} done`)

async function unlock(page: Page): Promise<void> {
  await expect(locked(page)).toBeVisible()
  await typePin(page, '7294')
  await expect(locked(page)).toHaveCount(0)
}

/** Mira picks an order on a shared device. The page is loaded anew on the way, so the lock is met once. */
async function pickAsMira(page: Page, order: Order): Promise<void> {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await page.goto(`/orders/${order.order_id}/pick`)
  await unlock(page)
  await expect(progress(page, 0, order)).toBeVisible()
}

/** Nobody touches the device for so long; then somebody does. */
async function leaveAlone(page: Page): Promise<void> {
  // Not before: keys that a scanner types are told from others by their times.
  await page.clock.install()
  await page.clock.fastForward(IDLE_MS)
  await page.keyboard.press('Shift')
  await expect(locked(page)).toBeVisible()
}

/** What a keyboard reaches on its way around the page. */
async function reachable(page: Page): Promise<string[]> {
  const names = new Set<string>()
  for (let steps = 0; steps < 25; steps += 1) {
    await page.keyboard.press('Tab')
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  return [...names].filter(Boolean).sort()
}

const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].map((one) => Math.round(one.scrollTop)).filter((top) => top > 0),
  )

test('a device that nobody touches locks, and the pick is where it was', async ({ page, partner }) => {
  const skus = [goods.milk, goods.oatDrink, goods.tomatoes, goods.sourdough, goods.gouda, goods.youngGouda]
  const order = await partner.takeOrder({
    delivery: 'PLATFORM',
    items: skus.map((sku) => ({ sku, quantity: 1 })),
  })
  const milk = getLine(order, goods.milk)
  await pickAsMira(page, order)
  await scan(page, ...codes(milk))
  await expect(progress(page, 1, order)).toBeVisible()
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 180)
  await expect.poll(() => scrolled(page)).not.toEqual([])
  const before = await scrolled(page)
  const title = await page.title()

  await leaveAlone(page)
  await expect(page).toHaveTitle(/^Locked/)
  await expect(progress(page, 1, order)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  const keys = ['Delete the last digit', 'Someone else', ...'0123456789'].sort()
  expect(await reachable(page), 'the keyboard stays before the lock').toEqual(keys)

  await unlock(page)
  await expect(progress(page, 1, order)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.order_id}/pick$`))
  await expect(page).toHaveTitle(title)
  expect(await scrolled(page)).toEqual(before)
})

test('what was half typed behind the lock is still there', async ({ page, partner }) => {
  const order = await partner.takeOrder({ delivery: 'PLATFORM', items: [{ sku: goods.apples, weight: 1 }] })
  await pickAsMira(page, order)
  await page.getByRole('button', { name: /weigh/i }).first().click()
  const sheet = page.getByRole('dialog', { name: getLine(order, goods.apples).name })
  await typeAmount(page, '1.05')
  await expect(sheet).toContainText('1.05')

  await leaveAlone(page)
  await expect(sheet).toHaveCount(0)
  await unlock(page)
  await expect(sheet).toContainText('1.05')
})

test('a device that is started again shows the lock and nothing else, not even for a moment', async ({
  page,
}) => {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await page.addInitScript(() => {
    const look = () => {
      const seen = [...document.querySelectorAll('[role="tab"]')].some(
        (tab) => tab.closest('[inert]') === null,
      )
      if (seen) document.documentElement.dataset.flashed = 'yes'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(locked(page)).toBeVisible()
  // The list is there, behind it.
  await expect(page.locator('[inert] [role="tab"]').first()).toBeAttached()
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
  await unlock(page)
  await expect(page.locator('html')).toHaveAttribute('data-flashed')

  await lockNow(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(locked(page)).toBeVisible()
  await unlock(page)
  await expectOrders(page)
})

test('somebody else takes over, and the journal says who did what', async ({ page, partner }) => {
  const order = await partner.takeOrder({
    delivery: 'PLATFORM',
    items: [
      { sku: goods.milk, quantity: 1 },
      { sku: goods.oatDrink, quantity: 1 },
    ],
  })
  const pick = `/orders/${order.order_id}/pick`
  await pickAsMira(page, order)
  await scan(page, ...codes(getLine(order, goods.milk)))
  await expect(progress(page, 1, order)).toBeVisible()
  await page.reload()
  await expect(locked(page)).toBeVisible()

  await page.getByRole('button', { name: 'Someone else' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await join(page, 'Jonas', '836150')
  await page.goto(pick)
  await typePin(page, '836150')
  await expect(locked(page)).toHaveCount(0)
  await scan(page, ...codes(getLine(order, goods.oatDrink)))
  await expect(progress(page, 1, order)).toBeVisible()

  const journal = `/orders/${order.order_id}/journal`
  await page.goto(journal)
  await typePin(page, '836150')
  await expect(page.getByText(/ · .*Jonas/).first()).toBeVisible()
  await expect(page.getByText(/Mira/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await lockNow(page)
  await page.getByRole('button', { name: 'Someone else' }).click()
  await enter(page, 'Mira', '7294')
  await page.goto(journal)
  await unlock(page)
  await expect(page.getByText(/ · .*Mira/).first()).toBeVisible()
})
