import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page } from '@playwright/test'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { scan } from '@/scripts/support/scanner'
import { hold } from './support/hold'
import { expect, test } from './support/journey'
import { signInToPortal } from './support/portalPages'

/** The numbered steps of the README's tour, by the bold words that each begins with. */
function readTour(): string[] {
  const readme = readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8')
  const [, tour = ''] = readme.split('\n## A tour of five minutes\n')
  const [steps = ''] = tour.split('\n## ')
  return [...steps.matchAll(/^\d+\. \*\*(.+?)\.\*\*/gm)].map(([, title = '']) => title)
}

const OAT_DRINK = '9521031100015'
const ANOTHER_OAT_DRINK = '9521031100022'
const BANANAS_1_040_KG = '2110003010406'

test('the tour of the README, step by step', async ({ context, page: portal }) => {
  let code = ''
  let app: Page = portal

  const steps: Record<string, () => Promise<void>> = {
    'Sign in to the portal': async () => {
      await signInToPortal(portal)
      await expect(portal.getByRole('heading', { name: 'Market Hall', level: 1 })).toBeVisible()
      await expect(portal.getByRole('link', { name: /Received/ })).toBeVisible()
    },
    'Place a test order': async () => {
      const store = portal.getByRole('listitem').filter({ hasText: 'store-12' })
      await store.getByRole('link', { name: 'Place a test order' }).click()
      for (const goods of ['oat drink, barista', 'Bananas']) {
        await portal.getByRole('searchbox').fill(goods)
        await portal.getByRole('searchbox').press('Enter')
        await portal.getByRole('button', { name: /^Add/ }).first().click()
      }
      await portal.getByLabel('Pieces').fill('2')
      await portal.getByLabel('Kilograms').fill('1')
      await portal.getByRole('button', { name: 'Place the order' }).click()
      const title = portal.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(/^Order K7-\d+$/)
      code = (await title.innerText()).replace('Order ', '')
      await expect(portal.getByText('Received', { exact: true }).first()).toBeVisible()
    },
    'Find it in the app': async () => {
      app = await context.newPage()
      await app.goto('/')
      await app.getByRole('button', { name: 'Try as picker' }).click()
      await app.getByRole('button', { name: new RegExp(`^${code}`) }).click()
      await app.getByRole('button', { name: /Start|Pick/ }).click()
      await expect(app.getByText('0 of 2 done')).toBeVisible()
    },
    'Pick it': async () => {
      await scan(app, OAT_DRINK, ANOTHER_OAT_DRINK)
      await expect(app.getByRole('alertdialog')).toContainText('Not in this order')
      await app.getByRole('button', { name: 'Put it back, go on' }).click()
      await scan(app, OAT_DRINK, BANANAS_1_040_KG)
      await expect(app.getByText('Everything is decided')).toBeVisible()
    },
    'Send it off': async () => {
      await app.getByRole('button', { name: 'Review', exact: true }).click()
      await expect(app.getByText('1.00 → 1.04 kg')).toBeVisible()
      await app.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(app.getByText(/^✓ Checked/)).toBeVisible()
      await hold(app, 'Hold: ready for pickup')
      await expect(app.getByRole('heading', { name: 'Ready for pickup' })).toBeVisible()
    },
    'Let the rider come': async () => {
      // The page keeps itself fresh.
      await expect(portal.getByText('Ready for pickup').first()).toBeVisible()
      await portal.getByRole('button', { name: 'Rider picked up' }).click()
      await portal.getByRole('button', { name: 'Delivered' }).click()
      await expect(portal.getByRole('button', { name: 'Delivered' })).toHaveCount(0)
      for (const state of ['Received', 'Ready for pickup', 'Dispatched', 'Delivered']) {
        await expect(portal.getByRole('list', { name: 'History' })).toContainText(state)
      }
    },
    'See the events arrive': async () => {
      await portal.getByRole('link', { name: 'Inbox' }).click()
      const events = portal.getByRole('listitem').filter({ hasText: code })
      await expect(events).toHaveCount(4)
      for (const [index, state] of ['delivered', 'dispatched', 'ready for pickup', 'received'].entries()) {
        await expect(events.nth(index)).toContainText(`${code} ${state}`)
        await expect(events.nth(index)).toContainText('Signature fits')
      }
      await portal.getByRole('link', { name: 'Deliveries' }).click()
      await expect(portal.getByRole('listitem').filter({ hasText: code }).first()).toContainText('Delivered')
    },
  }

  expect(Object.keys(steps), 'The journey has the steps of the README').toEqual(readTour())
  for (const [title, walk] of Object.entries(steps)) await test.step(title, walk)
})
