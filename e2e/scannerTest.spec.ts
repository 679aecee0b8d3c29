import { type Page } from '@playwright/test'
import { scan, typeBurst } from '@/scripts/support/scanner'
import { expect, test } from './support/journey'
import { signIn } from './support/signIn'

const MILK = '4006381333931'

test.use({ viewport: { width: 360, height: 720 }, locale: 'en-GB' })

async function openTest(page: Page) {
  await signIn(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Test the scanner' }).click()
  await expect(page.getByRole('heading', { name: 'Test the scanner' })).toBeVisible()
}

test('a scanner that is set up well works, and nothing is picked by it', async ({ page }) => {
  await openTest(page)
  await scan(page, MILK)
  await expect(page.getByText(`${MILK}⏎`)).toBeVisible()
  await expect(page.getByText('Works')).toBeVisible()
  await expect(page.getByText(/^Signs: 13\. Took \d+ ms/)).toBeVisible()
})

test('one that sends no Enter is found out', async ({ page }) => {
  await openTest(page)
  await typeBurst(page, MILK, { end: false })
  await expect(page.getByText(/^Nothing comes after the code/)).toBeVisible()
  await expect(page.getByText(new RegExp(`^\\W${MILK}\\W$`))).toBeVisible()
  await expect(page.getByText('Works')).toHaveCount(0)
})

test('one that sends every code twice is found out', async ({ page }) => {
  await openTest(page)
  await typeBurst(page, `${MILK}\n${MILK}`)
  await expect(page.getByText(`${MILK}⏎`)).toHaveCount(2)
  await expect(page.getByText(/^The code came twice/)).toHaveCount(1)
})

test('one that names the kind of barcode is understood', async ({ page }) => {
  await openTest(page)
  await typeBurst(page, ']C10104006381333931')
  await expect(page.getByText(/^The scanner sends .*\]C1.* in front/)).toBeVisible()
  await expect(page.getByText(/GS1-128/)).toBeVisible()
  await expect(page.getByText('Works')).toBeVisible()
})

test('one that is too slow, and one of another country, are found out', async ({ page }) => {
  await openTest(page)
  await typeBurst(page, MILK, { gapMs: 90 })
  await expect(page.getByText(/^The signs come too slowly, up to (8|9|10)\d? ms apart/)).toBeVisible()
  await typeBurst(page, '$==&§(!§§§)§!')
  await expect(page.getByText(/^Digits arrive as other signs.*4006381333931/)).toBeVisible()
})
