import { awaitWay } from '../support/awaitWay'
import { readOrders } from '../support/demoStore'
import { scan } from '../support/scanner'
import { type Device } from './device'

/** The demo's largest order has every kind of line. */
const LINES_WORTH_SEEING = 12

/** Everything that a picker meets between the first scan and the last. */
export async function takePicking({ page, url, open, take }: Device): Promise<void> {
  const orders = await readOrders(page.request, url)
  const order = orders.find(({ items }) => items.length === LINES_WORTH_SEEING)
  const codeOf = (name: RegExp) =>
    orders.flatMap(({ items }) => items).find((line) => name.test(line.name))?.barcode[0] ?? ''
  if (order === undefined) throw new Error('The demo has no order worth a picture')
  await open(`/orders/${order.order_id}/pick`, page.getByRole('progressbar'))
  await awaitWay(page, order.order_id)
  const eggs = codeOf(/eggs/)
  await scan(page, codeOf(/oat drink, barista/), eggs)
  await take('picking')
  await scan(page, eggs)
  await take('picking-complete-already')
  await scan(page, codeOf(/oat drink, vanilla/))
  await page.getByRole('alertdialog').waitFor()
  await take('wrong-item')
  await scan(page, '4006381333931')
  await take('unknown-code')
  await page.getByRole('alertdialog').getByRole('button').click()
  await scan(page, codeOf(/Bananas/))
  await page.getByRole('button', { name: '1', exact: true }).click()
  for (const key of ['0', '4']) await page.getByRole('button', { name: key, exact: true }).click()
  await take('weight-slip')
  for (let digits = 0; digits < 2; digits += 1)
    await page.getByRole('button', { name: '⌫' }).or(page.getByText('⌫')).first().click()
  await page
    .getByText(/^[.,٫]$/)
    .first()
    .click()
  for (const key of ['0', '4']) await page.getByRole('button', { name: key, exact: true }).click()
  await take('weight')
  await page.keyboard.press('Escape')
  await open(`/orders/${order.order_id}/review`, page.getByRole('alert'))
  await take('review-open')
}
