import type { Order } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { fulfilment } from '@/__tests__/support/judging'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { until } from '@/__tests__/support/until'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'
import type { Poster, PostOutcome } from '@/server/webhooks/post'
import { deliverNext } from '@/server/webhooks/worker'

const ITEMS = [{ sku: 'MILK', quantity: 1 }]
const HOUR_MS = 3_600_000

/** Pauses last an hour and more here: whatever happens soon happens because it was asked for. */
const LONG_PAUSES = {
  WEBHOOK_FIRST_PAUSE_SECONDS: '3600',
  WEBHOOK_LONGEST_PAUSE_SECONDS: '7200',
  WEBHOOK_TIMEOUT_SECONDS: '1',
}

onBothDatabases(
  'an event that waits out a long pause',
  (service) => {
    let store: TestStore
    let receiver: WebhookReceiver
    beforeEach(async () => {
      store = await service().openStore()
      receiver = await startReceiver()
      const { url, secret } = receiver
      await service().portal('PUT', `/chains/${store.chainId}/webhook`, { url, secret })
    })
    afterEach(async () => {
      service().clock.offsetMs = 0
      await receiver.close()
    })

    const log = async (order: Order): Promise<Delivery[]> => {
      const path = `/chains/${store.chainId}/deliveries?order_id=${order.order_id}`
      return ((await service().portal('GET', path)).body as Delivery[]).reverse()
    }
    const resend = async (delivery: Delivery | undefined): Promise<void> => {
      const path = `/chains/${store.chainId}/deliveries/${delivery?.id}/resend`
      expect((await service().portal('POST', path)).status).toBe(202)
    }
    const statuses = () => receiver.received.map((event) => event.body.status)

    /** An order whose first event failed once and has its next try in an hour. */
    async function placeUnheard(): Promise<{ order: Order; delivery: Delivery }> {
      receiver.behave = () => 'error'
      const order = await store.placeOrder(ITEMS)
      const [delivery] = await until(
        () => log(order),
        ([first]) => first?.tries === 1 && first.next_try_at !== null,
      )
      if (!delivery) throw new Error('No delivery')
      expect(Date.parse(delivery.next_try_at ?? '') - Date.now()).toBeGreaterThan(HOUR_MS / 2)
      receiver.behave = () => 'ok'
      return { order, delivery }
    }

    it('is tried at once when a person sends it again', async () => {
      const { order, delivery } = await placeUnheard()
      await resend(delivery)
      await receiver.waitFor(1)
      const [delivered] = await until(
        () => log(order),
        ([first]) => first?.state === 'DELIVERED',
      )
      expect(delivered).toMatchObject({ id: delivery.id, tries: 2, next_try_at: null })
    })

    it('goes first when a person sends a later one of its order again', async () => {
      const { order } = await placeUnheard()
      await store.put(order.order_id, fulfilment(order))
      const [, later] = await log(order)
      await resend(later)
      await receiver.waitFor(2)
      expect(statuses()).toEqual(['RECEIVED', 'READY_FOR_PICKUP'])
    })

    it('is tried anew right after a try that was under way when it was sent again', async () => {
      let calls = 0
      receiver.behave = (attempt) => {
        calls = attempt
        return attempt === 1 ? 'silence' : 'ok'
      }
      const order = await store.placeOrder(ITEMS)
      await until(
        async () => calls,
        (count) => count === 1,
      )
      await resend((await log(order))[0])
      await receiver.waitFor(1)
    })

    it('keeps its pause while nobody asks', async () => {
      const { order } = await placeUnheard()
      const other = await placeUnheard()
      await resend(other.delivery)
      await receiver.waitFor(1)
      expect((await log(order))[0]).toMatchObject({ state: 'WAITING', tries: 1 })
    })

    describe('and a try that ends late, because its process was paused,', () => {
      const taken: PostOutcome = { delivered: true, status: 204, text: '' }
      const refused: PostOutcome = { delivered: false, status: 500, text: 'late' }
      const never = new AbortController().signal
      const posts = (outcome: PostOutcome, meanwhile = async (): Promise<unknown> => undefined): Poster => ({
        post: async () => {
          await meanwhile()
          return outcome
        },
        close: async () => undefined,
      })
      const tryIt = (order: Order, poster: Poster) =>
        deliverNext(service().deps, poster, `order:${order.order_id}`, never)

      it('does not undo that another try delivered the event', async () => {
        const { order } = await placeUnheard()
        const late = posts(refused, () => tryIt(order, posts(taken)))
        expect(await tryIt(order, late)).toBe(true)
        expect((await log(order))[0]).toMatchObject({ state: 'DELIVERED', tries: 2, answer_status: 204 })
      })

      it('sends nothing when it has not begun to send', async () => {
        const { order } = await placeUnheard()
        const { deps } = service()
        const pausedForLong = { ...deps, queue: { ...deps.queue, heartbeatSeconds: 0 } }
        const post = jest.fn(async () => taken)
        const poster = { post, close: async () => undefined }
        expect(await deliverNext(pausedForLong, poster, `order:${order.order_id}`, never)).toBe(false)
        expect(post).not.toHaveBeenCalled()
      })

      it('does not park an event that a person has sent again meanwhile', async () => {
        const { order, delivery } = await placeUnheard()
        receiver.behave = () => 'silence'
        const fourDaysMs = 96 * HOUR_MS
        const late = posts(refused, () => {
          service().clock.offsetMs = fourDaysMs
          return resend(delivery)
        })
        expect(await tryIt(order, late)).toBe(true)
        expect((await log(order))[0]).toMatchObject({ state: 'WAITING' })
      })
    })
  },
  LONG_PAUSES,
)
