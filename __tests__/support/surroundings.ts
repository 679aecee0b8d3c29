import fc from 'fast-check'
import type { Order } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import type { Example, Surroundings } from './arbitraryRequests'
import { addition, BROKEN_RULES, lineAt, replacement, withItem } from './brokenRules'
import { fulfilment, inCart, orderOf, product, settled, wanted } from './judging'
import { jobOver } from './jobs'
import { TEST_PORTAL_KEY, type TestService } from './service'

const ORDERS = 40
const TOKENS = 6
const DELIVERIES = 10

/** Ids differ from run to run; requests name them by these, so that a seed always makes the same requests. */
const named = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `~${kind}-${index}~`)

const STORE = { chain_id: '~chain~', vendor_id: '~vendor~' }
const ITEMS = [
  { sku: 'MILK', quantity: 3, min_quantity: 1, max_quantity: 4 },
  { sku: 'GOUDA', quantity: 1 },
  { sku: 'BANANAS', weight: 1 },
]
const SKUS = ['MILK', 'OAT', 'GOUDA', 'EDAM', 'TRUFFLE', 'BAG', 'RETIRED', 'BANANAS', 'APPLES']
const LINES = named('order', ORDERS).flatMap((_, index) => named(`line-${index}`, ITEMS.length))

const isVendorDelivery = (index: number) => index % 2 === 1

const CHAIN = { chain_id: '~chain~' }

const tea = (sku: string) => ({ sku, title: { en_GB: 'Green tea' }, price: 3.49, barcodes: [] })

const promotion = {
  vendors: ['~vendor~'],
  type: 'STRIKETHROUGH',
  active: true,
  reason: 'OVERSTOCK',
  display_name: { en_GB: 'Cheese week' },
  conditions: { start_time: '~yesterday~', end_time: '~tomorrow~' },
  discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: 2.5, active: true, sku: ['GOUDA', 'NOPE'] }],
}

const testOrder = { delivery: 'PLATFORM', items: ITEMS }

const bearer = (name: string, times: number) => Array<string>(times).fill(`Bearer ~${name}~`)
const strangers = ['', 'Bearer ~revoked~', 'Bearer ~other-chain-token~']
const chainAccess = [
  ...bearer('chain-token', 9),
  ...bearer('picker', 4),
  ...bearer('lead', 4),
  ...bearer('portal-key', 1),
  ...strangers,
]
const portalAccess = [...bearer('portal-key', 30), ...bearer('chain-token', 1), ...strangers]

/** What a store sends for one order, right and wrong. */
function updatesOf(orderId: string, index: number): Example[] {
  const [milk = '', gouda = '', bananas = ''] = named(`line-${index}`, ITEMS.length)
  const order = orderOf(
    [
      wanted(milk, product('MILK', 1.29), 3, { least: 1, most: 4 }),
      wanted(gouda, product('GOUDA', 3.2), 1),
      wanted(bananas, product('BANANAS', 1.99, 'KG'), 1),
    ],
    { transport_type: isVendorDelivery(index) ? 'VENDOR_DELIVERY' : 'LOGISTICS_DELIVERY' },
  )
  const right = [
    fulfilment(order),
    fulfilment(order, { status: 'UPDATE_CART' }),
    fulfilment(order, { items: [...fulfilment(order).items, addition('BAG')] }),
    { status: 'UPDATE_CART', items: [inCart(lineAt(order, 0), { quantity: 2 })] },
    withItem(order, 1, settled(lineAt(order, 1), 'REPLACED'), [replacement(gouda, 'EDAM')]),
    { status: 'CANCELLED', items: [], cancellation: { reason: 'CLOSED' } },
  ]
  const wrong = BROKEN_RULES.map((rule) => rule.request(order))
  return [...right, ...right, ...wrong].map((body) => ({
    parameters: { chain_id: '~chain~', order_id: orderId },
    body,
  }))
}

