import type { Order } from '@/domain/contract/order'
import { causeWords, lateWords } from '@/server/portal/pages/orders/words'
import { addition, lineAt, replacement, withItem } from '@/__tests__/support/brokenRules'
import { fulfilment, settled } from '@/__tests__/support/judging'
import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const HOSTILE = '"><img src=x onerror=alert(1)>'
const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'
const NOW = new Date('2026-03-01T10:00:00.000Z')

describe('how late an order is', () => {
  it.each([
    ['2026-03-01T10:00:01.000Z', undefined],
    ['2026-03-01T09:59:30.000Z', 'Due now'],
    ['2026-03-01T09:48:00.000Z', 'Late by 12 min'],
    ['2026-03-01T07:55:00.000Z', 'Late by 2 h 5 min'],
    ['2026-02-28T09:00:00.000Z', 'Late by 1 day'],
    ['2026-02-26T09:00:00.000Z', 'Late by 3 days'],
  ])('promised for %s: %s', (promised_for, words) => {
    expect(lateWords({ status: 'RECEIVED', promised_for }, NOW)).toBe(words)
  })

  it('is nobody’s business once it was picked', () => {
    expect(lateWords({ status: 'DISPATCHED', promised_for: '2026-01-01T00:00:00Z' }, NOW)).toBeUndefined()
  })
})

describe('what led to a version', () => {
  it.each([
    ['checkout', null, 'The customer placed the order.'],
    ['token 7', 'Till 3', 'The store sent it, with the token “Till 3”.'],
    ['token 7', null, 'The store sent it.'],
    ['RIDER_PICKED_UP', null, 'The rider picked the order up.'],
  ])('%s, token %s', (cause, token_name, words) => {
    expect(causeWords({ cause, token_name })).toBe(words)
  })
})

