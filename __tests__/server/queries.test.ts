import type { Order } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { budgets } from '@/scripts/budgets'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'
import { insertProducts } from '@/server/catalog/repository'
import { fulfilment } from '@/__tests__/support/judging'
import { onBothDatabases, type Answer } from '@/__tests__/support/service'
import { statementsOf } from '@/__tests__/support/statements'
import { SHELF, type TestStore } from '@/__tests__/support/store'
import { until } from '@/__tests__/support/until'

const LINES = 80
const SKUS = Array.from({ length: LINES }, (_, place) => `LINE-${place}`)
const { statements } = budgets

/** Large orders and full pages: a query for every line, order or product would be far above any of these budgets. */
onBothDatabases('what is asked of the database', (service) => {
  let store: TestStore
  let receiver: WebhookReceiver | undefined
  afterEach(() => receiver?.close())
  beforeEach(async () => {
    store = await service().openStore()
    const products = SKUS.map((sku) => ({ ...SHELF.oat, sku, barcodes: [] }))
    await insertProducts(service().deps.db.sql, store.chainId, store.vendorId, products)
  })

  const placeLargeOrder = (): Promise<Order> => store.placeOrder(SKUS.map((sku) => ({ sku, quantity: 1 })))

  const listen = async (): Promise<WebhookReceiver> => {
    receiver = await startReceiver()
    const { url, secret } = receiver
    const answer = await service().portal('PUT', `/chains/${store.chainId}/webhook`, { url, secret })
    expect(answer.status).toBe(200)
    return receiver
  }

  const get = (path: string): Promise<Answer> =>
    service().call('GET', `${store.base}/vendors/${store.vendorId}${path}`, { token: store.tokens.picker })

  /** A failure shows what was asked above the budget. */
  async function expectWithin(budget: number, ask: () => Promise<Answer>) {
    const asked = await statementsOf(service().deps.db.sql, async () => {
      expect(await ask()).toMatchObject({ status: 200 })
    })
    expect(asked).not.toEqual([])
    expect(asked.slice(budget)).toEqual([])
  }

  it('for one order', async () => {
    const { order_id } = await placeLargeOrder()
    await expectWithin(statements.order, () => store.read(order_id, store.tokens.picker))
  })

  it('for a list of twenty orders', async () => {
    for (let count = 0; count < 20; count += 1) await placeLargeOrder()
    await expectWithin(statements.orderList, () => get('/orders?status=RECEIVED&page_size=20'))
  })

  it('for a page of the catalog', async () => {
    await expectWithin(statements.catalogPage, () => get('/catalog?page_size=50'))
  })

  it('for the check of a cart', async () => {
    const order = await placeLargeOrder()
    const check = fulfilment(order, { status: 'UPDATE_CART' })
    await expectWithin(statements.cartCheck, () => store.put(order.order_id, check, store.tokens.picker))
  })

  it('for a fulfilment, its event included', async () => {
    const { waitFor } = await listen()
    const order = await placeLargeOrder()
    await expectWithin(statements.fulfilment, () =>
      store.put(order.order_id, fulfilment(order), store.tokens.picker),
    )
    expect((await waitFor(2)).at(-1)?.body).toMatchObject({ status: 'READY_FOR_PICKUP' })
  })

  it('for sending an event', async () => {
    await listen()
    const isDelivered = async () => {
      const { body } = await service().portal('GET', `/chains/${store.chainId}/deliveries`)
      return (body as Delivery[])[0]?.state === 'DELIVERED'
    }
    const asked = await statementsOf(service().deps.db.jobsSql, async () => {
      await placeLargeOrder()
      await until(isDelivered, Boolean)
    })
    expect(asked).not.toEqual([])
    expect(asked.slice(statements.delivery)).toEqual([])
  })
})
