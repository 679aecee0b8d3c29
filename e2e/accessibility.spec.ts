import { walkAsLead, walkAsPicker } from '@/scripts/screens/walk'
import { scan, typeBurst } from '@/scripts/support/scanner'
import { expectAccessible } from './support/axe'
import { codes } from './support/codes'
import { openLine, startPicking } from './support/flows'
import { getLine, goods } from './support/goods'
import { appRoutes, expect, test, type Screens } from './support/lookOver'
import { type WantedOrder } from './support/portal'
import { signIn } from './support/signIn'
import { walkThroughNewProduct } from './support/walkThroughNewProduct'
import { walkThroughProducts } from './support/walkThroughProducts'
import { walkPromotions } from './support/walkPromotions'
import { openCatalog } from './support/storeTools'
import { walkAmongPeople } from './support/walkAmongPeople'
import { walkAlongShelf } from './support/walkAlongShelf'
import { orderWithQuestions, walkThroughQuestions } from './support/walkThroughQuestions'
import { walkWithoutSignal } from './support/walkWithoutSignal'

// The smallest handheld: most lies out of sight there and has to be scrolled to.
test.use({ viewport: { width: 320, height: 568 }, locale: 'en-GB' })

const oneMilk: WantedOrder = { delivery: 'PLATFORM', items: [{ sku: goods.milk, quantity: 1 }] }

const ORDER = 'orders/[orderId]'

/** Every screen that is looked over, by the route under `app/` that shows it. */
const screens = {
  gettingIn: {
    'sign-in-fault': 'sign-in',
    setup: 'setup',
    'setup-broken': 'setup',
    'not-found': '+not-found',
  },
  pickersDay: {
    'sign-in': 'sign-in',
    orders: 'orders/index',
    order: `${ORDER}/index`,
    picking: `${ORDER}/pick`,
    'picking-complete-already': `${ORDER}/pick`,
    'wrong-item': `${ORDER}/pick`,
    'unknown-code': `${ORDER}/pick`,
    'weight-slip': `${ORDER}/pick`,
    weight: `${ORDER}/pick`,
    'review-open': `${ORDER}/review`,
    replace: `${ORDER}/replace/[lineId]`,
    add: `${ORDER}/add`,
    added: `${ORDER}/add`,
    'review-fault': `${ORDER}/review`,
    review: `${ORDER}/review`,
    finished: `${ORDER}/review`,
    history: 'history',
    journal: `${ORDER}/journal`,
    settings: 'settings',
  },
  pickersQuestions: {
    'orders-none-begun': 'orders/index',
    'orders-done': 'orders/index',
    'choose-line': `${ORDER}/pick`,
    line: `${ORDER}/pick`,
    'camera-ask': `${ORDER}/pick`,
    camera: `${ORDER}/pick`,
    'line-not-found': `${ORDER}/pick`,
    call: `${ORDER}/replace/[lineId]`,
    'search-nothing': `${ORDER}/replace/[lineId]`,
    'search-dearer': `${ORDER}/replace/[lineId]`,
    'orders-begun': 'orders/index',
    'sign-out': 'settings',
  },
  leadsDay: { cancel: `${ORDER}/cancel` },
  leadsPrices: {
    'line-price': `${ORDER}/pick`,
    complete: `${ORDER}/pick`,
    'add-amount': `${ORDER}/add`,
    'add-price': `${ORDER}/add`,
    'settings-lead': 'settings',
  },
  nothingThere: {
    'orders-empty': 'orders/index',
    'orders-failed': 'orders/index',
    'order-failed': `${ORDER}/index`,
    'journal-empty': `${ORDER}/journal`,
    'cancel-leads-only': `${ORDER}/cancel`,
    'history-nothing': 'history',
  },
  noSignal: {
    'orders-offline': 'orders/index',
    'picking-offline': `${ORDER}/pick`,
    'review-waiting': `${ORDER}/review`,
    'orders-waiting': 'orders/index',
    'order-waiting': `${ORDER}/index`,
    'cancel-waiting': `${ORDER}/cancel`,
    'orders-needs-you': 'orders/index',
    'review-needs-you': `${ORDER}/review`,
  },
  products: {
    products: 'products/index',
    'products-categories': 'products/index',
    'products-nothing': 'products/index',
    'products-unknown-code': 'products/index',
    product: 'products/[sku]',
    'product-out': 'products/[sku]',
    'product-price': 'products/[sku]',
    'product-price-sure': 'products/[sku]',
    'product-missing': 'products/[sku]',
  },
  newProduct: {
    'new-product-faults': 'products/new',
    'new-product-category': 'products/new',
    'new-product-price': 'products/new',
    'new-product': 'products/new',
    'new-product-begun': 'products/new',
    'new-product-known': 'products/new',
  },
  leadsPromotions: {
    'promotions-none': 'promotions/index',
    promotions: 'promotions/index',
    'promotion-faults': 'promotions/new',
    'promotion-search': 'promotions/new',
    'promotion-discount': 'promotions/new',
    'promotion-new': 'promotions/new',
    promotion: 'promotions/[taskId]',
    'promotion-change': 'promotions/[taskId]',
  },
  shelfTools: {
    'tasks-none': 'tasks/index',
    'shelf-list-empty': 'products/shelf',
    'shelf-list': 'products/shelf',
    'shelf-list-act': 'products/shelf',
    'shelf-list-until': 'products/shelf',
    'shelf-list-price': 'products/shelf',
    'shelf-list-confirm': 'products/shelf',
    task: 'tasks/[taskId]',
    'task-export': 'tasks/[taskId]',
    tasks: 'tasks/index',
  },
  scannerTest: {
    'scanner-test-empty': 'settings/scanner',
    'scanner-test': 'settings/scanner',
  },
  people: {
    people: 'sign-in',
    'people-new': 'sign-in',
    'people-choose': 'sign-in',
    'people-pin': 'sign-in',
    'people-wait': 'sign-in',
    'people-code': 'sign-in',
    'settings-people': 'settings',
    badge: 'settings',
    'change-pin': 'settings',
    lock: 'settings',
    'lock-wrong': 'settings',
  },
  crash: { crash: '_layout' },
} as const satisfies Record<string, Screens>

