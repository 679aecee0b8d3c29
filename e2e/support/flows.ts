import { expect, type Page } from '@playwright/test'
import { type Order } from '@/domain/contract/order'
import { awaitWay } from '@/scripts/support/awaitWay'
import { hold } from './hold'

/** The two ways to the customer, and how an order ends in each. */
export const flows = [
  {
    who: 'a rider collects',
    delivery: 'PLATFORM',
    status: 'READY_FOR_PICKUP',
    hold: 'Hold: ready for pickup',
    ended: 'Ready for pickup',
  },
  {
    who: 'the store delivers',
    delivery: 'VENDOR',
    status: 'DISPATCHED',
    hold: 'Hold: dispatched',
    ended: 'Dispatched',
  },
] as const

type Flow = (typeof flows)[number]

export async function startPicking(page: Page, { order_id, items }: Order): Promise<void> {
  await page.goto(`/orders/${order_id}/pick`)
  await expect(page.getByText(`0 of ${items.length} done`)).toBeVisible()
  await awaitWay(page, order_id)
}

/** From the last decision to the list of what changed. */
export async function review(page: Page): Promise<void> {
  await expect(page.getByText('Everything is decided')).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
}

export async function finish(page: Page, flow: Flow): Promise<void> {
  await hold(page, flow.hold)
  await expect(page.getByRole('heading', { name: flow.ended })).toBeVisible()
}

/** Opens what can be done with a line that is done. */
export async function openLine(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /Change it$/ })
    .filter({ hasText: name })
    .click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
