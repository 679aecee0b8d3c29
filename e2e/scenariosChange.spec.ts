import { type Page } from '@playwright/test'
import { scan } from '@/scripts/support/scanner'
import { codes, labelOf } from './support/codes'
import { finish, flows, openLine, review, startPicking } from './support/flows'
import { getLine, goods } from './support/goods'
import { typeAmount } from './support/keypad'
import { expect, test } from './support/scenario'
import { signIn } from './support/signIn'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

const changePrice = (page: Page) => page.getByRole('button', { name: 'Change price' })

for (const flow of flows) {
  test.describe(flow.who, () => {
    test('more pieces than ordered, and fewer, as far as the customer takes them', async ({
      page,
      partner,
    }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.oatDrink, quantity: 3, min_quantity: 1, max_quantity: 5 },
          { sku: goods.milk, quantity: 4, min_quantity: 2, max_quantity: 6 },
        ],
      })
      const [oatDrink, milk] = [getLine(order, goods.oatDrink), getLine(order, goods.milk)]
      await signIn(page)
      await startPicking(page, order)
      await scan(page, ...codes(oatDrink))
      await expect(page.getByText('1 of 2 done')).toBeVisible()
      await openLine(page, oatDrink.name)
      const more = page.getByRole('dialog').getByRole('button', { name: `One more: ${oatDrink.name}` })
      for (const picked of [4, 5]) {
        await more.click()
        await expect(page.getByRole('dialog').getByText(`${picked} / 3`)).toBeVisible()
      }
      await expect(more, 'no more than the customer takes').toBeDisabled()
      await expect(changePrice(page), 'a picker sets no prices').toHaveCount(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

      await scan(page, ...codes(milk).slice(0, 3))
      await expect(page.getByText(`${milk.name}: 3 of 4`)).toBeVisible()
      await page.getByRole('button', { name: 'Not found', exact: true }).click()
      await review(page)
      await expect(page.getByText('3 → 5 pieces')).toBeVisible()
      await expect(page.getByText('4 → 3 pieces')).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 5, unit_price: 2.29, total_price: 11.45 },
          { sku: goods.milk, status: 'IN_CART', quantity: 3, unit_price: 1.19, total_price: 3.57 },
        ],
        subTotal: 15.02,
        events: ['RECEIVED', flow.status],
      })
    })

    test('a team lead gives a piece another price', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.oatDrink, quantity: 3 },
          { sku: goods.milk, quantity: 1 },
        ],
      })
      const [oatDrink, milk] = [getLine(order, goods.oatDrink), getLine(order, goods.milk)]
      await signIn(page, 'team lead')
      await startPicking(page, order)
      await scan(page, ...codes(oatDrink), ...codes(milk))
      await openLine(page, oatDrink.name)
      await changePrice(page).click()
      await typeAmount(page, '1.99')
      await page.getByRole('button', { name: 'Set price' }).click()
      await review(page)
      await expect(page.getByText('€2.29 → €1.99')).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 3, unit_price: 1.99, total_price: 5.97 },
          { sku: goods.milk, status: 'IN_CART', quantity: 1, unit_price: 1.19, total_price: 1.19 },
        ],
        subTotal: 7.16,
        events: ['RECEIVED', flow.status],
      })
    })

    test('a team lead gives a whole line another price', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.oatDrink, quantity: 3 },
          { sku: goods.milk, quantity: 1 },
        ],
      })
      const [oatDrink, milk] = [getLine(order, goods.oatDrink), getLine(order, goods.milk)]
      await signIn(page, 'team lead')
      await startPicking(page, order)
      await scan(page, ...codes(oatDrink), ...codes(milk))
      await openLine(page, oatDrink.name)
      await changePrice(page).click()
      await page.getByRole('tab', { name: 'All 3 together' }).click()
      await expect(page.getByText('€6.87')).toBeVisible()
      await typeAmount(page, '5')
      await page.getByRole('button', { name: 'Set price' }).click()
      await review(page)
      await expect(page.getByText('€6.87 → €5.00')).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          // Cut, not rounded: the line costs what the lead said.
          { sku: goods.oatDrink, status: 'IN_CART', quantity: 3, unit_price: 1.666, total_price: 5 },
          { sku: goods.milk, status: 'IN_CART', quantity: 1, unit_price: 1.19, total_price: 1.19 },
        ],
        subTotal: 6.19,
        events: ['RECEIVED', flow.status],
      })
    })

    test('what is weighed costs what it weighs', async ({ page, partner }) => {
      const order = await partner.takeOrder({
        delivery: flow.delivery,
        items: [
          { sku: goods.bananas, weight: 1 },
          { sku: goods.chicken, weight: 0.6, min_quantity: 0.5, max_quantity: 0.7 },
        ],
      })
      const [bananas, chicken] = [getLine(order, goods.bananas), getLine(order, goods.chicken)]
      await signIn(page, 'team lead')
      await startPicking(page, order)
      await scan(page, labelOf(chicken, 553))
      await expect(page.getByText('1 of 2 done')).toBeVisible()
      await openLine(page, chicken.name)
      await expect(changePrice(page), 'its price follows its weight').toHaveCount(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

      await page.getByRole('button', { name: 'Weigh', exact: true }).first().click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: bananas.name })).toBeVisible()
      await typeAmount(page, '1.21')
      await expect(page.getByText('Too heavy. At most 1.20 kg.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Put in cart' })).toBeDisabled()
      for (let typed = 0; typed < 2; typed += 1) await page.getByRole('button', { name: 'Delete' }).click()
      await typeAmount(page, '13')
      await page.getByRole('button', { name: 'Put in cart' }).click()
      await review(page)
      await expect(page.getByText('1.00 → 1.13 kg')).toBeVisible()
      await expect(page.getByText('0.60 → 0.553 kg')).toBeVisible()
      await finish(page, flow)

      await partner.expectEnd(order, {
        status: flow.status,
        items: [
          {
            sku: goods.bananas,
            status: 'IN_CART',
            quantity: 1,
            weight: 1.13,
            unit_price: 1.99,
            total_price: 2.248,
          },
          {
            sku: goods.chicken,
            status: 'IN_CART',
            quantity: 1,
            weight: 0.553,
            unit_price: 11.99,
            total_price: 6.63,
          },
        ],
        subTotal: 8.878,
        events: ['RECEIVED', flow.status],
      })
    })
  })
}