/** The store as the generator of requests sees it. */
export const surroundings: Surroundings = {
  parameters: new Map([
    ['chain_id', ['~chain~', '~chain~', '~chain~', '~chain~', '~other-chain~']],
    ['vendor_id', ['~vendor~', '~vendor~', '~vendor~', '~other-vendor~']],
    ['order_id', [...named('order', ORDERS), '~foreign-order~', '~old-order~']],
    ['token_id', named('token', TOKENS)],
    ['delivery_id', named('delivery', DELIVERIES)],
    ['job_id', ['~catalog-job~', '~promotion-job~']],
    ['promotion_id', ['~promotion~']],
    ['page', ['1', '2', '3']],
    ['page_size', ['1', '20', '50']],
    ['status', ['RECEIVED', 'CANCELLED,DISPATCHED', 'READY_FOR_PICKUP']],
    ['start_time', ['~a-week-ago~', '~yesterday~']],
    ['end_time', ['~yesterday~', '~today~']],
  ]),
  fields: new Map([
    ['order_id', named('order', ORDERS)],
    ['vendor_id', ['~vendor~', '~other-vendor~']],
    ['sku', SKUS],
    ['_id', LINES],
    ['replaced_id', LINES],
    ['url', ['http://127.0.0.1:9/hook', 'http://10.0.0.1/hook', 'http://shop.invalid/hook']],
  ]),
  examples: new Map([
    ['PUT /v2/chains/{chain_id}/orders/{order_id}', named('order', ORDERS).flatMap(updatesOf)],
    ['GET /v2/chains/{chain_id}/vendors/{vendor_id}', [{ parameters: STORE, body: undefined }]],
    ['GET /v2/chains/{chain_id}/vendors/{vendor_id}/orders', [{ parameters: STORE, body: undefined }]],
    [
      'PUT /v2/chains/{chain_id}/promotion',
      [{}, { active: false }, { vendors: ['*'] }].map((more) => ({
        parameters: CHAIN,
        body: { ...promotion, ...more },
      })),
    ],
    [
      'POST /v2/chains/{chain_id}/catalog',
      [['*'], ['~vendor~']].map((vendors) => ({
        parameters: CHAIN,
        body: { vendors, products: [tea('TEA-1'), tea('TEA-2')] },
      })),
    ],
    [
      'PUT /v2/chains/{chain_id}/vendors/{vendor_id}/catalog',
      [
        [{ sku: 'MILK', price: 1.5 }],
        [
          { sku: 'MILK', active: false },
          { sku: 'NOPE', price: 1 },
        ],
      ].map((products) => ({ parameters: STORE, body: { products } })),
    ],
    [
      'POST /portal/api/chains/{chain_id}/vendors/{vendor_id}/test-orders',
      [
        {},
        { comment: 'Ring twice.', promised_in_minutes: 5 },
        { outcome: { status: 'READY_FOR_PICKUP', items: [{ sku: 'GOUDA', status: 'NOT_FOUND' }] } },
        { outcome: { status: 'CANCELLED', cancelled_by: 'CUSTOMER', reason: 'MISTAKE' } },
      ].map((more) => ({
        parameters: STORE,
        body: { ...testOrder, ...more },
      })),
    ],
  ]),
  access: (operation) => fc.constantFrom(...(operation.includes(' /portal/') ? portalAccess : chainAccess)),
}

/** Puts into a text what its names stand for. */
export type FillIn = (text: string) => string

/** Makes the store that `surroundings` tells of. */
export async function makeSurroundings(service: TestService): Promise<FillIn> {
  const [store, other] = [await service.openStore(), await service.openStore()]
  const meanings = new Map<string, string>()
  const learn = (name: string, meaning: string | undefined) => meanings.set(`~${name}~`, meaning ?? '')
  const chain = `/chains/${store.chainId}`
  await service.portal('PUT', `${chain}/webhook`, { url: 'http://127.0.0.1:9/hook', secret: 'test-secret' })

  learn('chain', store.chainId)
  learn('vendor', store.vendorId)
  learn('other-chain', other.chainId)
  learn('other-vendor', other.vendorId)
  learn('portal-key', TEST_PORTAL_KEY)
  learn('chain-token', store.tokens.chain)
  learn('picker', store.tokens.picker)
  learn('lead', store.tokens.lead)
  learn('other-chain-token', other.tokens.chain)

  const token = store.tokens.chain
  const update = {
    products: [
      { sku: 'MILK', price: 1.3 },
      { sku: 'OAT', price: 3 },
    ],
  }
  const path = `${store.base}/vendors/${store.vendorId}/catalog`
  learn(
    'catalog-job',
    (await jobOver(service, store, await service.call('PUT', path, { token, body: update }))).job_id,
  )

  const day = 24 * 60 * 60 * 1000
  for (const [name, ago] of Object.entries({
    'a-week-ago': 7,
    yesterday: 1,
    today: 0,
    tomorrow: -1,
    long_ago: 61,
  })) {
    learn(name, new Date(Date.now() - ago * day).toISOString())
  }
  const fillIn: FillIn = (text) => text.replace(/~[a-z\d_-]+~/g, (name) => meanings.get(name) ?? name)
  const promoted = await service.call('PUT', `${store.base}/promotion`, {
    token,
    body: fillIn(JSON.stringify(promotion)),
  })
  learn('promotion-job', (await jobOver(service, store, promoted, 'promotion')).job_id)
  const [listed] = (await service.portal('GET', `${chain}/promotions`)).body as { promotion_id: string }[]
  learn('promotion', listed?.promotion_id ?? '')
  await Promise.all(
    Array.from({ length: ORDERS }, async (_, index) => {
      const delivery = isVendorDelivery(index) ? 'VENDOR' : 'PLATFORM'
      const order: Order = await store.placeOrder(ITEMS, { delivery })
      learn(`order-${index}`, order.order_id)
      order.items.forEach((line, at) => learn(`line-${index}-${at}`, line._id))
    }),
  )
  learn('foreign-order', (await other.placeOrder(ITEMS)).order_id)
  const created_at = meanings.get('~long_ago~')
  learn('old-order', (await store.placeOrder(ITEMS, { created_at })).order_id)

  for (let index = 0; index <= TOKENS; index += 1) {
    const made = await service.portal('POST', `${chain}/tokens`, { name: 'to be revoked', kind: 'chain' })
    const { id, token: secret } = made.body as { id: string; token: string }
    if (index < TOKENS) learn(`token-${index}`, id)
    else {
      await service.portal('DELETE', `${chain}/tokens/${id}`)
      learn('revoked', secret)
    }
  }
  const log = await service.portal('GET', `${chain}/deliveries?page_size=${DELIVERIES}`)
  ;(log.body as Delivery[]).forEach((delivery, index) => learn(`delivery-${index}`, delivery.id))
  return fillIn
}
