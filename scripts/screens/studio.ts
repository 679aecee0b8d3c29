import path from 'node:path'
import { type Browser, type Locator, type Page } from '@playwright/test'
import { type DeviceRole } from '@/domain/contract/device'
import { repositoryRoot } from '../support/repositoryRoot'

export const folder = path.join(repositoryRoot, 'docs', 'screens')

export interface Look {
  /** Added to the name of each picture. */
  name: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  locale: string
}

const phone = { width: 360, height: 720, colorScheme: 'light', locale: 'en-GB' } as const

export const looks: Look[] = [
  { ...phone, name: '' },
  { ...phone, name: '-dark', colorScheme: 'dark' },
  { ...phone, name: '-small', width: 320, height: 568 },
  { ...phone, name: '-arabic', locale: 'ar-EG' },
]

/** One device in one look. Its language may be any, so things are found by what they are and where they stand. */
export interface Device {
  page: Page
  url: string
  take: (name: string) => Promise<void>
  /** Opens an address of the app and waits for what it shows. */
  open: (address: string, shown: Locator) => Promise<void>
  /** A button at the bottom of the screen, counted from its end. */
  footer: (fromEnd: number) => Promise<Locator>
}

export async function openDevice(browser: Browser, url: string, look: Look): Promise<Device> {
  const { width, height, colorScheme, locale } = look
  const viewport = { width, height }
  const page = await browser.newPage({ viewport, colorScheme, locale, deviceScaleFactor: 2 })
  return {
    page,
    url,
    take: async (name) => {
      await pictureIsStill(page)
      await page.screenshot({ path: path.join(folder, `${name}${look.name}.png`) })
    },
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

/** Longer than a button wants to be held. */
export async function hold(page: Page, button: Locator): Promise<void> {
  await button.hover()
  await page.mouse.down()
  await page.waitForTimeout(1_200)
  await page.mouse.up()
}

/** Pictures of goods have arrived and nothing moves any more. */
async function pictureIsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}
