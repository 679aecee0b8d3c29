import { expect, type Page } from '@playwright/test'

export async function signIn(page: Page, role: 'picker' | 'team lead' = 'picker'): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: `Try as ${role}` }).click()
  await expect(page.getByRole('tab', { name: /^To pick/ })).toBeVisible()
}
