import type { ErrorBody } from '@/domain/contract/error'
import type { Delivery } from '@/domain/contract/portal'
import { fulfilment } from '@/__tests__/support/judging'
import { onBothDatabases, type Answer } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { until } from '@/__tests__/support/until'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'

const ITEMS = [{ sku: 'MILK', quantity: 1 }]
const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'
const SECRET = 'a-secret-of-the-tests'

const faults = (answer: Answer) => (answer.body as ErrorBody).errors?.map((fault) => fault.path).sort()
const code = (answer: Answer) => (answer.body as ErrorBody).code

onBothDatabases('webhook and delivery log', (service) => {
  describe('the address for events', () => {
    let store: TestStore
    beforeAll(async () => {
      store = await service().openStore()
    })

    it.each([
      ['a chain', (of: TestStore) => `/chains/${of.chainId}/webhook`],
      ['a store', (of: TestStore) => `/chains/${of.chainId}/vendors/${of.vendorId}/webhook`],
    ])('is set for %s, and set anew; the secret is not answered', async (_name, place) => {
      for (const url of ['http://127.0.0.1:9/one', 'http://127.0.0.1:9/two']) {
        const answer = await service().portal('PUT', place(store), { url, secret: SECRET })
        expect([answer.status, answer.body]).toEqual([200, { url }])
        expect(answer.text).not.toContain(SECRET)
      }
    })

    it.each<[string, unknown, string[]]>([
      ['nothing', {}, ['secret', 'url']],
      ['no address', { url: '', secret: SECRET }, ['url']],
      ['another protocol', { url: 'ftp://127.0.0.1/hook', secret: SECRET }, ['url']],
      ['a name and a password in it', { url: 'http://me:pass@127.0.0.1:9/', secret: SECRET }, ['url']],
      ['an address inside our network', { url: 'http://10.1.2.3/hook', secret: SECRET }, ['url']],
      ['a name that nobody has', { url: 'http://shop.invalid/hook', secret: SECRET }, ['url']],
      [
        'an address that is too long',
        { url: `http://127.0.0.1:9/${'x'.repeat(2000)}`, secret: SECRET },
        ['url'],
      ],
      ['a short secret', { url: 'http://127.0.0.1:9/', secret: 'short' }, ['secret']],
      [
        'a secret that no header carries',
        { url: 'http://127.0.0.1:9/', secret: 'geheim, völlig' },
        ['secret'],
      ],
    ])('is refused with %s', async (_name, body, paths) => {
      const answer = await service().portal('PUT', `/chains/${store.chainId}/webhook`, body)
      expect([answer.status, faults(answer)]).toEqual([400, paths])
    })

    it('needs a chain and a store that exist', async () => {
      const body = { url: 'http://127.0.0.1:9/', secret: SECRET }
      const chain = await service().portal('PUT', '/chains/nowhere/webhook', body)
      const vendor = await service().portal('PUT', `/chains/${store.chainId}/vendors/nowhere/webhook`, body)
      expect([chain.status, code(chain)]).toEqual([404, 'NOT_FOUND'])
      expect([vendor.status, code(vendor)]).toEqual([404, 'VENDOR_NOT_FOUND'])
    })

    it.each(['whsec_AAAAA', 'whsec_dG90ZS10ZXN0', 'whsec-none'])(
      'takes the secret %s, and events reach it',
      async (secret) => {
        const own = await service().openStore()
        const receiver = await startReceiver()
        await service().portal('PUT', `/chains/${own.chainId}/webhook`, { url: receiver.url, secret })
        await own.placeOrder(ITEMS)
        const [event] = await receiver.waitFor(1)
        await receiver.close()
        expect(event?.authorization).toBe(secret)
      },
    )
  })

  describe('the log', () => {
    let store: TestStore
    let receiver: WebhookReceiver
    let orderIds: string[]
    beforeAll(async () => {
      store = await service().openStore()
      receiver = await startReceiver()
      const { url, secret } = receiver
      await service().portal('PUT', `/chains/${store.chainId}/webhook`, { url, secret })
      const [first, second] = [await store.placeOrder(ITEMS), await store.placeOrder(ITEMS)]
      orderIds = [first.order_id, second.order_id]
      await store.put(first.order_id, fulfilment(first))
      await allDelivered()
    })
    afterAll(() => receiver?.close())

    const log = (query = '') => service().portal('GET', `/chains/${store.chainId}/deliveries${query}`)
    const deliveries = async (query = '') => (await log(query)).body as Delivery[]
    const resend = (id: string, chainId = store.chainId) =>
      service().portal('POST', `/chains/${chainId}/deliveries/${id}/resend`)
    const allDelivered = () =>
      until(deliveries, (all) => all.every((delivery) => delivery.state === 'DELIVERED'))

    it('shows what became of each event, newest first, with the bytes that were sent', async () => {
      const all = await deliveries()
      expect(all.map((delivery) => [delivery.event, delivery.order_id])).toEqual([
        ['order.READY_FOR_PICKUP', orderIds[0]],
        ['order.RECEIVED', orderIds[1]],
        ['order.RECEIVED', orderIds[0]],
      ])
      for (const delivery of all) {
        expect(delivery).toMatchObject({
          vendor_id: store.vendorId,
          job_id: null,
          state: 'DELIVERED',
          tries: 1,
          answer_status: 204,
          next_try_at: null,
        })
        const sent = receiver.received.find((event) => event.id === delivery.id)
        expect(JSON.parse(delivery.payload)).toEqual(sent?.body)
      }
    })

    it('is narrowed by order, job and state', async () => {
      expect(await deliveries(`?order_id=${orderIds[1]}`)).toHaveLength(1)
      expect(await deliveries(`?order_id=${orderIds[0]}&state=DELIVERED`)).toHaveLength(2)
      expect(await deliveries('?state=PARKED')).toEqual([])
      expect(await deliveries(`?job_id=${UNKNOWN_ID}`)).toEqual([])
    })

    it('comes in pages that say where they stand', async () => {
      const all = await deliveries()
      const first = await log('?page=1&page_size=2&state=DELIVERED')
      expect(first.body).toEqual(all.slice(0, 2))
      expect(first.headers.get('x-total-count')).toBe('3')
      expect(first.headers.get('link')).toBe(
        `</portal/api/chains/${store.chainId}/deliveries?page=2&page_size=2&state=DELIVERED>; rel="next"`,
      )
      expect(await deliveries('?page=2&page_size=2')).toEqual(all.slice(2))
      expect(await deliveries('?page=9')).toEqual([])
    })

    it.each([
      ['?order_id=not-an-id', ['order_id']],
      ['?job_id=1', ['job_id']],
      ['?state=LOST', ['state']],
      ['?page=0&page_size=501', ['page', 'page_size']],
    ])('refuses %s', async (query, paths) => {
      const answer = await log(query)
      expect([answer.status, faults(answer)]).toEqual([400, paths])
    })

    it('is of one chain that exists', async () => {
      const other = await service().openStore()
      expect((await service().portal('GET', `/chains/${other.chainId}/deliveries`)).body).toEqual([])
      expect((await service().portal('GET', '/chains/nowhere/deliveries')).status).toBe(404)
    })

    it('sends a delivered event once more, the same bytes under the same id', async () => {
      const [latest] = await deliveries(`?order_id=${orderIds[1]}`)
      const before = receiver.received.length
      const answer = await resend(latest?.id ?? '')
      expect([answer.status, answer.body]).toEqual([202, { id: latest?.id }])
      const again = (await receiver.waitFor(before + 1)).at(-1)
      expect(again).toMatchObject({ id: latest?.id, isSigned: true })
      expect(again?.body).toEqual(JSON.parse(latest?.payload ?? ''))
      const delivered = await allDelivered()
      expect(delivered.find((delivery) => delivery.id === latest?.id)).toMatchObject({ tries: 2 })
    })

    it("does not send what is unknown or another chain's", async () => {
      const other = await service().openStore()
      const [latest] = await deliveries()
      const unknown = await resend(UNKNOWN_ID)
      const foreign = await resend(latest?.id ?? '', other.chainId)
      expect([unknown.status, code(unknown)]).toEqual([404, 'NOT_FOUND'])
      expect([foreign.status, code(foreign)]).toEqual([404, 'NOT_FOUND'])
      expect((await resend('not-an-id')).status).toBe(400)
    })
  })
})
