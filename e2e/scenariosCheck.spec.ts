import { type Page, type Response } from '@playwright/test'
import { orderSchema } from '@/domain/contract/order'
import { scan } from '@/scripts/support/scanner'
import { codes, labelOf } from './support/codes'
import { finish, flows, openLine, review, startPicking } from './support/flows'
import { getLine, goods } from './support/goods'
import { typeAmount } from './support/keypad'
import { expect, STRICT_STORE, test } from './support/scenario'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

/** Asks the service about the cart as it is. */
async function check(page: Page): Promise<Response> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const answer = await answered
  expect(answer.request().postDataJSON()).toMatchObject({ status: 'UPDATE_CART' })
  return answer
}

for (const flow of flows) {
  test(`${flow.who}: a check says what the cart comes to, stores nothing and tells nobody`, async ({
    page,
    partner,
  }) => {
    const order = await partner.takeOrder({
      delivery: flow.delivery,
      items: [
        { sku: goods.oatDrink, quantity: 3, min_quantity: 1 },
        { sku: goods.sourdough, quantity: 1 },
        { sku: goods.bananas, weight: 1 },
      ],
    })
    const [oatDrink, bananas] = [getLine(order, goods.oatDrink), getLine(order, goods.bananas)]
    await signIn(page)
    await startPicking(page, order)
    await scan(page, labelOf(bananas, 900))
    await expect(page.getByText('1 of 3 done')).toBeVisible()

    // Half picked: what is open counts as ordered, and the end has to wait.
    await page.goto(`/orders/${order.order_id}/review`)
    await expect(page.getByText('2 items are still open. Go back and decide them.')).toBeVisible()
    const half = await check(page)
    expect(half.status()).toBe(200)
    expect(orderSchema.parse(await half.json()).payment.sub_total).toBe(12.611)
    await expect(page.getByText(/Checked \d/)).toBeVisible()
    await expect(page.getByRole('button', { name: flow.hold })).toBeDisabled()
    await partner.expectUntouched(order)

    await page.goto(`/orders/${order.order_id}/pick`)
    await expect(page.getByText('1 of 3 done')).toBeVisible()
    await scan(page, ...codes(oatDrink).slice(0, 2))
    await expect(page.getByText(`${oatDrink.name}: 2 of 3`)).toBeVisible()
    for (const done of [2, 3]) {
      await page.getByRole('button', { name: 'Not found', exact: true }).click()
      await expect(page.getByText(`${done} of 3 done`)).toBeVisible()
    }
    await review(page)
    const whole = await check(page)
    expect(whole.status()).toBe(200)
    expect(orderSchema.parse(await whole.json()).payment.sub_total).toBe(6.371)
    await expect(page.getByText(/Checked \d/)).toBeVisible()
    await partner.expectUntouched(order)

    await finish(page, flow)
    await partner.expectEnd(order, {
      status: flow.status,
      items: [
        { sku: goods.oatDrink, status: 'IN_CART', quantity: 2, unit_price: 2.29, total_price: 4.58 },
        { sku: goods.sourdough, status: 'NOT_FOUND', quantity: 1, unit_price: 3.95, total_price: 3.95 },
        {
          sku: goods.bananas,
          status: 'IN_CART',
          quantity: 1,
          weight: 0.9,
          unit_price: 1.99,
          total_price: 1.791,
        },
      ],
      subTotal: 6.371,
      events: ['RECEIVED', flow.status],
    })
  })
}

test.describe('where weighed goods may not replace weighed goods', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test('the check names the line, and another choice is taken', async ({ page, partner }) => {
    const [flow] = flows
    const order = await partner.takeOrder(
      {
        delivery: flow.delivery,
        items: [
          { sku: goods.apples, weight: 1 },
          { sku: goods.milk, quantity: 1 },
        ],
      },
      STRICT_STORE,
    )
    const apples = getLine(order, goods.apples)
    const { chainId, token } = await partner.portal.makeToken({
      kind: 'device',
      name: 'Journeys',
      vendor_id: STRICT_STORE,
      role: 'picker',
    })
    // The code does not say what the store may not do, so the device has to be told by the check.
    await page.goto(`/setup#c=${chainId}&v=${STRICT_STORE}&t=${token}`)
    await page.getByLabel('Your name').fill('Mira')
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await expect(page.getByRole('tab', { name: /^To pick/ })).toBeVisible()

    await startPicking(page, order)
    await scan(page, ...codes(getLine(order, goods.milk)))
    await expect(page.getByText('1 of 2 done')).toBeVisible()
    await page.getByRole('button', { name: 'Not found', exact: true }).click()
    await openLine(page, apples.name)
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await page.getByLabel('Search the store').fill('bananas, loose')
    await page.getByRole('button', { name: /^Bananas, loose.*Take it$/ }).click()
    await typeAmount(page, '1')
    await page.getByRole('button', { name: 'Take it', exact: true }).click()
    await review(page)
    expect((await check(page)).status()).toBe(422)
    await expect(page.getByText('The service does not take this cart yet.')).toBeVisible()
    await expect(page.getByRole('main').getByText(apples.name, { exact: true })).toBeVisible()
    await expect(page.getByText('This replacement cannot be taken.')).toBeVisible()
    await partner.expectUntouched(order)

    await page.getByRole('button', { name: 'Choose another' }).click()
    await page.getByLabel('Search the store').fill('vine tomatoes')
    await page.getByRole('button', { name: /^Vine tomatoes, 500 g.*Take it$/ }).click()
    await page.getByRole('button', { name: 'Take it', exact: true }).click()
    await review(page)
    expect((await check(page)).status()).toBe(200)
    await expect(page.getByText('This replacement cannot be taken.')).toHaveCount(0)
    await partner.expectUntouched(order)

    await finish(page, flow)
    await partner.expectEnd(order, {
      status: flow.status,
      items: [
        {
          sku: goods.apples,
          status: 'REPLACED',
          quantity: 1,
          weight: 1,
          unit_price: 2.79,
          total_price: 2.79,
        },
        { sku: goods.milk, status: 'IN_CART', quantity: 1, unit_price: 1.19, total_price: 1.19 },
        {
          sku: goods.tomatoes,
          status: 'IN_CART',
          quantity: 1,
          unit_price: 2.49,
          total_price: 2.49,
          replaced_id: apples._id,
        },
      ],
      subTotal: 3.68,
      events: ['RECEIVED', flow.status],
    })
  })
})
