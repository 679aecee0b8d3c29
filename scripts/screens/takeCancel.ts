import { readOrders } from '../support/demoStore'
import { type Device } from './device'

/** A team lead, about to cancel the store's oldest order. */
export async function takeCancel({ page, url, open, take }: Device): Promise<void> {
  const order = (await readOrders(page.request, url)).at(-1)
  if (order === undefined) throw new Error('The demo has no order to cancel')
  await open(`/orders/${order.order_id}/cancel`, page.getByRole('radio').first())
  await page.getByRole('radio').nth(1).click()
  await take('cancel')
}
