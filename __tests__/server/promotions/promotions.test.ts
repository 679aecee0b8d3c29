import type { ErrorBody } from '@/domain/contract/error'
import type { ProductList } from '@/domain/contract/product'
import { jobOver } from '@/__tests__/support/jobs'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

onBothDatabases('promotions', (service) => {
  let store: TestStore
  beforeEach(async () => {
    store = await service().openStore()
  })
  afterEach(() => {
    service().clock.offsetMs = 0
  })

  const promotion = (more: Record<string, unknown> = {}) => ({
    vendors: [store.vendorId],
    type: 'STRIKETHROUGH',
    active: true,
    reason: 'COMPETITIVENESS',
    display_name: { en_SG: 'Cheese week' },
    conditions: { start_time: inHours(-1), end_time: inHours(1) },
    discount: [
      { discount_subtype: 'FINAL_PRICE', discount_value: 2.5, active: true, sku: ['GOUDA', 'EDAM'] },
    ],
    ...more,
  })
  const put = (body: unknown, token = store.tokens.chain) =>
    service().call('PUT', `${store.base}/promotion`, { token, body })
  const run = async (body: unknown) => jobOver(service(), store, await put(body), 'promotion')
  const price = async (sku: string) => {
    const answer = await service().call(
      'GET',
      `${store.base}/vendors/${store.vendorId}/catalog?query_term=${sku}`,
      {
        token: store.tokens.picker,
      },
    )
    return (answer.body as ProductList).products.find((product) => product.sku === sku)?.price
  }
  const states = async () => {
    const answer = await service().portal('GET', `/chains/${store.chainId}/promotions`)
    return (answer.body as { state: string }[]).map((entry) => entry.state)
  }

  it('shows in the list and in new orders, and the line says so; placed orders keep their price', async () => {
    const before = await store.placeOrder([{ sku: 'GOUDA', quantity: 2 }])
    expect(await run(promotion())).toMatchObject({
      job_status: 'COMPLETED',
      invalid_vendors: [],
      missing_skus: {},
    })
    expect(await price('GOUDA')).toBe(2.5)
    const order = await store.placeOrder([
      { sku: 'GOUDA', quantity: 2 },
      { sku: 'MILK', quantity: 1 },
    ])
    expect(order.items[0]).toMatchObject({
      pricing: { unit_price: 2.5, total_price: 5 },
      promotion: { display_name: { en_SG: 'Cheese week' }, original_unit_price: 3.2 },
    })
    expect(order.items[1]?.promotion ?? null).toBeNull()
    expect((await store.read(before.order_id)).body).toEqual(before)
  })

  it('starts and ends by the clock', async () => {
    await run(promotion({ conditions: { start_time: inHours(2), end_time: inHours(4) } }))
    expect([await states(), await price('GOUDA')]).toEqual([['Upcoming'], 3.2])
    service().clock.offsetMs = 3 * HOUR_MS
    expect([await states(), await price('GOUDA')]).toEqual([['Running'], 2.5])
    service().clock.offsetMs = 5 * HOUR_MS
    expect([await states(), await price('GOUDA')]).toEqual([['Ended'], 3.2])
  })

  it('the same again modifies: other values, products taken out', async () => {
    const conditions = { start_time: inHours(-1), end_time: inHours(1) }
    await run(promotion({ conditions }))
    await run(
      promotion({
        conditions,
        discount: [
          { discount_subtype: 'FINAL_PRICE', discount_value: 2, active: true, sku: ['GOUDA'] },
          { discount_subtype: 'FINAL_PRICE', discount_value: 2, active: false, sku: ['EDAM'] },
        ],
      }),
    )
    expect(await states()).toEqual(['Running'])
    expect([await price('GOUDA'), await price('EDAM')]).toEqual([2, 3.1])
  })

  it('active: false stops it', async () => {
    const conditions = { start_time: inHours(-1), end_time: inHours(1) }
    await run(promotion({ conditions }))
    await run(promotion({ conditions, active: false }))
    expect([await states(), await price('GOUDA')]).toEqual([['Cancelled'], 3.2])
  })

  it.each([
    ['PERCENTAGE', 10, 2.88],
    ['ABSOLUTE', 0.7, 2.5],
    ['FINAL_PRICE', 3, 3],
  ])('%s of %d makes 3.20 to %d', async (discount_subtype, discount_value, expected) => {
    await run(promotion({ discount: [{ discount_subtype, discount_value, active: true, sku: ['GOUDA'] }] }))
    expect(await price('GOUDA')).toBe(expected)
  })

  it('where two overlap the later start wins', async () => {
    const discount = (value: number) => [
      { discount_subtype: 'FINAL_PRICE', discount_value: value, active: true, sku: ['GOUDA'] },
    ]
    const at = (hours: number) => ({ start_time: inHours(hours), end_time: inHours(2) })
    await run(promotion({ display_name: { en_SG: 'Late' }, conditions: at(-1), discount: discount(2) }))
    await run(promotion({ display_name: { en_SG: 'Early' }, conditions: at(-3), discount: discount(1) }))
    expect(await price('GOUDA')).toBe(2)
  })

  it('names stores and SKUs that do not exist; * is every store', async () => {
    const discount = [
      { discount_subtype: 'PERCENTAGE', discount_value: 5, active: true, sku: ['GOUDA', 'NOPE'] },
    ]
    expect(await run(promotion({ vendors: [store.vendorId, 'nowhere'], discount }))).toMatchObject({
      invalid_vendors: ['nowhere'],
      missing_skus: { [store.vendorId]: ['NOPE'] },
    })
    await run(
      promotion({ vendors: ['*'], discount: [{ ...discount[0], discount_value: 50, sku: ['MILK'] }] }),
    )
    expect(await price('MILK')).toBe(0.645)
  })

  it('a replacement is charged without promotion', async () => {
    await run(
      promotion({
        discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: 1, active: true, sku: ['EDAM'] }],
      }),
    )
    const order = await store.placeOrder([{ sku: 'GOUDA', quantity: 1 }])
    const [line] = order.items
    const answer = await store.put(order.order_id, {
      status: 'UPDATE_CART',
      items: [
        { _id: line?._id, status: 'REPLACED', pricing: { pricing_type: 'UNIT' } },
        {
          sku: 'EDAM',
          status: 'IN_CART',
          replaced_id: line?._id,
          pricing: { pricing_type: 'UNIT', quantity: 1 },
        },
      ],
    })
    expect(answer.body).toMatchObject({ payment: { sub_total: 3.1 } })
  })

  it.each([
    [
      'a percentage of 0',
      { discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 0, active: true, sku: ['A'] }] },
      'discount[0].discount_value',
    ],
    [
      'a percentage over 100',
      { discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 101, active: true, sku: ['A'] }] },
      'discount[0].discount_value',
    ],
    [
      'a negative price',
      { discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: -1, active: true, sku: ['A'] }] },
      'discount[0].discount_value',
    ],
    [
      'no products',
      { discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: 1, active: true, sku: [] }] },
      'discount[0].sku',
    ],
    [
      'an end before the start',
      { conditions: { start_time: inHours(1), end_time: inHours(0) } },
      'conditions.end_time',
    ],
    ['an unknown type', { type: 'GIFT' }, 'type'],
    ['an unknown reason', { reason: 'FUN' }, 'reason'],
    ['no name', { display_name: {} }, 'display_name'],
    ['no stores', { vendors: [] }, 'vendors'],
  ])('%s is 400 with its place', async (_name, more, path) => {
    const answer = await put(promotion(more))
    expect(answer.status).toBe(400)
    expect((answer.body as ErrorBody).errors?.map((fault) => fault.path)).toContain(path)
  })

  it('a lead runs promotions in the own store only, a picker none', async () => {
    expect((await put(promotion(), store.tokens.lead)).status).toBe(202)
    expect((await put(promotion({ vendors: ['*'] }), store.tokens.lead)).status).toBe(403)
    expect((await put(promotion(), store.tokens.picker)).status).toBe(403)
  })
})
