import type { Order } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { fulfilment } from '@/__tests__/support/judging'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { until } from '@/__tests__/support/until'
import { startReceiver, type Behaviour, type WebhookReceiver } from '@/scripts/support/webhookReceiver'

const ITEMS = [{ sku: 'MILK', quantity: 1 }]

onBothDatabases(
  'webhooks',
  (service) => {
    let store: TestStore
    let receiver: WebhookReceiver
    beforeEach(async () => {
      store = await service().openStore()
      receiver = await startReceiver()
      await setWebhook(`/chains/${store.chainId}/webhook`, receiver)
    })
    afterEach(() => receiver.close())

    async function setWebhook(path: string, { url, secret }: { url: string; secret: string }): Promise<void> {
      const answer = await service().portal('PUT', path, { url, secret })
      if (answer.status !== 200) throw new Error(answer.text)
    }
    const log = async (query = ''): Promise<Delivery[]> =>
      (await service().portal('GET', `/chains/${store.chainId}/deliveries${query}`)).body as Delivery[]

    it('carry the whole order, the secret, and a signature over the exact bytes', async () => {
      const order = await store.placeOrder(ITEMS)
      const [event] = await receiver.waitFor(1)
      expect(event).toMatchObject({ authorization: receiver.secret, isSigned: true })
      expect(event?.body).toEqual(order)
      const [delivery] = await until(log, (all) => all[0]?.state === 'DELIVERED')
      expect(delivery).toMatchObject({ id: event?.id, tries: 1, answer_status: 204, next_try_at: null })
    })

    it('a secret of any other form signs as it is', async () => {
      const plain = await startReceiver('just a long phrase'.replaceAll(' ', '-'))
      await setWebhook(`/chains/${store.chainId}/webhook`, plain)
      await store.placeOrder(ITEMS)
      expect((await plain.waitFor(1))[0]).toMatchObject({ authorization: plain.secret, isSigned: true })
      await plain.close()
    })

    it("go to the store's own address where it has one", async () => {
      const own = await startReceiver()
      await setWebhook(`/chains/${store.chainId}/vendors/${store.vendorId}/webhook`, own)
      await store.placeOrder(ITEMS)
      await own.waitFor(1)
      expect(receiver.received).toHaveLength(0)
      await own.close()
    })

    it('are not kept for a partner that listens nowhere', async () => {
      const silent = await service().openStore()
      await silent.placeOrder(ITEMS)
      const answer = await service().portal('GET', `/chains/${silent.chainId}/deliveries`)
      expect(answer.body).toEqual([])
    })

    it.each<Behaviour>(['error', 'redirect', 'reset', 'silence'])(
      'are sent again after %s',
      async (behaviour) => {
        receiver.behave = (attempt) => (attempt === 1 ? behaviour : 'ok')
        await store.placeOrder(ITEMS)
        const [event] = await receiver.waitFor(1)
        const [delivery] = await until(log, (all) => all[0]?.state === 'DELIVERED')
        expect(delivery).toMatchObject({ id: event?.id, tries: 2 })
      },
    )

    it('show when the next try is', async () => {
      receiver.behave = () => 'error'
      await store.placeOrder(ITEMS)
      const [delivery] = await until(log, (all) => (all[0]?.tries ?? 0) > 0 && all[0]?.next_try_at !== null)
      expect(delivery).toMatchObject({ state: 'WAITING', answer_status: 500, answer_text: 'not today' })
    })

    it('of one order arrive in order, whatever fails; another order does not wait for it', async () => {
      const blocked = await store.placeOrder(ITEMS)
      let isBroken = true
      receiver.behave = (_attempt, body) => (isBroken && body.order_id === blocked.order_id ? 'error' : 'ok')
      await store.put(blocked.order_id, fulfilment(blocked))
      await store.happen(blocked.order_id, 'RIDER_PICKED_UP')
      await store.happen(blocked.order_id, 'DELIVERED')
      const free = await store.placeOrder(ITEMS)
      await until(
        async () => receiver.received,
        (all) => all.some((event) => event.body.order_id === free.order_id),
      )
      isBroken = false
      const mine = (all: typeof receiver.received) =>
        all.filter((event) => event.body.order_id === blocked.order_id)
      await until(
        async () => mine(receiver.received),
        (all) => new Set(all.map((event) => event.id)).size === 4,
      )
      const seen = [...new Map(mine(receiver.received).map((event) => [event.id, event])).values()]
      expect(seen.map((event) => event.body.status)).toEqual([
        'RECEIVED',
        'READY_FOR_PICKUP',
        'DISPATCHED',
        'DELIVERED',
      ])
    })

    it('are parked after the time for giving up, do not hold up the next, and can be sent again', async () => {
      const order = await store.placeOrder(ITEMS)
      await receiver.waitFor(1)
      receiver.behave = (_attempt, body) => (body.status === 'READY_FOR_PICKUP' ? 'error' : 'ok')
      await store.put(order.order_id, fulfilment(order))
      await store.happen(order.order_id, 'RIDER_PICKED_UP')
      const parked = await until(
        () => log('?state=PARKED'),
        (all) => all.length === 1,
      )
      expect(parked[0]).toMatchObject({ event: 'order.READY_FOR_PICKUP', answer_status: 500 })
      const statuses = () => receiver.received.map((event) => (event.body as Order).status)
      await until(
        async () => statuses(),
        (all) => all.includes('DISPATCHED'),
      )

      receiver.behave = () => 'ok'
      const answer = await service().portal(
        'POST',
        `/chains/${store.chainId}/deliveries/${parked[0]?.id}/resend`,
      )
      expect(answer.status).toBe(202)
      await until(
        async () => statuses(),
        (all) => all.includes('READY_FOR_PICKUP'),
      )
      await until(
        () => log('?state=DELIVERED'),
        (all) => all.length === 3,
      )
    })

    it.each([
      'http://10.0.0.1/hook',
      'http://169.254.169.254/latest/meta-data',
      'http://[fd00::1]/hook',
      'http://name:word@127.0.0.1/hook',
      'ftp://example.com/hook',
      'not an address',
    ])('%s is refused at registration', async (url) => {
      const answer = await service().portal('PUT', `/chains/${store.chainId}/webhook`, {
        url,
        secret: 'long enough',
      })
      expect(answer.status).toBe(400)
    })
  },
  { WEBHOOK_TIMEOUT_SECONDS: '1', WEBHOOK_LONGEST_PAUSE_SECONDS: '1', WEBHOOK_GIVE_UP_SECONDS: '6' },
)

