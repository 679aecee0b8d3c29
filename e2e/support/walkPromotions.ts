import { type Device } from '@/scripts/screens/device'
import { hold } from './hold'
import { describePromotion } from './promotions'

/** A product that no other journey is about. */
const PAPER = 'Toilet paper'

/** A team lead writes a promotion with faults and without, sends it, looks at it, and stops it. */
export async function walkPromotions({ page, open, take }: Device, name: string): Promise<void> {
  await open('/promotions', page.getByText('Nothing sent from this device'))
  await take('promotions-none')
  await open('/promotions/new', page.getByLabel('Name in English'))
  await page.getByRole('button', { name: 'Send promotion' }).click()
  await page.getByText('Choose a reason.').waitFor()
  await take('promotion-faults')
  await page.getByLabel('Search the store').fill(PAPER)
  await page.getByRole('button', { name: /Add$/ }).first().waitFor()
  await take('promotion-search')
  await page.getByRole('button', { name: /Add$/ }).first().click()
  await page.getByText(/was added/).waitFor()
  await page
    .getByRole('button', { name: /Change discount$/ })
    .last()
    .click()
  await page.getByRole('button', { name: '9', exact: true }).click()
  await page.getByRole('img', { name: /^was / }).last().waitFor()
  await take('promotion-discount')
  await page.getByRole('button', { name: 'Set discount' }).click()
  await describePromotion(page, name)
  await page.getByRole('radio', { name: 'Stores by their ids' }).click()
  await take('promotion-new')
  await page.getByRole('radio', { name: 'This store' }).click()
  await page.getByRole('button', { name: 'Send promotion' }).click()
  const card = page.getByRole('button', { name: new RegExp(`${name}.*Sent`) })
  await card.waitFor()
  await take('promotions')
  await card.click()
  await page.getByText('Everything was found.').waitFor()
  await take('promotion')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByText(/Name, stores, start and end stay/).waitFor()
  await take('promotion-change')
  await page.getByRole('button', { name: 'Back' }).last().click()
  await hold(page, 'Hold to stop')
  await page.getByText('Cancelled', { exact: true }).last().waitFor()
}
