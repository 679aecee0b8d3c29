import type { ErrorBody } from '@/domain/contract/error'
import type {
  OrderChange,
  PortalJobDetails,
  PortalPromotion,
  PortalPromotionDetails,
} from '@/domain/contract/portal'
import { fulfilment } from '@/__tests__/support/judging'
import { jobOver } from '@/__tests__/support/jobs'
import { callHttp, onBothDatabases, TEST_PORTAL_KEY, type Answer } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'
const code = (answer: Answer) => [answer.status, (answer.body as ErrorBody).code]

onBothDatabases('one thing of a chain, by the portal’s API', (service) => {
  let store: TestStore
  let other: TestStore
  beforeAll(async () => {
    store = await service().openStore()
    other = await service().openStore()
  })

  const get = (path: string, of = store) => service().portal('GET', `/chains/${of.chainId}${path}`)
  const call = (method: string, path: string, body?: unknown) =>
    service().call(method, `${store.base}${path}`, { token: store.tokens.chain, body })

  it('an order is what its store reads', async () => {
    const order = await store.placeOrder([{ sku: 'MILK' }])
    expect((await get(`/orders/${order.order_id}`)).body).toEqual(order)
    expect(code(await get(`/orders/${order.order_id}`, other))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(code(await get('/orders/not-an-id'))).toEqual([400, 'INVALID_REQUEST'])
  })

  it('its history has every version and its cause', async () => {
    const order = await store.placeOrder([{ sku: 'MILK' }])
    await store.put(order.order_id, fulfilment(order), store.tokens.picker)
    await store.happen(order.order_id, 'RIDER_PICKED_UP')
    const changes = (await get(`/orders/${order.order_id}/history`)).body as OrderChange[]
    expect(changes).toMatchObject([
      { version: 1, status: 'RECEIVED', cause: 'checkout', token_name: null, at: order.sys.created_at },
      { version: 2, status: 'READY_FOR_PICKUP', cause: expect.stringMatching(/^token /), token_name: 'test' },
      { version: 3, status: 'DISPATCHED', cause: 'RIDER_PICKED_UP', token_name: null },
    ])
    expect(code(await get(`/orders/${order.order_id}/history`, other))).toEqual([404, 'ORDER_NOT_FOUND'])
  })

  it('the overview counts by state', async () => {
    const fresh = await service().openStore()
    await fresh.placeOrder([{ sku: 'MILK' }], { promised_in_minutes: -5 })
    await fresh.placeOrder([{ sku: 'MILK' }], { outcome: { status: 'CANCELLED' } })
    expect((await get('/overview', fresh)).body).toMatchObject({
      orders: { RECEIVED: 1, CANCELLED: 1, DELIVERED: 0 },
      late_orders: 1,
      jobs: { COMPLETED: 0 },
    })
    expect((await service().portal('GET', '/chains/nowhere/overview')).status).toBe(404)
  })

  it('a job says what came of it and gives its file', async () => {
    const export_ = await jobOver(
      service(),
      store,
      await call('POST', `/vendors/${store.vendorId}/catalog/export`),
    )
    const details = (await get(`/jobs/${export_.job_id}`)).body as PortalJobDetails
    expect(details).toMatchObject({
      kind: 'export',
      job_status: 'COMPLETED',
      done_rows: 9,
      result: {},
      has_file: true,
    })
    const path = `/portal/api/chains/${store.chainId}/jobs/${export_.job_id}/file`
    const file = await callHttp(service().address, 'GET', path, { token: TEST_PORTAL_KEY })
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.text.trimEnd().split('\n')).toHaveLength(1 + 9)
    expect(code(await get(`/jobs/${export_.job_id}`, other))).toEqual([404, 'JOB_NOT_FOUND'])
    expect(code(await get(`/jobs/${export_.job_id}/file`, other))).toEqual([404, 'JOB_NOT_FOUND'])
    expect(code(await get(`/jobs/${UNKNOWN_ID}/file`))).toEqual([404, 'JOB_NOT_FOUND'])
  })

  it('a promotion has its products with both prices, and its job no file', async () => {
    const started = await call('PUT', '/promotion', {
      vendors: ['*'],
      type: 'STRIKETHROUGH',
      active: true,
      reason: 'OVERSTOCK',
      display_name: { en_GB: 'Cheese week' },
      conditions: { start_time: '2026-01-01T00:00:00.000Z', end_time: '2099-01-01T00:00:00.000Z' },
      discount: [{ discount_subtype: 'ABSOLUTE', discount_value: 0.5, sku: ['GOUDA', 'EDAM'] }],
    })
    const { job_id } = await jobOver(service(), store, started, 'promotion')
    expect(code(await get(`/jobs/${job_id}/file`))).toEqual([404, 'JOB_NOT_FOUND'])
    expect((await get('/promotions?state=Upcoming')).body).toEqual([])
    const [listed] = (await get('/promotions?state=Running')).body as PortalPromotion[]
    const answer = await get(`/promotions/${listed?.promotion_id}?page_size=1`)
    expect(answer.headers.get('x-total-count')).toBe('2')
    expect(answer.body as PortalPromotionDetails).toEqual({
      ...listed,
      items: [
        {
          vendor_id: store.vendorId,
          sku: 'EDAM',
          title: 'Edam slices 200 g',
          discount_subtype: 'ABSOLUTE',
          discount_value: 0.5,
          price: 3.1,
          promoted_price: 2.6,
        },
      ],
    })
    expect(code(await get(`/promotions/${listed?.promotion_id}`, other))).toEqual([404, 'NOT_FOUND'])
    expect(code(await get('/promotions?state=LATER'))).toEqual([400, 'INVALID_REQUEST'])
  })
})
