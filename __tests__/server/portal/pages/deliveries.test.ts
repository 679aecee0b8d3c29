import type { Order } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { fulfilment } from '@/__tests__/support/judging'
import { jobOver } from '@/__tests__/support/jobs'
import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { until } from '@/__tests__/support/until'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'

const ITEMS = [{ sku: 'MILK', quantity: 1 }]
const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'
const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

/** Whatever happens soon happens because it was asked for. */
const LONG_PAUSES = { WEBHOOK_FIRST_PAUSE_SECONDS: '3600', WEBHOOK_LONGEST_PAUSE_SECONDS: '7200' }

onBothDatabases(
  'the delivery log in the portal',
  (service) => {
    let store: TestStore
    let receiver: WebhookReceiver
    let visitor: PortalVisitor
    let page: string
    beforeAll(async () => {
      visitor = await signInToPortal(service().address)
    })
    beforeEach(async () => {
      store = await service().openStore()
      receiver = await startReceiver()
      page = `/portal/chains/${store.chainId}/deliveries`
      const url = `${receiver.url}?key=not-for-the-log`
      await service().portal('PUT', `/chains/${store.chainId}/webhook`, { url, secret: receiver.secret })
    })
    afterEach(async () => {
      service().clock.offsetMs = 0
      await receiver.close()
    })

    const log = async () =>
      (await service().portal('GET', `/chains/${store.chainId}/deliveries`)).body as Delivery[]
    const settled = (isGood: (newest: Delivery) => boolean) =>
      until(log, ([newest]) => newest !== undefined && isGood(newest)).then(([newest]) => newest as Delivery)
    async function placeUnheard(more = {}): Promise<{ order: Order; delivery: Delivery }> {
      receiver.behave = () => 'error'
      const order = await store.placeOrder(ITEMS, more)
      const delivery = await settled(({ tries, next_try_at }) => tries === 1 && next_try_at !== null)
      receiver.behave = () => 'ok'
      return { order, delivery }
    }
    const titles = (html: string) =>
      [...html.matchAll(/<a class="title"[^>]*>([^<]+)/g)].map(([, words]) => words)

    it('is empty in words until there is something', async () => {
      const { status, text } = await visitor.get(page)
      expect(status).toBe(200)
      expect(text).toContain('0 events, newest first Nothing here.')
    })

    it('lists each event in words, newest first, with a link to its order', async () => {
      const order = await store.placeOrder(ITEMS)
      await store.put(order.order_id, fulfilment(order))
      await receiver.waitFor(2)
      await until(log, (all) => all.every(({ state }) => state === 'DELIVERED'))
      const { html, text } = await visitor.get(page)
      expect(titles(html)).toEqual(['Order ready for pickup', 'Order received'])
      expect(html).toContain(
        `<a href="/portal/chains/${store.chainId}/orders/${order.order_id}">${order.order_code}</a>`,
      )
      expect(text).toMatch(/Order ready for pickup Delivered .* 1 try Last answer: 204/)
      expect(html.match(/data-live/g)).toHaveLength(1)
    })

    it('says of an event that did not arrive what came back and when it is tried again', async () => {
      const { delivery } = await placeUnheard()
      const moment = delivery.next_try_at ?? ''
      const { text, html } = await visitor.get(page)
      expect(text).toContain('Order received Trying again')
      expect(text).toContain('Last answer: 500 not today Next try:')
      expect(html).toContain(`<time dateTime="${moment}"`)
    })

    it('tells of jobs, too', async () => {
      const answer = await service().call('PUT', `${store.base}/vendors/${store.vendorId}/catalog`, {
        token: store.tokens.chain,
        body: {
          products: [
            { sku: 'MILK', price: 1.3 },
            { sku: 'OAT', price: 3 },
          ],
        },
      })
      const { job_id: jobId } = await jobOver(service(), store, answer)
      await receiver.waitFor(1)
      const { html } = await visitor.get(`${page}?job_id=${jobId}`)
      expect(titles(html)).toEqual(['Job completed'])
      expect(html).toContain(`href="/portal/chains/${store.chainId}/jobs/${jobId}"`)
      expect(titles((await visitor.get(`${page}?job_id=${UNKNOWN_ID}`)).html)).toEqual([])
    })

    it('is searched by state and by order', async () => {
      const { order } = await placeUnheard()
      const heard = await store.placeOrder(ITEMS)
      await receiver.waitFor(1)
      await until(log, (all) => all.some(({ state }) => state === 'DELIVERED'))
      const codes = async (query: string) => {
        const { html } = await visitor.get(`${page}?${query}`)
        return [order, heard].filter(({ order_code }) => html.includes(`>${order_code}</a>`))
      }
      expect(await codes('state=&order_id=&job_id=')).toEqual([order, heard])
      expect(await codes('state=WAITING')).toEqual([order])
      expect(await codes('state=DELIVERED')).toEqual([heard])
      expect(await codes('state=PARKED')).toEqual([])
      expect(await codes(`order_id=%20${heard.order_id}`)).toEqual([heard])
    })

    it.each([
      ['order_id', 'K7-204', 'This is not the id of an order.'],
      ['job_id', HOSTILE, 'This is not the id of a job.'],
      ['state', 'LOST', 'Choose one of the states.'],
    ])('says at the field that %s=%s is none, and keeps it', async (field, value, words) => {
      const { status, html, text } = await visitor.get(
        `${page}?${new URLSearchParams({ [field]: value }).toString()}`,
      )
      expect(status).toBe(422)
      expect(html).toContain(`id="field-${field}-fault">${words}`)
      if (field !== 'state') expect(html).toContain('value="')
      expect(html).not.toMatch(/<img|<script>alert/)
      expect(text).not.toContain('newest first')
    })

    it('goes over several pages, and keeps its filter', async () => {
      const { sql } = service().deps.db
      const { order } = await placeUnheard()
      await sql`
        insert into deliveries (id, chain_id, vendor_id, order_id, stream, position, event, payload, created_at, waiting_since)
        select gen_random_uuid(), chain_id, vendor_id, order_id, stream, number, event, payload, created_at, waiting_since
        from deliveries, generate_series(2, 27) as number where chain_id = ${store.chainId}`
      const first = await visitor.get(`${page}?order_id=${order.order_id}`)
      expect(titles(first.html)).toHaveLength(25)
      const older = /href="([^"]+)">Older/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      expect(older).toContain(order.order_id)
      expect(titles((await visitor.get(older)).html)).toHaveLength(2)
    })

    describe("an event's page", () => {
      it('shows the request as it is sent, without the secret, and the exact payload', async () => {
        const order = await store.placeOrder(ITEMS, { comment: HOSTILE })
        await settled(({ state }) => state === 'DELIVERED')
        const [delivery] = await log()
        const { html, text } = await visitor.get(`${page}/${delivery?.id}`)
        expect(text).toContain(`POST ${receiver.url} content-type application/json authorization the secret`)
        expect(text).toContain(`webhook-id ${delivery?.id}`)
        expect(text).toContain(delivery?.payload ?? 'no payload')
        expect(text).toContain(order.order_code)
        expect(html).not.toContain(receiver.secret)
        expect(html).not.toContain('not-for-the-log')
        expect(html).not.toMatch(/<img|<script>alert/)
      })

      it('shows each try, and sends the event again at once', async () => {
        const { delivery } = await placeUnheard()
        const before = await visitor.get(`${page}/${delivery.id}`)
        expect(before.text).toMatch(
          /State Trying again .* Next try .* 1 try Try 1 : Answered 500 after \d+ ms/,
        )
        expect(before.text).toContain(`${receiver.url} not today`)

        const sent = await visitor.post(`${page}/${delivery.id}/resend`)
        expect([sent.status, sent.headers.get('location')]).toEqual([
          303,
          `${page}/${delivery.id}?done=again`,
        ])
        await receiver.waitFor(1)
        await settled(({ state }) => state === 'DELIVERED')
        const after = await visitor.get(`${page}/${delivery.id}?done=again`)
        expect(after.text).toContain('It is being sent again.')
        expect(after.text).toMatch(/State Delivered .* 2 tries Try 2 : Answered 204 .* Try 1 : Answered 500/)
        expect(after.html.match(/data-live/g)).toHaveLength(1)
      })

      it('sends again what has arrived, and what was given up', async () => {
        await store.placeOrder(ITEMS)
        const delivered = await settled(({ state }) => state === 'DELIVERED')
        await visitor.post(`${page}/${delivered.id}/resend`)
        await receiver.waitFor(2)
        await settled(({ state, tries }) => state === 'DELIVERED' && tries === 2)

        await service().deps.db.sql`update deliveries set state = 'PARKED' where id = ${delivered.id}`
        expect((await visitor.get(`${page}/${delivered.id}`)).text).toContain('State Given up')
        await visitor.post(`${page}/${delivered.id}/resend`)
        await receiver.waitFor(3)
        expect(receiver.received.map(({ id }) => id)).toEqual([delivered.id, delivered.id, delivered.id])
      })

      it('is there for its own chain, and for forms of this session only', async () => {
        const { delivery } = await placeUnheard()
        const other = await service().openStore()
        const elsewhere = `/portal/chains/${other.chainId}/deliveries/${delivery.id}`
        expect((await visitor.get(elsewhere)).status).toBe(404)
        expect((await visitor.post(`${elsewhere}/resend`)).status).toBe(404)
        expect((await visitor.get(`${page}/${UNKNOWN_ID}`)).status).toBe(404)
        expect((await visitor.get(`${page}/not-an-id`)).status).toBe(400)
        const foreign = await visitor.post(`${page}/${delivery.id}/resend`, {}, { token: 'another' })
        expect(foreign.status).toBe(403)
        expect((await log())[0]).toMatchObject({ tries: 1, state: 'WAITING' })
        expect(receiver.received).toEqual([])
      })
    })
  },
  LONG_PAUSES,
)
