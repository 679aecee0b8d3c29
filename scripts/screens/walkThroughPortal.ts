import { type Device } from './device'

const CHAIN = '/portal/chains/market-hall'

/** What somebody who connects a chain gets to see, with an order that was delivered. */
export async function walkThroughPortal({ page, open, take }: Device, key: string): Promise<void> {
  await open('/portal', page.getByLabel('Portal key'))
  await page.getByLabel('Portal key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).waitFor()
  await take('portal-overview')

  const search = page.getByRole('searchbox')
  await open(`${CHAIN}/orders/new?vendor_id=store-12`, search)
  for (const goods of ['bananas, loose', 'oat drink, barista']) {
    await search.fill(goods)
    await search.press('Enter')
    await page.getByRole('button', { name: /^Add/ }).first().click()
  }
  await take('portal-new-order')
  await page.getByLabel('It is picked', { exact: false }).check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('button', { name: 'Rider picked up' }).click()
  await page.getByRole('button', { name: 'Delivered' }).click()
  await page.getByRole('heading', { name: 'History' }).waitFor()
  await take('portal-order')

  await open(`${CHAIN}/inbox`, page.getByText(/delivered$/).first())
  await take('portal-inbox')
  await open(`${CHAIN}/deliveries`, page.getByRole('link', { name: /^Order / }).first())
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Send again' }).waitFor()
  await take('portal-delivery')

  await open(`${CHAIN}/tokens`, page.getByLabel('Name'))
  await page.getByLabel('Name').fill('Handheld 3')
  await page.getByLabel('What is it for?').selectOption('One device in a store')
  await page.getByLabel('Store', { exact: true }).selectOption('Market Hall, Store 12')
  await page.getByRole('button', { name: 'Make the token' }).click()
  await page.getByRole('img').waitFor()
  await take('portal-token')
}
