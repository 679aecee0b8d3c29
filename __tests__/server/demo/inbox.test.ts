import { randomBytes } from 'node:crypto'
import { deliverySchema } from '@/domain/contract/portal'
import { inboxEventSchema } from '@/server/demo/inbox/repository'
import { signer } from '@/server/webhooks/post'
import { signInToPortal, visit } from '@/__tests__/support/portalPages'
import { onBothDatabases, startTestService, type TestService } from '@/__tests__/support/service'
import { until } from '@/__tests__/support/until'

const CHAIN = 'market-hall'
const PAGE = `/portal/chains/${CHAIN}/inbox`

const placeOrder = async (service: TestService) => {
  const { status, body } = await service.portal('POST', `/chains/${CHAIN}/vendors/store-12/test-orders`, {
    delivery: 'PLATFORM',
    items: [{ sku: 'MH-10001', quantity: 1 }],
  })
  expect(status).toBe(201)
  return body as { order_id: string; order_code: string }
}

const readInbox = async (service: TestService) =>
  inboxEventSchema.array().parse((await service.portal('GET', `/chains/${CHAIN}/inbox?page_size=500`)).body)

const eventsOf = async (service: TestService, { order_id }: { order_id: string }) =>
  (await readInbox(service)).filter(({ body }) => body.includes(order_id))

onBothDatabases(
  "the demo's inbox",
  (service) => {
    it('gets the events of a new demo without anything being set up', async () => {
      const order = await placeOrder(service())
      const [event] = await until(
        () => eventsOf(service(), order),
        (events) => events.length === 1,
      )
      expect(event).toMatchObject({
        is_signed: true,
        is_authorized: true,
        is_repeat: false,
        answer_status: 204,
      })
      const visitor = await signInToPortal(service().address)
      const { text } = await visitor.get(PAGE)
      expect(text).toContain(`${order.order_code} received`)
      expect(text).toContain('Signature fits')
    })

    it('refuses when told to, so that tries and their end can be watched, and shows what came twice', async () => {
      const visitor = await signInToPortal(service().address)
      expect((await visitor.post(`${PAGE}/mood`, { mood: 'refusing' })).status).toBe(303)
      const order = await placeOrder(service())
      await until(
        () => eventsOf(service(), order),
        (events) => events.some(({ answer_status }) => answer_status === 503),
      )
      expect((await visitor.get(PAGE)).text).toContain('Every event is refused now')
      await visitor.post(`${PAGE}/mood`, { mood: 'well' })
      await until(
        () => eventsOf(service(), order),
        (events) => events.some(({ answer_status }) => answer_status === 204),
      )
      const [delivery] = deliverySchema
        .array()
        .parse((await service().portal('GET', `/chains/${CHAIN}/deliveries?order_id=${order.order_id}`)).body)
      await service().portal('POST', `/chains/${CHAIN}/deliveries/${delivery?.id}/resend`)
      await until(
        () => eventsOf(service(), order),
        (events) => events.some(({ is_repeat }) => is_repeat),
      )
      expect((await visitor.get(PAGE)).text).toContain('Came before')
    })

    it.each([
      ['without a secret and a signature', {}, '{"order_id":"x"}'],
      ['with a wrong secret', { authorization: 'not the secret' }, '{"hello":"there"}'],
      ['that is no JSON', { 'content-type': 'text/html' }, '<script>alert(1)</script>'],
      ['that is empty', {}, ''],
    ])('takes no event %s, and shows it all the same', async (_what, headers, body) => {
      const answer = await visit(service().address, `/demo/inbox/${CHAIN}`, { method: 'POST', headers, body })
      expect([answer.status, answer.html]).toEqual([401, 'Secret or signature do not fit.'])
      const [event] = await readInbox(service())
      expect(event).toMatchObject({ body, is_signed: false, is_authorized: false, answer_status: 401 })
      const { html } = await (await signInToPortal(service().address)).get(PAGE)
      expect(html).toContain('Signature does not fit')
      expect(html).not.toContain('<script>alert')
    })

    it('knows an event that somebody changed on the way', async () => {
      const secret = `whsec_${randomBytes(24).toString('base64')}`
      const url = `${service().address}/demo/inbox/${CHAIN}`
      await service().portal('PUT', `/chains/${CHAIN}/webhook`, { url, secret })
      const at = new Date()
      const send = (body: string) =>
        visit(service().address, `/demo/inbox/${CHAIN}`, {
          method: 'POST',
          headers: {
            authorization: secret,
            'webhook-id': 'msg-1',
            'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
            'webhook-signature': signer(secret).sign('msg-1', at, '{"total":1}'),
          },
          body,
        })
      expect((await send('{"total":1}')).status).toBe(204)
      expect((await send('{"total":2}')).status).toBe(401)
      const [changed] = await readInbox(service())
      expect(changed).toMatchObject({ is_authorized: true, is_signed: false })
    })

    it('is emptied by a button, and belongs to one chain', async () => {
      const visitor = await signInToPortal(service().address)
      await visitor.post(`${PAGE}/empty`)
      expect(await readInbox(service())).toEqual([])
      const other = await visit(service().address, '/demo/inbox/nobody', { method: 'POST', body: '{}' })
      expect(other.status).toBe(404)
    })

    it('keeps the last five hundred events', async () => {
      const { sql } = service().deps.db
      await sql`
        insert into inbox_events (chain_id, received_at, body, is_authorized, is_signed, answer_status)
        select ${CHAIN}, now(), n::text, false, false, 401 from generate_series(1, 700) as n`
      await visit(service().address, `/demo/inbox/${CHAIN}`, { method: 'POST', body: 'the newest' })
      const events = await readInbox(service())
      expect([events.length, events.at(0)?.body, events.at(-1)?.body]).toEqual([500, 'the newest', '202'])
    })
  },
  { DEMO: '1', DEMO_ORDER_SECONDS: '0' },
)

it('without the demo there is no inbox', async () => {
  const service = await startTestService('embedded', { DEMO: '0' })
  const { chainId } = await service.openStore()
  const visitor = await signInToPortal(service.address)
  expect((await visitor.get(`/portal/chains/${chainId}/inbox`)).status).toBe(404)
  expect((await visitor.get(`/portal/chains/${chainId}`)).text).not.toContain('Inbox')
  expect(
    (await visit(service.address, `/demo/inbox/${chainId}`, { method: 'POST', body: '{}' })).status,
  ).toBe(404)
  await service.stop()
})
