import { type Page } from '@playwright/test'

/** Signs in to the portal's pages as people do. */
export async function signInToPortal(page: Page): Promise<void> {
  await page.goto('/portal')
  await page.getByLabel('Portal key').fill(process.env.TOTE_JOURNEYS_PORTAL_KEY ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).waitFor()
}
