import { type Order } from '@/domain/contract/order'
import { type WantedOrder } from '../support/placeOrder'
import { signIn, type Device } from './device'
import { takeCancel } from './takeCancel'
import { orderWorthReviewing, takeEnding } from './takeEnding'
import { takeHistory } from './takeHistory'
import { takePicking } from './takePicking'

type Place = (wanted: WantedOrder) => Promise<Order>

/** Every screen that a picker meets on a good day. Ends an order of its own and leaves the others as they are. */
export async function walkAsPicker(device: Device, place: Place): Promise<void> {
  const { page, open, take } = device
  await signIn(device, 'picker', () => take('sign-in'))
  await take('orders')
  await page.getByText('K7-').first().click()
  await page.waitForURL(/\/orders\/./)
  await take('order')
  await takePicking(device)
  const order = await place(orderWorthReviewing)
  await takeEnding(device, order)
  await takeHistory(device, order)
  await open('/settings', page.getByRole('radio').first())
  await take('settings')
}

/** What only a team lead gets to see. Changes no order. */
export async function walkAsLead(device: Device): Promise<void> {
  await signIn(device, 'lead')
  await takeCancel(device)
}
