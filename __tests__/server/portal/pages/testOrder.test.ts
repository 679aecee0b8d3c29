import type { Order } from '@/domain/contract/order'
import { actOf, addLines, linesIn, removeLine } from '@/server/portal/pages/orders/testOrder/draft'
import { readTestOrder } from '@/server/portal/pages/orders/testOrder/readTestOrder'
import { signInToPortal, type PageAnswer, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const HOSTILE = '"><img src=x onerror=alert(1)>'
const SOLD_BY_WEIGHT: Record<string, boolean> = { MILK: false, BANANAS: true }
const read = (sent: Record<string, string>) =>
  readTestOrder({ delivery: 'PLATFORM', ...sent }, (sku) => SOLD_BY_WEIGHT[sku])
const milk = { 'items.0.sku': 'MILK', 'items.0.amount': '2' }

describe('a form read as a test order', () => {
  it.each<[string, Record<string, string>, object]>([
    ['pieces', milk, { items: [{ sku: 'MILK', quantity: 2 }] }],
    [
      'kilograms with a comma',
      { 'items.0.sku': 'BANANAS', 'items.0.amount': ' 1,25 ' },
      { items: [{ weight: 1.25 }] },
    ],
    [
      'kilograms with a point',
      { 'items.0.sku': 'BANANAS', 'items.0.amount': '0.5' },
      { items: [{ weight: 0.5 }] },
    ],
    [
      'no amount: the service decides',
      { 'items.0.sku': 'MILK', 'items.0.amount': '' },
      { items: [{ sku: 'MILK' }] },
    ],
    [
      'bounds',
      { ...milk, 'items.0.min': '1', 'items.0.max': '3' },
      { items: [{ min_quantity: 1, max_quantity: 3 }] },
    ],
    [
      'a wish with its SKUs',
      { ...milk, 'items.0.wish': 'CHOSEN', 'items.0.wish_skus': ' OAT ,, EDAM' },
      { items: [{ replacement_preference: { kind: 'CHOSEN', skus: ['OAT', 'EDAM'] } }] },
    ],
    [
      'a wish that needs no SKUs, whatever stands there',
      { ...milk, 'items.0.wish': 'CALL_ME', 'items.0.wish_skus': 'OAT' },
      { items: [{ replacement_preference: { kind: 'CALL_ME', skus: [] } }] },
    ],
    [
      'lines in the order of their numbers',
      { 'items.10.sku': 'B', 'items.9.sku': 'A' },
      { items: [{ sku: 'A' }, { sku: 'B' }] },
    ],
    ['a promise in the past', { ...milk, promised_in_minutes: '-5' }, { promised_in_minutes: -5 }],
    [
      'a picked one, found unless it says otherwise',
      { ...milk, 'items.1.sku': 'BANANAS', 'items.1.status': 'NOT_FOUND', outcome: 'READY_FOR_PICKUP' },
      {
        outcome: {
          status: 'READY_FOR_PICKUP',
          items: [
            { sku: 'MILK', status: 'IN_CART' },
            { sku: 'BANANAS', status: 'NOT_FOUND' },
          ],
        },
      },
    ],
    [
      'a cancelled one with its party and reason',
      { ...milk, outcome: 'CANCELLED', cancelled_by: 'VENDOR', reason: 'CLOSED' },
      { outcome: { status: 'CANCELLED', cancelled_by: 'VENDOR', reason: 'CLOSED' } },
    ],
  ])('%s', (_name, sent, order) => {
    expect(read(sent)).toMatchObject({ kind: 'ok', value: order })
  })

  it('has no outcome where it stays received, whoever would have cancelled it', () => {
    const order = read({
      ...milk,
      outcome: 'RECEIVED',
      cancelled_by: 'VENDOR',
      'items.0.status': 'NOT_FOUND',
    })
    expect(order).toEqual({
      kind: 'ok',
      value: { delivery: 'PLATFORM', items: [{ sku: 'MILK', quantity: 2 }] },
    })
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['nothing ordered', {}, ['search']],
    ['half a piece', { ...milk, 'items.0.amount': '1.5' }, ['items.0.amount']],
    ['no number', { ...milk, 'items.0.amount': '1e2' }, ['items.0.amount']],
    ['less than a gram', { 'items.0.sku': 'BANANAS', 'items.0.amount': '0,0001' }, ['items.0.amount']],
    [
      'bounds that are words',
      { ...milk, 'items.0.min': 'few', 'items.0.max': 'many' },
      ['items.0.min', 'items.0.max'],
    ],
    [
      'a book of instructions',
      { ...milk, 'items.0.instructions': 'x'.repeat(1001) },
      ['items.0.instructions'],
    ],
    ['an unknown wish', { ...milk, 'items.0.wish': 'GUESS' }, ['items.0.wish']],
    [
      'a choice of nothing',
      { ...milk, 'items.0.wish': 'CHOSEN', 'items.0.wish_skus': ' , ' },
      ['items.0.wish_skus'],
    ],
    [
      'a choice too long',
      { ...milk, 'items.0.wish': 'CHOSEN', 'items.0.wish_skus': 'x'.repeat(201) },
      ['items.0.wish_skus'],
    ],
    [
      'the third line only',
      { ...milk, 'items.1.sku': 'MILK', 'items.2.sku': 'MILK', 'items.2.amount': 'x' },
      ['items.2.amount'],
    ],
    ['nobody who delivers', { ...milk, delivery: '' }, ['delivery']],
    ['a promise of words', { ...milk, promised_in_minutes: 'soon' }, ['promised_in_minutes']],
    ['an unknown outcome', { ...milk, outcome: 'LOST' }, ['outcome']],
    ['an unknown canceller', { ...milk, outcome: 'CANCELLED', cancelled_by: 'CAT' }, ['cancelled_by']],
    [
      'a store that cancels without a reason',
      { ...milk, outcome: 'CANCELLED', cancelled_by: 'VENDOR' },
      ['reason'],
    ],
    [
      'the same goods found and not found',
      { ...milk, 'items.1.sku': 'MILK', 'items.1.status': 'NOT_FOUND', outcome: 'READY_FOR_PICKUP' },
      ['items.1.status'],
    ],
  ])('%s is said at its field', (_name, sent, fields) => {
    const faulty = read(sent)
    expect(faulty).toMatchObject({ kind: 'faulty' })
    expect(faulty.kind === 'faulty' && [...faulty.faults.keys()]).toEqual(fields)
    // In words for people, not in those of the schema.
    expect(faulty.kind === 'faulty' && [...faulty.faults.values()].join()).not.toMatch(
      /input|expected|received/i,
    )
  })
})

describe('the lines of the form', () => {
  it('close up when one is taken out, with all that is typed', () => {
    const sent = addLines({ comment: 'Ring' }, ['A', 'B', 'C'])
    const left = removeLine({ ...sent, 'items.2.amount': '7' }, 1)
    expect(left).toEqual({
      comment: 'Ring',
      'items.0.sku': 'A',
      'items.0.amount': '1',
      'items.1.sku': 'C',
      'items.1.amount': '7',
    })
  })

  it('are no more than what has a SKU and a known field', () => {
    expect(
      linesIn({ 'items.0.amount': '1', 'items.1.sku': 'A', 'items.1.color': 'red', 'items.x.sku': 'B' }),
    ).toEqual([{ sku: 'A' }])
  })

  it.each([
    ['place', { kind: 'place' }],
    ['search', { kind: 'search' }],
    ['', { kind: 'search' }],
    ['placed', { kind: 'search' }],
    ['add:A:B', { kind: 'add', sku: 'A:B' }],
    ['remove:3', { kind: 'remove', index: 3 }],
    ['remove:x', { kind: 'search' }],
  ])('button %j', (act, expected) => {
    expect(actOf({ act })).toEqual(expected)
  })
})

onBothDatabases('the page that places a test order', (service) => {
  let store: TestStore
  let visitor: PortalVisitor
  let address: string
  beforeAll(async () => {
    store = await service().openStore()
    visitor = await signInToPortal(service().address)
    address = `/portal/chains/${store.chainId}/orders/new`
  })

  const send = (fields: Record<string, string>) =>
    visitor.post(address, { vendor_id: store.vendorId, delivery: 'PLATFORM', ...fields })
  const valueOf = ({ html }: PageAnswer, name: string) =>
    new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`)
      .exec(html)?.[0]
      .match(/value="([^"]*)"/)?.[1]
  const faultAt = ({ html }: PageAnswer, name: string) =>
    new RegExp(`id="field-${name.replaceAll('.', '-')}-fault">([^<]*)<`).exec(html)?.[1]
  const placed = async (answer: PageAnswer): Promise<Order> => {
    expect([answer.status, answer.text]).toEqual([303, ''])
    const [, orderId = ''] =
      /\/orders\/([^?]+)\?done=placed$/.exec(answer.headers.get('location') ?? '') ?? []
    return (await store.read(orderId)).body as Order
  }
  const countOrders = async () =>
    Number((await service().portal('GET', `/chains/${store.chainId}/orders`)).headers.get('x-total-count'))

  it('searches by name, SKU and barcode, and says how each is sold', async () => {
    const byName = await send({ act: 'search', search: 'gouda' })
    expect(byName.status).toBe(200)
    expect(byName.text).toContain('Gouda slices 200 g GOUDA · €3.20 each · in stock')
    expect(byName.text).toContain('RETIRED · €2.50 each · not in stock Not on sale')
    expect((await send({ act: 'search', search: 'BANANAS' })).text).toContain('€1.99 a kg, weighed')
    expect((await send({ act: 'search', search: '4006381333931' })).text).toContain('Whole milk 1 L')
    expect((await send({ act: 'search', search: 'caviar' })).text).toContain('Nothing was found.')
  })

  it('searches when somebody presses Enter, and keeps what was typed', async () => {
    const before = await countOrders()
    const { html } = await visitor.get(address)
    expect(/<main.*?<button[^>]*type="submit"[^>]*>/s.exec(html)?.[0]).toMatch(/value="search"[^>]*>$/)
    const fields = {
      ...milk,
      'items.0.instructions': 'The coldest',
      comment: HOSTILE,
      promised_in_minutes: '12',
    }
    const answer = await send({ ...fields, search: 'edam' })
    expect(answer.text).toContain('Edam slices')
    expect(valueOf(answer, 'items.0.amount')).toBe('2')
    expect(valueOf(answer, 'items.0.instructions')).toBe('The coldest')
    expect(valueOf(answer, 'promised_in_minutes')).toBe('12')
    expect(answer.html).not.toContain('<img src=x')
    expect(await countOrders()).toBe(before)
  })

  it('adds what was found, keeps the hits, and takes a line out again', async () => {
    const added = await send({ act: 'add:BANANAS', search: 'loose', ...milk })
    expect(added.text).toContain('Added: Bananas, loose')
    expect(added.text).toContain('Apples, loose')
    expect([valueOf(added, 'items.1.sku'), valueOf(added, 'items.1.amount')]).toEqual(['BANANAS', '1'])
    expect(added.text).toContain('Kilograms')
    const removed = await send({
      act: 'remove:0',
      ...milk,
      'items.1.sku': 'BANANAS',
      'items.1.amount': '1,5',
    })
    expect([valueOf(removed, 'items.0.sku'), valueOf(removed, 'items.0.amount')]).toEqual(['BANANAS', '1,5'])
    expect(valueOf(removed, 'items.1.sku')).toBeUndefined()
  })

  it('places the order and leads to it with a notice', async () => {
    const answer = await send({
      act: 'place',
      ...milk,
      'items.0.wish': 'CHOSEN',
      'items.0.wish_skus': 'OAT',
      'items.1.sku': 'BANANAS',
      'items.1.amount': '1,5',
      delivery: 'VENDOR',
      comment: 'Ring twice',
      promised_in_minutes: '45',
    })
    const order = await placed(answer)
    expect(order).toMatchObject({
      status: 'RECEIVED',
      transport_type: 'VENDOR_DELIVERY',
      comment: 'Ring twice',
      items: [
        { sku: 'MILK', pricing: { quantity: 2 }, replacement_preference: { kind: 'CHOSEN', skus: ['OAT'] } },
        { sku: 'BANANAS', pricing: { weight: 1.5 } },
      ],
    })
    const page = await visitor.get(answer.headers.get('location') ?? '')
    expect(page.text).toContain('The order was placed.')
    expect(page.text).toContain(order.order_code)
  })

  it.each([
    [
      { outcome: 'READY_FOR_PICKUP', 'items.1.sku': 'OAT', 'items.1.status': 'NOT_FOUND' },
      'READY_FOR_PICKUP',
    ],
    [{ outcome: 'CANCELLED', cancelled_by: 'LOGISTICS' }, 'CANCELLED'],
  ])('gives it the outcome %j', async (fields, status) => {
    const order = await placed(await send({ act: 'place', ...milk, ...fields }))
    expect(order.status).toBe(status)
    if (status === 'CANCELLED') expect(order.cancellation?.cancelled_by).toBe('LOGISTICS')
    else expect(order.items.map((line) => line.status)).toEqual(['IN_CART', 'NOT_FOUND'])
  })

  it('says every fault at the very field of the very line, and places nothing', async () => {
    const before = await countOrders()
    const answer = await send({
      act: 'place',
      ...milk,
      'items.1.sku': 'OAT',
      'items.1.amount': 'x',
      comment: 'a'.repeat(1001),
    })
    expect([
      answer.status,
      faultAt(answer, 'items.1.amount'),
      faultAt(answer, 'comment'),
      faultAt(answer, 'items.0.amount'),
    ]).toEqual([422, 'Whole pieces, from 1 to 10,000.', 'At most 1,000 characters.', undefined])
    expect(answer.text).toContain('2 fields need a change.')
    expect(valueOf(answer, 'items.1.amount')).toBe('x')
    expect(await countOrders()).toBe(before)
  })

  it('says what the service refuses there too', async () => {
    const answer = await send({ act: 'place', ...milk, 'items.0.max': '1', 'items.1.sku': HOSTILE })
    expect(answer.status).toBe(422)
    expect(faultAt(answer, 'items.0.max')).toBe('The most is less than what is ordered.')
    expect(faultAt(answer, 'items.1.sku')).toBe('The store has no such product.')
    expect(answer.html).not.toContain('<img src=x')
  })

  it('wants goods', async () => {
    const answer = await send({ act: 'place' })
    expect([answer.status, faultAt(answer, 'search')]).toEqual([
      422,
      'Add at least one product, and no more than 500.',
    ])
  })

  it('opens with the store and the goods of a link', async () => {
    const answer = await visitor.get(`${address}?vendor_id=${store.vendorId}&sku=MILK&sku=BANANAS`)
    expect([valueOf(answer, 'items.0.sku'), valueOf(answer, 'items.1.sku')]).toEqual(['MILK', 'BANANAS'])
    expect(answer.text).toContain('2 lines')
  })

  it('takes 30 lines', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => [
      [`items.${index}.sku`, index % 2 ? 'MILK' : 'BANANAS'],
      [`items.${index}.amount`, '2'],
    ]).flat()
    expect((await placed(await send({ act: 'place', ...Object.fromEntries(lines) }))).items).toHaveLength(30)
  })

  it('knows only stores of the chain', async () => {
    const other = await service().openStore()
    expect((await send({ act: 'place', ...milk, vendor_id: other.vendorId })).status).toBe(404)
    expect((await visitor.get(`${address}?vendor_id=${other.vendorId}`)).status).toBe(404)
  })

  it('says what to do where there is no store yet', async () => {
    await service().portal('POST', '/chains', { chain_id: 'no-stores', name: 'No stores' })
    expect((await visitor.get('/portal/chains/no-stores/orders/new')).text).toContain(
      'An order needs a store.',
    )
  })

  it('refuses a foreign form, and a text that no database keeps', async () => {
    const before = await countOrders()
    const foreign = await visitor.post(address, { act: 'place', ...milk }, { token: 'x' })
    const zero = await send({ act: 'search', search: 'a\u0000b' })
    expect([foreign.status, zero.status]).toEqual([403, 400])
    expect(await countOrders()).toBe(before)
  })
})
