import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { readOrders } from './support/demoStore'
import { chromiumFlags, getChromium } from './support/findChromium'
import { launchService } from './support/launchService'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'
import { scan } from './support/scanner'

/** The demo's largest order has every kind of line. */
const LINES_WORTH_SEEING = 12

const folder = path.join(repositoryRoot, 'docs', 'screens')

interface Look {
  /** Added to the name of each picture. */
  name: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  locale: string
}

const phone = { width: 360, height: 720, colorScheme: 'light', locale: 'en-GB' } as const

const looks: Look[] = [
  { ...phone, name: '' },
  { ...phone, name: '-dark', colorScheme: 'dark' },
  { ...phone, name: '-small', width: 320, height: 568 },
  { ...phone, name: '-arabic', locale: 'ar-EG' },
]

/** `npm run screens`: a picture of every screen in every look, of the app that `npm start` serves. */
runScript(async () => {
  await mkdir(folder, { recursive: true })
  const tote = await launchService({ script: 'start', timeLimitMs: 600_000 })
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags() })
  try {
    for (const look of looks) await takePictures(browser, tote.url, look)
  } finally {
    await browser.close()
    await tote.stop()
  }
  console.log(`The pictures are in ${path.relative(repositoryRoot, folder)}.`)
})

async function takePictures(browser: Browser, url: string, look: Look): Promise<void> {
  const { width, height, colorScheme, locale } = look
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    locale,
    deviceScaleFactor: 2,
  })
  const take = async (name: string) => {
    await pictureIsStill(page)
    await page.screenshot({ path: path.join(folder, `${name}${look.name}.png`) })
  }
  await page.goto(url)
  const tryAsPicker = page.getByRole('button').first()
  await tryAsPicker.waitFor()
  await take('sign-in')
  await tryAsPicker.click()
  await page.getByText('K7-').first().waitFor()
  await take('orders')
  await page.getByText('K7-').first().click()
  await page.waitForURL(/\/orders\/./)
  await take('order')
  await takePicking(page, url, take)
  await page.goto(`${url}/settings`)
  await page.getByRole('radio').first().waitFor()
  await take('settings')
  await page.close()
}

/** Everything that a picker meets between the first scan and the last. */
async function takePicking(page: Page, url: string, take: (name: string) => Promise<void>): Promise<void> {
  const orders = await readOrders(page.request, url)
  const order = orders.find(({ items }) => items.length === LINES_WORTH_SEEING)
  const codeOf = (name: RegExp) =>
    orders.flatMap(({ items }) => items).find((line) => name.test(line.name))?.barcode[0] ?? ''
  if (order === undefined) throw new Error('The demo has no order worth a picture')
  await page.goto(`${url}/orders/${order.order_id}/pick`)
  await page.getByRole('progressbar').waitFor()
  const eggs = codeOf(/eggs/)
  await scan(page, codeOf(/oat drink, barista/), eggs)
  await take('picking')
  await scan(page, eggs)
  await take('picking-complete-already')
  await scan(page, codeOf(/oat drink, vanilla/))
  await page.getByRole('alertdialog').waitFor()
  await take('wrong-item')
  await scan(page, '4006381333931')
  await take('unknown-code')
  await page.getByRole('alertdialog').getByRole('button').click()
  await scan(page, codeOf(/Bananas/))
  await page.getByRole('button', { name: '1', exact: true }).click()
  for (const key of ['0', '4']) await page.getByRole('button', { name: key, exact: true }).click()
  await take('weight-slip')
  for (let digits = 0; digits < 2; digits += 1)
    await page.getByRole('button', { name: '⌫' }).or(page.getByText('⌫')).first().click()
  await page
    .getByText(/^[.,٫]$/)
    .first()
    .click()
  for (const key of ['0', '4']) await page.getByRole('button', { name: key, exact: true }).click()
  await take('weight')
  await page.keyboard.press('Escape')
}

/** Pictures of goods have arrived and nothing moves any more. */
async function pictureIsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}
