import { parseSetupCode } from '@/domain/setup/setupCode'
import { scan } from '@/scripts/support/scanner'
import { goods } from './support/goods'
import { expect, test } from './support/journey'
import {
  choose,
  enter,
  expectOrders,
  join,
  lockNow,
  makeCode,
  shareDevice,
  signOut,
  typePin,
} from './support/people'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

const BADGE = 'STAFF-0041799'

test('a picker joins a shared device, goes, and comes back with a PIN', async ({ page }) => {
  await shareDevice(page)
  await expect(page.getByText('Nobody has joined this device yet.')).toBeVisible()
  // Long enough that no random number of the vault holds it by chance.
  const pin = '729461'
  await join(page, 'Mira', pin)
  await signOut(page)
  await enter(page, 'Mira', pin)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('Mira', { exact: true })).toBeVisible()

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored.includes(pin), 'nothing that is kept tells the PIN').toBe(false)
})

test('a PIN is typed on a keyboard, too', async ({ page }) => {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await signOut(page)
  await choose(page, 'Mira')
  await page.keyboard.type('72999', { delay: 100 })
  await expect(page.getByRole('img', { name: '5 digits typed' })).toBeVisible()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Backspace')
  // Two fingers may be as quick as a scanner.
  await page.keyboard.type('94', { delay: 5 })
  await expect(page.getByRole('img', { name: '4 digits typed' })).toBeVisible()
  await page.waitForTimeout(200)
  await page.keyboard.press('Enter')
  await expectOrders(page)
})

test('a PIN that everybody would guess is refused, and a name is taken once', async ({ page }) => {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await signOut(page)
  await page.getByRole('button', { name: 'New here' }).click()
  await page.getByLabel('Your name').fill('mira')
  await page.getByRole('button', { name: 'Next' }).click()
  await typePin(page, '4321')
  await expect(page.getByRole('alert')).toHaveText('This PIN is too easy to guess. Choose another.')
  await typePin(page, '5938')
  await typePin(page, '5939')
  await expect(page.getByRole('alert')).toHaveText('That was another PIN. Choose again.')
  await typePin(page, '5938')
  await typePin(page, '5938')
  await expect(page.getByRole('alert')).toContainText('Somebody here has this name already.')
  await expect(page.getByLabel('Your name')).toHaveValue('mira')
})

test('five wrong PINs wait, whatever is done to the app and to the clock', async ({ page }) => {
  await page.clock.install()
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await signOut(page)
  await choose(page, 'Mira')
  for (const left of [4, 3, 2, 1]) {
    await typePin(page, '5938')
    await expect(page.getByRole('alert')).toHaveText(
      `Wrong PIN. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
    )
  }
  await typePin(page, '5938')
  const wait = page.getByText(/^Next try in 0:/)
  await expect(wait).toBeVisible()
  await expect(page.getByRole('button', { name: '7', exact: true })).toBeDisabled()

  await page.reload()
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60_000)
  await choose(page, 'Mira')
  await expect(wait).toBeVisible()
  await page.clock.setSystemTime(Date.now() - 24 * 60 * 60_000)
  await page.keyboard.type('7294', { delay: 100 })
  await page.keyboard.press('Enter')
  await expect(wait).toBeVisible()

  await page.clock.fastForward(31_000)
  await expect(wait).toHaveCount(0)
  await typePin(page, '7294')
  await expectOrders(page)
})

test('a badge signs in, and opens the lock', async ({ page }) => {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Use my badge' }).click()
  await expect(page.getByRole('heading', { name: 'Scan your badge now' })).toBeVisible()
  await scan(page, '4006381333931')
  await expect(page.getByRole('alert')).toHaveText('This is a product, not a badge.')
  await scan(page, BADGE)
  await expect(page.getByText('Your badge opens this device from now on.')).toBeVisible()

  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await scan(page, 'STAFF-0041798')
  await expect(page.getByRole('alert')).toHaveText('This badge belongs to nobody here. 4 tries left.')
  await scan(page, BADGE)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await signOut(page)
  await scan(page, BADGE)
  await expectOrders(page)

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored.includes(BADGE), 'the badge is not kept').toBe(false)
})

test('a team lead joins with a code of their own and has a team lead’s tools; the picker has not', async ({
  page,
}) => {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Products' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Promotions' })).toHaveCount(0)
  await expect(page.getByRole('radiogroup', { name: 'Lock after' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await signOut(page)

  await scan(page, await makeCode(page, 'lead'))
  await expect(page.getByText(/as team lead/)).toBeVisible()
  await page.getByLabel('Your name').fill('Lea')
  await page.getByRole('button', { name: 'Next' }).click()
  await typePin(page, '5938')
  await typePin(page, '5938')
  await expectOrders(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Promotions' })).toBeVisible()
  await page.getByRole('radio', { name: '1 minute', exact: true }).click()
  await expect(page.getByRole('radio', { name: '1 minute', exact: true })).toBeChecked()

  // The picker forgot their PIN.
  await page.getByRole('button', { name: 'Mira' }).click()
  await page.getByRole('button', { name: 'New PIN' }).click()
  const lent = (await page.getByText(/^\d{6}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await signOut(page)
  await choose(page, 'Mira')
  await typePin(page, lent)
  await expect(page.getByText(/Choose your own/)).toBeVisible()
  await typePin(page, '6173')
  await typePin(page, '6173')
  await expectOrders(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Promotions' })).toHaveCount(0)
})

test('the token of a shared device opens nothing of a team lead’s at the service', async ({ page }) => {
  const changePrice = async (code: string) => {
    const verdict = parseSetupCode(code, undefined)
    if (verdict.kind !== 'ok') throw new Error(`The code is ${verdict.kind}`)
    const { chainId, vendorId, token } = verdict.setup
    const answer = await page.request.put(`/v2/chains/${chainId}/vendors/${vendorId}/catalog`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { products: [{ sku: goods.milk, active: true }] },
    })
    return answer.status()
  }
  expect(await changePrice(await makeCode(page, 'picker'))).toBe(403)
  expect(await changePrice(await makeCode(page, 'lead'))).toBeLessThan(300)
})

test.describe('a device that the service refuses', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('asks for another code, and knows its people still', async ({ page }) => {
    await shareDevice(page)
    await join(page, 'Mira', '7294')
    await page.route('**/v2/**', (route) => route.continue({ headers: { authorization: 'Bearer revoked' } }))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Everybody here stays known.')
    await page.unroute('**/v2/**')

    await scan(page, await makeCode(page))
    await enter(page, 'Mira', '7294')
  })
})

test('unknown badges have to wait, and PINs go on', async ({ page }) => {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await lockNow(page)
  // Each is looked up before the next one counts.
  for (let badge = 1; badge <= 4; badge += 1) {
    await scan(page, `STAFF-000000${badge}`)
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`${5 - badge} (try|tries) left\\.$`))
  }
  await scan(page, 'STAFF-0000005')
  await expect(page.getByRole('alert')).toHaveText('Too many unknown badges. Use your PIN.')
  await typePin(page, '7294')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})
