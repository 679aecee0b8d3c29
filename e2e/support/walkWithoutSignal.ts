import { type Order } from '@/domain/contract/order'
import { type Device } from '@/scripts/screens/device'
import { scan } from '@/scripts/support/scanner'
import { codes } from './codes'
import { flows, review, startPicking } from './flows'
import { getLine, goods } from './goods'
import { hold } from './hold'
import { isKept } from './isKept'
import { type Portal } from './portal'

/** A team lead ends one order and cancels another without a signal; the customer of the first was quicker. */
export async function walkWithoutSignal(
  { page, open, take }: Device,
  [order, other]: readonly [Order, Order],
  portal: Portal,
): Promise<void> {
  const context = page.context()
  await isKept(page)
  await startPicking(page, order)
  await context.setOffline(true)
  await open('/orders', page.getByText(/^Offline since \d/))
  await take('orders-offline')
  await open(`/orders/${order.order_id}/pick`, page.getByText(/of 1 done/))
  await scan(page, ...codes(getLine(order, goods.milk)))
  await page.getByText('Everything is decided').waitFor()
  await take('picking-offline')
  await review(page)
  await hold(page, flows[0].hold)
  await page.getByText(/Saved on this device/).waitFor()
  await take('review-waiting')
  await open(`/orders/${other.order_id}/cancel`, page.getByRole('radio', { name: 'Too busy' }))
  await page.getByRole('radio', { name: 'Too busy' }).click()
  await hold(page, 'Hold to cancel')
  await page.getByText(/Saved on this device/).waitFor()
  await take('cancel-waiting')
  await open(`/orders/${order.order_id}`, page.getByText('Waiting to send').first())
  await take('order-waiting')
  await open('/orders?tab=done', page.getByText('Waiting to send').first())
  await take('orders-waiting')
  await portal.cancelForCustomer(order.order_id)
  await context.setOffline(false)
  await open('/orders?tab=done', page.getByText('Needs you', { exact: true }))
  await take('orders-needs-you')
  await page.getByText('Needs you', { exact: true }).click()
  await page.getByText('Back to the shelf').waitFor()
  await take('review-needs-you')
}