onBothDatabases(
  'webhooks outside the demo',
  (service) => {
    it('loopback is refused at registration', async () => {
      const store = await service().openStore()
      const answer = await service().portal('PUT', `/chains/${store.chainId}/webhook`, {
        url: 'http://127.0.0.1:9/hook',
        secret: 'test-secret',
      })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ path: 'url', code: 'FORBIDDEN_ADDRESS' }] })
    })

    it('and again at connect time, where an address was written past the check', async () => {
      const receiver = await startReceiver()
      const store = await service().openStore()
      const { sql } = service().deps.db
      for (const url of [receiver.url, receiver.url.replace('127.0.0.1', 'localhost')]) {
        await sql`
          insert into webhooks (chain_id, vendor_id, url, secret) values (${store.chainId}, '', ${url}, 'test-secret')
          on conflict (chain_id, vendor_id) do update set url = excluded.url`
        const order = await store.placeOrder(ITEMS)
        const log = `/chains/${store.chainId}/deliveries?order_id=${order.order_id}`
        const [delivery] = await until(
          async () => (await service().portal('GET', log)).body as Delivery[],
          ([latest]) => (latest?.tries ?? 0) > 0,
        )
        expect(delivery).toMatchObject({
          state: 'WAITING',
          answer_text: 'The address is not on the public internet.',
        })
      }
      expect(receiver.received).toHaveLength(0)
      await receiver.close()
    })
  },
  { WEBHOOK_ALLOW_LOOPBACK: '0' },
)
