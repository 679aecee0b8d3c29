import { scan } from '@/scripts/support/scanner'
import { barcodeOf, codes, labelOf } from './support/codes'
import { finish, flows, openLine, review, startPicking } from './support/flows'
import { getLine, goods } from './support/goods'
import { typeAmount } from './support/keypad'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

for (const flow of flows) {
  test.describe(flow.who, () => {
    test('what is missing is replaced, by piece and by weight', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          {
            sku: goods.gouda,
            quantity: 1,
            replacement_preference: { kind: 'CHOSEN', skus: [goods.youngGouda] },
          },
          { sku: goods.apples, weight: 1.5 },
          { sku: goods.oatDrink, quantity: 1 },
        ],
      })
      const [gouda, apples] = [getLine(order, goods.gouda), getLine(order, goods.apples)]
      await signIn(page)
      await startPicking(page, order)
      await scan(page, ...codes(getLine(order, goods.oatDrink)))
      await expect(page.getByText('1 of 3 done')).toBeVisible()
      for (const done of [2, 3]) {
        await page.getByRole('button', { name: 'Not found', exact: true }).click()
        await expect(page.getByText(`${done} of 3 done`)).toBeVisible()
      }

      // What the customer chose stands first.
      await openLine(page, gouda.name)
      await page.getByRole('button', { name: 'Replace', exact: true }).click()
      await page.getByRole('button', { name: /young Gouda.*customer’s choice.*Take it$/i }).click()
      await expect(page.getByText('Everything is decided')).toBeVisible()

      await openLine(page, apples.name)
      await page.getByRole('button', { name: 'Replace', exact: true }).click()
      await page.getByLabel('Search the store').fill('bananas, loose')
      await page.getByRole('button', { name: /^Bananas, loose.*Take it$/ }).click()
      await typeAmount(page, '1.2')
      await page.getByRole('button', { name: 'Take it', exact: true }).click()

      await review(page)
      await expect(page.getByText('2 replaced')).toBeVisible()
      await expect(page.getByText(`instead of ${gouda.name}`)).toBeVisible()
      await expect(page.getByText(`instead of ${apples.name}`)).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          { sku: goods.gouda, status: 'REPLACED', quantity: 1, unit_price: 3.2, total_price: 3.2 },
          {
            sku: goods.apples,
            status: 'REPLACED',
            quantity: 1,
            weight: 1.5,
            unit_price: 2.79,
            total_price: 4.185,
          },
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 1, unit_price: 2.29, total_price: 2.29 },
          {
            sku: goods.youngGouda,
            status: 'IN_CART',
            quantity: 1,
            unit_price: 2.99,
            total_price: 2.99,
            replaced_id: gouda._id,
          },
          {
            sku: goods.bananas,
            status: 'IN_CART',
            quantity: 1,
            weight: 1.2,
            unit_price: 1.99,
            total_price: 2.388,
            replaced_id: apples._id,
          },
        ],
        subTotal: 7.668,
        events: ['RECEIVED', flow.status],
      })
    })

    test('a team lead adds a bag at a price of its own, and more of what was ordered', async ({
      page,
      partner,
    }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.oatDrink, quantity: 1 },
          { sku: goods.bananas, weight: 1 },
        ],
      })
      const [oatDrink, bananas] = [getLine(order, goods.oatDrink), getLine(order, goods.bananas)]
      await signIn(page, 'team lead')
      await startPicking(page, order)
      await scan(page, ...codes(oatDrink), labelOf(bananas, 1_000))
      await page.getByRole('button', { name: 'Add a product' }).click()

      await page.getByLabel('Search the store').fill('paper carrier bag')
      await page.getByRole('button', { name: /^Paper carrier bag.*Add$/i }).click()
      await page.getByRole('button', { name: /^One more: Paper carrier bag/i }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('button', { name: 'Change price' }).click()
      await typeAmount(page, '0.1')
      await page.getByRole('button', { name: 'Set price' }).click()
      await expect(page.getByText('Catalog price €0.20')).toBeVisible()

      await scan(page, barcodeOf(oatDrink), barcodeOf(oatDrink), labelOf(bananas, 500))
      await expect(page.getByText(`${bananas.name} was added`)).toBeVisible()
      await page.getByRole('button', { name: 'Done', exact: true }).click()
      await review(page)
      await expect(page.getByText('3 added')).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 1, unit_price: 2.29, total_price: 2.29 },
          {
            sku: goods.bananas,
            status: 'IN_CART',
            quantity: 1,
            weight: 1,
            unit_price: 1.99,
            total_price: 1.99,
          },
          { sku: goods.paperBag, status: 'ADDITION', quantity: 2, unit_price: 0.1, total_price: 0.2 },
          { sku: goods.oatDrink, status: 'ADDITION', quantity: 2, unit_price: 2.29, total_price: 4.58 },
          {
            sku: goods.bananas,
            status: 'ADDITION',
            quantity: 1,
            weight: 0.5,
            unit_price: 1.99,
            total_price: 0.995,
          },
        ],
        subTotal: 10.055,
        events: ['RECEIVED', flow.status],
      })
    })
  })
}
