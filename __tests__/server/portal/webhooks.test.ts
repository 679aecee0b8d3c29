import type { ErrorBody } from '@/domain/contract/error'
import type { Delivery, WebhookTest } from '@/domain/contract/portal'
import { onBothDatabases, type Answer } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'

const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'

const code = (answer: Answer) => (answer.body as ErrorBody).code

onBothDatabases('addresses for events', (service) => {
  let store: TestStore
  let receiver: WebhookReceiver
  let chain: string
  let vendor: string
  beforeEach(async () => {
    store = await service().openStore()
    receiver = await startReceiver()
    chain = `/chains/${store.chainId}`
    vendor = `${chain}/vendors/${store.vendorId}`
  })
  afterEach(() => receiver.close())

  const set = (place: string, url = receiver.url) =>
    service().portal('PUT', `${place}/webhook`, { url, secret: receiver.secret })
  const list = () => service().portal('GET', `${chain}/webhooks`)

  it("are listed without their secrets, the chain's first", async () => {
    expect((await list()).body).toEqual([])
    await set(vendor, 'http://127.0.0.1:9/own')
    await set(chain)
    const answer = await list()
    expect(answer.body).toEqual([
      { vendor_id: null, url: receiver.url, updated_at: expect.any(String) },
      { vendor_id: store.vendorId, url: 'http://127.0.0.1:9/own', updated_at: expect.any(String) },
    ])
    expect(answer.text).not.toContain(receiver.secret)
  })

  it("are removed from a store, twice if need be; the chain's stays", async () => {
    await set(chain)
    await set(vendor, 'http://127.0.0.1:9/own')
    for (let times = 0; times < 2; times += 1) {
      expect((await service().portal('DELETE', `${vendor}/webhook`)).status).toBe(204)
      expect((await list()).body).toMatchObject([{ vendor_id: null, url: receiver.url }])
    }
    await store.placeOrder([{ sku: 'MILK', quantity: 1 }])
    await receiver.waitFor(1)
  })

  it('are tested at once: for the chain, and for a store where its events go', async () => {
    await set(chain)
    for (const [place, vendorId] of [
      [chain, null],
      [vendor, store.vendorId],
    ] as const) {
      receiver.received.length = 0
      const answer = await service().portal('POST', `${place}/webhook/test`)
      expect([answer.status, answer.body]).toEqual([
        200,
        { delivered: true, status: 204, text: '', ms: expect.any(Number) },
      ])
      expect(receiver.received).toMatchObject([
        {
          isSigned: true,
          authorization: receiver.secret,
          body: { event: 'webhook.test', vendor_id: vendorId },
        },
      ])
    }
    expect((await service().portal('GET', `${chain}/deliveries`)).body).toEqual([])
  })

  it('tell of a test that fails why it failed', async () => {
    await set(chain)
    receiver.behave = () => 'error'
    const refused = (await service().portal('POST', `${chain}/webhook/test`)).body as WebhookTest
    expect(refused).toMatchObject({ delivered: false, status: 500, text: 'not today' })
    await receiver.close()
    const unheard = (await service().portal('POST', `${chain}/webhook/test`)).body as WebhookTest
    expect(unheard).toMatchObject({
      delivered: false,
      status: null,
      text: 'The connection failed (ECONNREFUSED).',
    })
  })

  it('are tested by the rules of every delivery', async () => {
    const { sql } = service().deps.db
    await sql`
      insert into webhooks (chain_id, vendor_id, url, secret)
      values (${store.chainId}, '', 'http://10.0.0.1/hook', 'test-secret')`
    const answer = await service().portal('POST', `${chain}/webhook/test`)
    expect(answer.body).toMatchObject({
      delivered: false,
      status: null,
      text: 'The address is not on the public internet.',
    })
  })

  it('are not there where nobody set one, nor where there is no chain or store', async () => {
    const untested = await service().portal('POST', `${vendor}/webhook/test`)
    expect([untested.status, code(untested)]).toEqual([404, 'NOT_FOUND'])
    for (const [method, path] of [
      ['GET', '/chains/nowhere/webhooks'],
      ['POST', '/chains/nowhere/webhook/test'],
      ['POST', `${chain}/vendors/nowhere/webhook/test`],
      ['DELETE', `${chain}/vendors/nowhere/webhook`],
    ] as const) {
      expect([path, (await service().portal(method, path)).status]).toEqual([path, 404])
    }
  })

  it('leave one event to be read by its id, in its own chain', async () => {
    await set(chain)
    await store.placeOrder([{ sku: 'MILK', quantity: 1 }])
    await receiver.waitFor(1)
    const [listed] = (await service().portal('GET', `${chain}/deliveries`)).body as Delivery[]
    const read = await service().portal('GET', `${chain}/deliveries/${listed?.id}`)
    expect([read.status, (read.body as Delivery).payload]).toEqual([200, listed?.payload])
    const other = await service().openStore()
    for (const path of [
      `/chains/${other.chainId}/deliveries/${listed?.id}`,
      `${chain}/deliveries/${UNKNOWN_ID}`,
    ]) {
      expect((await service().portal('GET', path)).status).toBe(404)
    }
    expect((await service().portal('GET', `${chain}/deliveries/not-an-id`)).status).toBe(400)
  })
})
