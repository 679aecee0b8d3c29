import path from 'node:path'
import { type Browser, type Page } from '@playwright/test'
import { repositoryRoot } from '../support/repositoryRoot'
import { makeDevice, type Device } from './device'

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

/** The portal is in English, and also looked at from a desk. */
export const portalLooks: Look[] = [
  ...looks.slice(0, 3),
  { ...phone, name: '-wide', width: 1280, height: 800 },
]

/** A device in one look, of which pictures are taken. */
export async function openDevice(browser: Browser, url: string, look: Look): Promise<Device> {
  const { width, height, colorScheme, locale } = look
  const viewport = { width, height }
  const page = await browser.newPage({ viewport, colorScheme, locale, deviceScaleFactor: 2 })
  return makeDevice(page, url, async (name) => {
    await pictureIsStill(page)
    await page.screenshot({ path: path.join(folder, `${name}${look.name}.png`) })
  })
}

/** Pictures of goods have arrived and nothing moves any more. */
async function pictureIsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}
