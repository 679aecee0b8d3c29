import { type Page } from '@playwright/test'
import { signInToPortal } from './portalPages'

/** What the portal shows of a new device token, once: a QR code and the same as a text. */
export type SetupSheet = {
  code: string
  /** The drawing: where it begins and how wide it is, and its runs of dark modules. */
  qr: { viewBox: string; path: string }
}

/** Makes a token in the portal's pages, as somebody does who unpacks a handheld. */
export async function makeDeviceToken(
  page: Page,
  {
    name,
    store,
    who = 'One person, without a PIN',
  }: {
    name: string
    store: string
    who?: 'One person, without a PIN' | 'Several people: everyone signs in with a PIN'
  },
): Promise<SetupSheet> {
  await signInToPortal(page)
  await page.goto('/portal/chains/market-hall/tokens')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('What is it for?').selectOption('One device in a store')
  await page.getByLabel('Store', { exact: true }).selectOption(store)
  await page.getByLabel('Who signs in on it?').selectOption(who)
  await page.getByRole('button', { name: 'Make the token' }).click()
  const qr = page.getByRole('img', { name: `Set-up code of ${name}` })
  return {
    code: await page.getByLabel('Set-up code, to paste or to open as a link').inputValue(),
    qr: {
      viewBox: (await qr.getAttribute('viewBox')) ?? '',
      path: (await qr.locator('path').getAttribute('d')) ?? '',
    },
  }
}

/** The drawing as rows of dark and light modules: what a camera before the screen sees, and not what should be there. */
export function readQr({ qr: { viewBox, path } }: SetupSheet): boolean[][] {
  const [start = 0, , size = 0] = viewBox.split(' ').map(Number)
  const modules = size + 2 * start
  const rows = Array.from({ length: modules }, () => Array<boolean>(modules).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}
