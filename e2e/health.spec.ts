import { expect, test } from './support/journey'

test('the service says that it is well', async ({ request }) => {
  const answer = await request.get('/health')
  expect(answer.status()).toBe(200)
})

test('its address opens the app', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Tote/)
  await expect(page.locator('#root')).not.toBeEmpty()
})
