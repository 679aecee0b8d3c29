import { expect } from '@playwright/test'
import { type Device } from '@/scripts/screens/device'
import { choose, join, shareDevice, signOut, typePin } from './people'

const FREE_TRIES = 5

/** A device that people share: who is there, their PINs, and the lock. */
export async function walkAmongPeople({ page, take }: Device): Promise<void> {
  await shareDevice(page)
  await join(page, 'Mira', '7294')
  await signOut(page)
  await take('people')
  await page.getByRole('button', { name: 'I have a set-up code' }).click()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await take('people-code')
  await page.getByRole('button', { name: 'Back to the people' }).click()

  await page.getByRole('button', { name: 'New here' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await take('people-new')
  await page.getByLabel('Your name').fill('Jonas')
  await page.getByRole('button', { name: 'Next' }).click()
  await typePin(page, '1111')
  await take('people-choose')
  await typePin(page, '836150')
  await typePin(page, '836150')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Use my badge' }).waitFor()
  await take('settings-people')
  await page.getByRole('button', { name: 'Use my badge' }).click()
  await take('badge')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change my PIN' }).click()
  await take('change-pin')
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.getByRole('heading', { name: 'Locked' }).waitFor()
  await take('lock')
  await typePin(page, '5938')
  await expect(page.getByRole('alert')).toBeVisible()
  await take('lock-wrong')

  await page.getByRole('button', { name: 'Someone else' }).click()
  await choose(page, 'Mira')
  await take('people-pin')
  for (let tries = 1; tries <= FREE_TRIES; tries += 1) {
    await typePin(page, '5938')
    await expect(page.getByRole('alert')).toContainText(
      tries < FREE_TRIES ? String(FREE_TRIES - tries) : 'Too many',
    )
  }
  await take('people-wait')
}