onBothDatabases('the pages of orders', (service) => {
  let store: TestStore
  let visitor: PortalVisitor
  let orders: string
  beforeAll(async () => {
    store = await service().openStore()
    visitor = await signInToPortal(service().address)
    orders = `/portal/chains/${store.chainId}/orders`
  })

  const see = (order: Order, query = '') => visitor.get(`${orders}/${order.order_id}${query}`)
  const act = (order: Order, type: string, options = {}) =>
    visitor.post(`${orders}/${order.order_id}/events`, { type }, options)
  const buttons = async (order: Order) =>
    [...(await see(order)).html.matchAll(/name="type" value="(\w+)"/g)].map(([, type]) => type)

  describe('the list', () => {
    let first: Order
    let late: Order
    beforeAll(async () => {
      first = await store.placeOrder([{ sku: 'MILK', quantity: 2 }], { outcome: { status: 'CANCELLED' } })
      late = await store.placeOrder([{ sku: 'BANANAS', weight: 1.5 }], {
        delivery: 'VENDOR',
        promised_in_minutes: -75,
      })
    })

    it('has the newest first, each with what people ask about', async () => {
      const { text } = await visitor.get(orders)
      expect(text.indexOf(late.order_code)).toBeGreaterThan(0)
      expect(text.indexOf(late.order_code)).toBeLessThan(text.indexOf(first.order_code))
      expect(text).toContain(`${late.order_code} Received ${late.client.name} · 1 item · €6.885`)
      expect(text).toMatch(/Late by 1 h 15 min Delivery The store delivers/)
      expect(text).toContain(`${first.order_code} Cancelled`)
    })

    it('is narrowed by store and state; the empty choice is everything', async () => {
      const cancelled = await visitor.get(`${orders}?vendor_id=${store.vendorId}&status=CANCELLED`)
      expect(cancelled.text).toContain(first.order_code)
      expect(cancelled.text).not.toContain(late.order_code)
      expect(cancelled.html).toMatch(/<option value="CANCELLED" selected="">/)
      expect((await visitor.get(`${orders}?vendor_id=&status=`)).text).toContain(
        '2 orders of the last 60 days',
      )
      expect((await visitor.get(`${orders}?vendor_id=nowhere`)).text).toContain('0 orders')
    })

    it('comes in pages that keep the filters', async () => {
      const many = await service().openStore()
      for (let count = 0; count < 26; count += 1) await many.placeOrder([{ sku: 'MILK' }])
      const at = `/portal/chains/${many.chainId}/orders`
      const page = await visitor.get(`${at}?status=RECEIVED`)
      expect(page.text).toContain('Page 1 of 2')
      expect(page.html).toContain(`href="${at}?status=RECEIVED&amp;page=2"`)
      expect((await visitor.get(`${at}?status=RECEIVED&page=2`)).html.match(/class="card"/g)).toHaveLength(1)
    })

    it.each(['?status=LOST', '?page=0'])('refuses %s with a page', async (query) => {
      const answer = await visitor.get(`${orders}${query}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    })
  })

  it('shows every line: found, not found, replaced by what, and added', async () => {
    const order = await store.placeOrder(
      [
        { sku: 'MILK', quantity: 3, min_quantity: 1, max_quantity: 4, instructions: HOSTILE },
        { sku: 'GOUDA', replacement_preference: { kind: 'CHOSEN', skus: ['EDAM'] } },
        { sku: 'BANANAS', weight: 1.5 },
      ],
      { comment: `Ring twice ${HOSTILE}` },
    )
    const gouda = lineAt(order, 1)
    const request = withItem(order, 1, settled(gouda, 'REPLACED'), [
      replacement(gouda._id, 'EDAM'),
      addition('BAG'),
    ])
    request.items[0] = settled(lineAt(order, 0), 'NOT_FOUND')
    expect((await store.put(order.order_id, request)).status).toBe(200)
    const { text, html } = await see(order)
    expect(text).toContain(
      'Whole milk 1 L Not found MILK Ordered 3 pieces Brought Nothing Allowed 1 to 4 pieces Price €1.29 each Instructions',
    )
    expect(text).toContain(`Instructions ${HOSTILE}`)
    expect(text).toMatch(
      /Gouda slices 200 g Replaced GOUDA .* If it is not there Chosen goods · EDAM Replaced by Edam slices 200 g In the cart EDAM Brought 1 piece/,
    )
    expect(text).toContain(
      'Bananas, loose In the cart BANANAS Ordered 1.5 kg Brought 1.5 kg Allowed 1.2 kg to 1.8 kg',
    )
    expect(text).toContain('€1.99 a kg, €2.985 in all')
    expect(text).toContain('Paper bag Added BAG Brought 1 piece')
    expect(text).toContain(`Comment Ring twice ${HOSTILE}`)
    expect(text).toContain(order.customer.phone_number)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain(`/deliveries?order_id=${order.order_id}`)
  })

  it('tells the history, each version with its cause in words', async () => {
    const order = await store.placeOrder([{ sku: 'MILK' }])
    await store.put(order.order_id, fulfilment(order))
    await store.happen(order.order_id, 'RIDER_PICKED_UP')
    await store.happen(order.order_id, 'LOGISTICS_CANCELLED')
    const { text } = await see(order)
    expect(text).toMatch(
      /Version 1 Received .* The customer placed the order\. Version 2 Ready for pickup .* The store sent it, with the token “test”\. Version 3 Dispatched .* The rider picked the order up\. Version 4 Cancelled .* Logistics cancelled the order\./,
    )
    expect(text).toContain('Cancelled by logistics, after the rider had picked it up. No reason was given.')
  })

  it('says why a store cancelled', async () => {
    const order = await store.placeOrder([{ sku: 'MILK' }])
    await store.put(order.order_id, { status: 'CANCELLED', items: [], cancellation: { reason: 'TOO_BUSY' } })
    expect((await see(order)).text).toContain('Cancelled by the store. Reason: The store is too busy.')
  })

  describe('the buttons for what happens outside', () => {
    it('are those that are possible now', async () => {
      const order = await store.placeOrder([{ sku: 'MILK' }])
      expect(await buttons(order)).toEqual(['CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED'])
      await store.put(order.order_id, fulfilment(order))
      expect(await buttons(order)).toEqual(['RIDER_PICKED_UP', 'CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED'])
      await store.happen(order.order_id, 'RIDER_PICKED_UP')
      expect(await buttons(order)).toEqual(['DELIVERED', 'CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED'])
      await store.happen(order.order_id, 'DELIVERED')
      expect(await buttons(order)).toEqual([])
    })

    it('make it happen and say so', async () => {
      const order = await store.placeOrder([{ sku: 'MILK' }])
      const answer = await act(order, 'CUSTOMER_CANCELLED')
      expect(answer.status).toBe(303)
      const page = await visitor.get(answer.headers.get('location') ?? '')
      expect(page.text).toContain('The customer cancelled the order.')
      expect(((await store.read(order.order_id)).body as Order).status).toBe('CANCELLED')
    })

    it('say in a sentence that somebody was faster, and show what is', async () => {
      const order = await store.placeOrder([{ sku: 'MILK' }])
      await store.happen(order.order_id, 'CUSTOMER_CANCELLED')
      const answer = await act(order, 'LOGISTICS_CANCELLED')
      expect(answer.status).toBe(303)
      const page = await visitor.get(answer.headers.get('location') ?? '')
      expect(page.text).toContain('“Logistics cancels” was not possible. The order is now: Cancelled.')
      expect(page.text).toContain('Cancelled by the customer.')
    })

    it('need the form of this session, and an event that there is', async () => {
      const order = await store.placeOrder([{ sku: 'MILK' }])
      expect((await act(order, 'CUSTOMER_CANCELLED', { token: 'x' })).status).toBe(403)
      expect((await act(order, 'EATEN')).status).toBe(400)
      expect(((await store.read(order.order_id)).body as Order).sys.version).toBe(1)
    })
  })

  it('know nothing of other chains', async () => {
    const other = await service().openStore()
    const foreign = await other.placeOrder([{ sku: 'MILK' }])
    expect((await see(foreign)).status).toBe(404)
    expect((await act(foreign, 'CUSTOMER_CANCELLED')).status).toBe(404)
    expect((await visitor.get(`${orders}/${UNKNOWN_ID}`)).status).toBe(404)
    expect((await visitor.get('/portal/chains/nowhere/orders')).status).toBe(404)
  })
})
