import { type Locator, type Page } from '@playwright/test'
import { type DeviceRole } from '@/domain/contract/device'

/** One device, led through the app. Its language may be any, so things are found by what they are and where they stand. */
export interface Device {
  page: Page
  url: string
  /** What is done with each screen on the way: a picture is taken of it, or it is looked over. */
  take: (name: string) => Promise<void>
  /** Opens an address of the app and waits for what it shows. */
  open: (address: string, shown: Locator) => Promise<void>
  /** A button at the bottom of the screen, counted from its end. */
  footer: (fromEnd: number) => Promise<Locator>
}

export function makeDevice(page: Page, url: string, take: Device['take']): Device {
  return {
    page,
    url,
    take,
    open: async (address, shown) => {
      await page.goto(`${url}${address}`)
      await shown.waitFor()
    },
    footer: async (fromEnd) => {
      const buttons = page.getByRole('button')
      return buttons.nth((await buttons.count()) - fromEnd)
    },
  }
}

/** The demo offers the picker first, the team lead second. */
export async function signIn({ page, open }: Device, role: DeviceRole, onForm?: () => Promise<void>) {
  const button = page.getByRole('button').nth(role === 'picker' ? 0 : 1)
  await open('', button)
  await onForm?.()
  await button.click()
  await page.getByText('K7-').first().waitFor()
}
