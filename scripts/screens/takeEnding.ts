import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type ErrorBody } from '@/domain/contract/error'
import { type Order, type OrderLine } from '@/domain/contract/order'
import * as goods from '@/server/demo/catalog/wellKnown'
import { holdButton } from '../support/holdButton'
import { type WantedOrder } from '../support/placeOrder'
import { scan } from '../support/scanner'
import { type Device } from './device'

/** Of each change that a review can show, one. */
export const orderWorthReviewing: WantedOrder = {
  delivery: 'PLATFORM',
  promised_in_minutes: 12,
  items: [
    { sku: goods.OAT_BARISTA, quantity: 2 },
    { sku: goods.BANANAS_LOOSE, weight: 1 },
    { sku: goods.EGGS_10, quantity: 1 },
    { sku: goods.VINE_TOMATOES_500, quantity: 2 },
    {
      sku: goods.GOUDA_SLICES_200,
      quantity: 1,
      instructions: 'Any Gouda, sliced',
      replacement_preference: { kind: 'CHOSEN', skus: [goods.GOUDA_YOUNG_180] },
    },
  ],
}

/** What is missing, what comes instead, what the customer asked for besides, and the end. */
export async function takeEnding(device: Device, order: Order): Promise<void> {
  const { page, open, take, footer } = device
  const lineOf = (sku: string) => getLine(order, sku)
  await open(`/orders/${order.order_id}/pick`, page.getByRole('progressbar'))
  const [oat, eggs] = [codeOf(lineOf(goods.OAT_BARISTA)), codeOf(lineOf(goods.EGGS_10))]
  await scan(page, oat, oat, eggs, scaleLabel(lineOf(goods.BANANAS_LOOSE), 1_040))
  const linesDone = (count: number) => page.locator(`[role=progressbar][aria-valuenow="${count}"]`).waitFor()
  await linesDone(3)
  for (const count of [4, 5]) {
    await (await footer(2)).click()
    await linesDone(count)
  }
  const suggested = page.getByRole('button', { name: /Young Gouda/ })
  await open(`/orders/${order.order_id}/replace/${lineOf(goods.GOUDA_SLICES_200)._id}`, suggested)
  await take('replace')
  await suggested.click()
  await page.getByRole('progressbar').waitFor()

  await open(`/orders/${order.order_id}/add`, page.getByRole('textbox'))
  await page.getByRole('textbox').fill('paper')
  await page.getByRole('button', { name: /^Paper carrier bag/ }).waitFor()
  await take('add')
  await page.getByRole('button', { name: /^Paper carrier bag/ }).click()
  await (await footer(1)).click()
  await page.getByText('Paper carrier bag').first().waitFor()
  await take('added')
  await takeReview(device, order)
}

async function takeReview({ page, open, take, footer }: Device, order: Order): Promise<void> {
  await open(`/orders/${order.order_id}/review`, page.getByText('Paper carrier bag'))
  const isRefused = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.route('**/v2/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: refusal }) : route.fallback(),
  )
  await (await footer(2)).click()
  await isRefused
  await take('review-fault')
  await page.unroute('**/v2/**')
  await (await footer(2)).click()
  await page.getByText('✓').waitFor()
  await take('review')
  await holdButton(page, await footer(1))
  await page.getByRole('button', { name: /K7-/ }).waitFor()
  await take('finished')
}

/** As the service refuses a weight; the demo's own would take it. */
const refusal: ErrorBody = {
  code: 'INVALID_CART_UPDATE',
  message: 'The cart breaks a rule.',
  errors: [
    { path: 'items[1].pricing.weight', code: 'WEIGHT_OUT_OF_RANGE', message: 'The weight is out of range.' },
  ],
}

function getLine({ items }: Order, sku: string): OrderLine {
  const line = items.find((item) => item.sku === sku)
  if (line === undefined) throw new Error(`The order has no ${sku}`)
  return line
}

function codeOf({ name, barcode: [code] }: OrderLine): string {
  if (code === undefined) throw new Error(`${name} has no barcode`)
  return code
}

/** What a scale prints: the item number, the weight in grams, a check digit. */
const scaleLabel = (line: OrderLine, grams: number) =>
  withCheckDigit(`${codeOf(line).slice(0, 7)}${String(grams).padStart(5, '0')}`)