/** It leads on at once. */
const withoutScreen = 'index'

test('every route of the app is looked over', () => {
  const lookedOver = Object.values(screens).flatMap((each: Screens) => Object.values(each))
  expect([...new Set(lookedOver), withoutScreen].sort()).toEqual([...appRoutes].sort())
})

test('getting in', async ({ page, lookOver }) => {
  await lookOver(screens.gettingIn, async ({ open, take }) => {
    await open('/', page.getByLabel('Set-up code'))
    await page.getByLabel('Set-up code').fill('4006381333931')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveCount(2)
    await take('sign-in-fault')
    await open('/setup#c=market-hall&v=store-7&t=x&n=Store', page.getByText('Set up this device for Store?'))
    await take('setup')
    await open('/no-such-page', page.getByRole('heading', { level: 2 }))
    await take('not-found')
    await open('/setup#c=market-hall', page.getByRole('alert'))
    await take('setup-broken')
  })
})

test.describe('picking', () => {
  // The walk lets the service refuse a cart once.
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test("a picker's day", async ({ lookOver, partner }) => {
    await lookOver(screens.pickersDay, (device) => walkAsPicker(device, partner.takeOrder))
  })
})

test('what a picker is asked', async ({ page, lookOver, partner }) => {
  const order = await partner.takeOrder(orderWithQuestions)
  await signIn(page)
  await lookOver(screens.pickersQuestions, (device) => walkThroughQuestions(device, order))
})

test("a team lead's day", async ({ lookOver }) => {
  await lookOver(screens.leadsDay, walkAsLead)
})

