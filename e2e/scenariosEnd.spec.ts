import { scan } from '@/scripts/support/scanner'
import { codes, labelOf } from './support/codes'
import { finish, flows, review, startPicking } from './support/flows'
import { getLine, goods } from './support/goods'
import { hold } from './support/hold'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

for (const flow of flows) {
  test.describe(flow.who, () => {
    test('everything is found and fulfilled as ordered', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.oatDrink, quantity: 2 },
          { sku: goods.bananas, weight: 1 },
          { sku: goods.milk, quantity: 1 },
        ],
      })
      await signIn(page)
      await startPicking(page, order)
      await scan(page, ...codes(getLine(order, goods.oatDrink)), ...codes(getLine(order, goods.milk)))
      await scan(page, labelOf(getLine(order, goods.bananas), 1_000))
      await review(page)
      await expect(page.getByText('Everything as ordered')).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 2, unit_price: 2.29, total_price: 4.58 },
          {
            sku: goods.bananas,
            status: 'IN_CART',
            quantity: 1,
            weight: 1,
            unit_price: 1.99,
            total_price: 1.99,
          },
          { sku: goods.milk, status: 'IN_CART', quantity: 1, unit_price: 1.19, total_price: 1.19 },
        ],
        subTotal: 7.76,
        events: ['RECEIVED', flow.status],
      })
    })

    test('what is not found is left out, by piece and by weight', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.sourdough, quantity: 1 },
          { sku: goods.oatDrink, quantity: 2 },
          { sku: goods.chicken, weight: 0.6 },
        ],
      })
      await signIn(page)
      await startPicking(page, order)
      await scan(page, ...codes(getLine(order, goods.oatDrink)))
      await expect(page.getByText('1 of 3 done')).toBeVisible()
      for (const done of [2, 3]) {
        await page.getByRole('button', { name: 'Not found', exact: true }).click()
        await expect(page.getByText(`${done} of 3 done`)).toBeVisible()
      }
      await review(page)
      await expect(page.getByText('1 in cart')).toBeVisible()
      await expect(page.getByText('2 not found', { exact: true }).last()).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          { sku: goods.sourdough, status: 'NOT_FOUND', quantity: 1, unit_price: 3.95, total_price: 3.95 },
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 2, unit_price: 2.29, total_price: 4.58 },
          {
            sku: goods.chicken,
            status: 'NOT_FOUND',
            quantity: 1,
            weight: 0.6,
            unit_price: 11.99,
            total_price: 7.194,
          },
        ],
        subTotal: 4.58,
        events: ['RECEIVED', flow.status],
      })
    })

    test('a team lead cancels what is half picked, and nobody has to be told', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.oatDrink, quantity: 1 },
          { sku: goods.apples, weight: 0.5 },
        ],
      })
      await signIn(page, 'team lead')
      await startPicking(page, order)
      await scan(page, ...codes(getLine(order, goods.oatDrink)))
      await expect(page.getByText('1 of 2 done')).toBeVisible()
      await page.goto(`/orders/${order.order_id}`)
      await page.getByRole('button', { name: 'Cancel this order' }).click()
      await page.getByRole('radio', { name: 'Too busy' }).click()
      await hold(page, 'Hold to cancel')
      await expect(page.getByText('Cancelled').first()).toBeVisible()

      const stored = await partner.expectEnd(order, {
        status: 'CANCELLED',
        items: [
          { sku: goods.oatDrink, status: 'NOT_FOUND', quantity: 1, unit_price: 2.29, total_price: 2.29 },
          {
            sku: goods.apples,
            status: 'NOT_FOUND',
            quantity: 1,
            weight: 0.5,
            unit_price: 2.79,
            total_price: 1.395,
          },
        ],
        subTotal: 0,
        events: ['RECEIVED'],
      })
      expect(stored.cancellation).toMatchObject({ reason: 'TOO_BUSY', cancelled_by: 'VENDOR' })
    })
  })
}
