import { expect, type Page } from '@playwright/test'
import { type DeviceRole } from '@/domain/contract/device'
import { makeDevice, setupPath } from '@/scripts/support/makeDevice'

/** A set-up code for the demo's first store. A picker's is for a device that people share. */
export async function makeCode(page: Page, role: DeviceRole = 'picker'): Promise<string> {
  const portal = { key: process.env.TOTE_JOURNEYS_PORTAL_KEY ?? '' }
  const wanted = { name: 'Journeys', role, shared: role === 'picker' }
  return (await makeDevice(page.request, portal, wanted)).setupCode
}

/** Sets this browser up as a device that people share. */
export async function shareDevice(page: Page): Promise<void> {
  await page.goto(setupPath(await makeCode(page)))
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
}

/** On the large keys. */
export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
}

export async function join(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'New here' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Next' }).click()
  await typePin(page, pin)
  await expect(page.getByRole('heading', { name: 'Type the PIN once more' })).toBeVisible()
  await typePin(page, pin)
  await expectOrders(page)
}

/** Says who they are. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

export async function enter(page: Page, name: string, pin: string): Promise<void> {
  await choose(page, name)
  await typePin(page, pin)
  await expectOrders(page)
}

export async function expectOrders(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: /^To pick/ })).toBeVisible()
}

/** Signs out as whoever goes on a break does. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('The device stays set up.')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
}

export async function lockNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
}