test('what only a team lead may set', async ({ page, lookOver, partner }) => {
  const order = await partner.takeOrder(oneMilk)
  const milk = getLine(order, goods.milk)
  await signIn(page, 'team lead')
  await lookOver(screens.leadsPrices, async ({ open, take }) => {
    await startPicking(page, order)
    await scan(page, ...codes(milk))
    await page.getByText('Everything is decided').waitFor()
    await take('complete')
    await openLine(page, milk.name)
    await page.getByRole('button', { name: 'Change price' }).click()
    await take('line-price')

    await open(`/orders/${order.order_id}/add`, page.getByLabel('Search the store'))
    await page.getByLabel('Search the store').fill('paper')
    await page.getByRole('button', { name: /^Paper carrier bag/ }).click()
    await take('add-amount')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Change price' }).click()
    await take('add-price')
    await open('/settings', page.getByLabel('How the scales print'))
    await take('settings-lead')
  })
})

test("the store's products", async ({ page, lookOver }) => {
  await signIn(page, 'team lead')
  await lookOver(screens.products, walkThroughProducts)
})

test('a new product', async ({ page, lookOver }) => {
  await signIn(page, 'team lead')
  await lookOver(screens.newProduct, walkThroughNewProduct)
})

test('what a team lead promotes', async ({ page, lookOver }) => {
  await signIn(page, 'team lead')
  await lookOver(screens.leadsPromotions, (device) => walkPromotions(device, 'Journey: looked over'))
})

test('many products at once, and what was sent', async ({ page, lookOver, request }) => {
  const catalog = await openCatalog(request)
  const scanned = [await catalog.codeOf('MH-10022'), await catalog.codeOf('MH-10019')]
  await signIn(page, 'team lead')
  await lookOver(screens.shelfTools, (device) => walkAlongShelf(device, scanned))
})

test('what a scanner sends', async ({ page, lookOver }) => {
  await signIn(page)
  await lookOver(screens.scannerTest, async ({ open, take }) => {
    await open('/settings/scanner', page.getByText('Scan any barcode'))
    await take('scanner-test-empty')
    await scan(page, '4006381333931', ']C10104006381333931')
    await typeBurst(page, '4006381333932', { end: false })
    await page.getByText(/^Nothing comes after the code/).waitFor()
    await take('scanner-test')
  })
})

test('a device that people share', async ({ lookOver }) => {
  await lookOver(screens.people, walkAmongPeople)
})

test.describe('nothing to show', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('where there is nothing, or nothing can be had', async ({ page, lookOver, partner }) => {
    const order = await partner.takeOrder(oneMilk)
    const lists = '**/orders?*'
    await page.route(lists, (route) => route.fulfill({ json: [] }))
    await signIn(page)
    await lookOver(screens.nothingThere, async ({ open, take }) => {
      await page.getByRole('heading', { level: 2 }).waitFor()
      await take('orders-empty')
      await page.unroute(lists)
      await open(`/orders/${order.order_id}/journal`, page.getByRole('heading', { level: 2 }))
      await take('journal-empty')
      await open(`/orders/${order.order_id}/cancel`, page.getByText('Only a team lead can cancel'))
      await take('cancel-leads-only')
      await open('/history', page.getByRole('radio').first())
      await page.getByRole('textbox').fill('nobody')
      await page.getByText('nobody').waitFor()
      await take('history-nothing')
      await open('/orders/00000000-0000-4000-8000-000000000000', page.getByRole('alert'))
      await take('order-failed')
      await page.route(lists, (route) => route.abort())
      await page.evaluate(() =>
        indexedDB
          .databases()
          .then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))),
      )
      await open('/orders', page.getByRole('alert'))
      await take('orders-failed')
    })
  })
})

test.describe('without a signal', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|navigator.vibrate/] })

  test('what waits, and what came of it', async ({ page, lookOver, partner }) => {
    const orders = [await partner.takeOrder(oneMilk), await partner.takeOrder(oneMilk)] as const
    await signIn(page, 'team lead')
    await lookOver(screens.noSignal, (device) => walkWithoutSignal(device, orders, partner.portal))
  })
})

test.describe('after a fault of our own', () => {
  // Where times are left to the browser.
  test.use({ expectedConsoleErrors: [/Nothing reckons with this/], locale: 'en-AU' })

  test('the page that stands in for a broken one', async ({ page }) => {
    await signIn(page)
    await page.addInitScript(() => {
      const get = () => {
        throw new Error('Nothing reckons with this')
      }
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    await expectAccessible(page, 'crash')
  })
})
