import { expect, type Page } from '@playwright/test'
import { holdButton } from '@/scripts/support/holdButton'

export async function hold(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeEnabled()
  await holdButton(page, button)
}
