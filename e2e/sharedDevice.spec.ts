import { STORE } from '@/scripts/support/demoStore'
import { scan } from '@/scripts/support/scanner'
import { expect, test } from './support/journey'
import { enter, join, signOut, typePin } from './support/people'
import { makeDeviceToken } from './support/setupSheet'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

test('a code that the portal made for several people is scanned, and nobody is asked for a name before', async ({
  page,
  context,
}) => {
  const office = await context.newPage()
  const who = 'Several people: everyone signs in with a PIN'
  const { code } = await makeDeviceToken(office, { name: 'Handheld for all', store: STORE, who })
  await office.close()

  await page.goto('/')
  await expect(page.getByLabel('Set-up code')).toBeVisible()
  await scan(page, code)
  await expect(page.getByRole('heading', { name: STORE })).toBeVisible()
  await expect(page.getByText('Nobody has joined this device yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try as picker' })).toHaveCount(0)
  await join(page, 'Mira', '7294')
})

test('somebody shares the device that was their own, in the middle of their work', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Share this device' }).click()
  await typePin(page, '7294')
  await typePin(page, '7294')
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await signOut(page)
  await join(page, 'Jonas', '836150')
  await signOut(page)
  await enter(page, 'Jonas', '836150')
})

test('a team lead’s own device cannot be shared: everybody would be one', async ({ page }) => {
  await signIn(page, 'team lead')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share this device' })).toHaveCount(0)
})
