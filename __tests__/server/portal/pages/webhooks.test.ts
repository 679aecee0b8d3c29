import type { Delivery, ListedWebhook } from '@/domain/contract/portal'
import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases, startTestService, type TestService } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'

const SECRET = /whsec_[A-Za-z0-9+/]{43}=/
const HOSTILE = '<script>alert(1)</script>'

onBothDatabases(
  'the page of the webhook',
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
      page = `/portal/chains/${store.chainId}/webhooks`
    })
    afterEach(() => receiver.close())

    const set = (more: Record<string, string> = {}) =>
      visitor.post(page, { vendor_id: '', url: receiver.url, secret: receiver.secret, ...more })
    const test = (vendorId = '') => visitor.post(`${page}/test`, { vendor_id: vendorId })
    const webhooks = async () =>
      (await service().portal('GET', `/chains/${store.chainId}/webhooks`)).body as ListedWebhook[]

    it('says for the chain and each store what is set, and never the secret', async () => {
      const before = await visitor.get(page)
      expect(before.text).toContain('No address is set.')
      expect(before.text).toContain('Has no own address, and the chain has none either.')

      const answer = await set()
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=set`])
      const after = await visitor.get(`${page}?done=set`)
      expect(after.text).toContain('The address is set.')
      expect(after.text).toContain(receiver.url)
      expect(after.text).toContain('Has no own address, uses the chain’s.')
      expect(after.html).not.toContain(receiver.secret)
    })

    it('makes a secret where none is given, shows it once, and signs with it', async () => {
      const answer = await set({ secret: '' })
      const secret = SECRET.exec(answer.html)?.[0] ?? ''
      expect([answer.status, secret]).toEqual([200, expect.stringMatching(SECRET)])
      expect(answer.text).toContain('It is shown only now.')
      expect((await visitor.get(page)).html).not.toContain(secret)

      const strict = await startReceiver(secret)
      await set({ url: strict.url, secret })
      await test()
      await strict.close()
      expect(strict.received).toMatchObject([{ authorization: secret, isSigned: true }])
    })

    it("lets a store have its own address, and go back to the chain's", async () => {
      const own = await startReceiver()
      await set()
      await set({ vendor_id: store.vendorId, url: own.url })
      await store.placeOrder([{ sku: 'MILK', quantity: 1 }])
      await own.waitFor(1)

      const removed = await visitor.post(`${page}/remove`, { vendor_id: store.vendorId })
      expect(removed.headers.get('location')).toBe(`${page}?done=removed`)
      expect((await visitor.get(page)).text).toContain('Has no own address, uses the chain’s.')
      await store.placeOrder([{ sku: 'MILK', quantity: 1 }])
      await receiver.waitFor(1)
      await own.close()
      expect([own.received.length, receiver.received.length]).toEqual([1, 1])
    })

    it.each<[string, string, Record<string, string>, string]>([
      ['no address', 'url', { url: '' }, 'Enter a whole address'],
      ['a word', 'url', { url: 'partner' }, 'Enter a whole address'],
      ['another protocol', 'url', { url: 'ftp://partner.example' }, 'Enter a whole address'],
      [
        'an address of our network',
        'url',
        { url: 'http://10.1.2.3/' },
        'does not lead to a place on the public',
      ],
      ['a password', 'url', { url: 'http://me:word@127.0.0.1:9/' }, 'must not hold a name or password'],
      ['a short secret', 'secret', { secret: 'short' }, 'Use 8 to 512 letters'],
      ['a secret with a blank', 'secret', { secret: 'two words' }, 'Use 8 to 512 letters'],
      ['a store of nobody', 'vendor_id', { vendor_id: 'nowhere' }, 'Choose the chain or one of its stores.'],
    ])('says at the field what is wrong with %s, and sets nothing', async (_, field, wrong, words) => {
      const answer = await set(wrong)
      expect(answer.status).toBe(422)
      const fault = new RegExp(`id="field-${field}-fault">([^<]*)`).exec(answer.html)?.[1]
      expect(fault).toContain(words)
      expect(answer.html).toContain(`value="${wrong.secret ?? receiver.secret}"`)
      expect(await webhooks()).toEqual([])
    })

    it('shows hostile input as text', async () => {
      const answer = await set({ url: `http://${HOSTILE}`, secret: `"><img src=x>` })
      expect(answer.status).toBe(422)
      expect(answer.html).toContain('http://&lt;script&gt;alert(1)')
      expect(answer.html).not.toMatch(/<img|<script>alert/)
    })

    describe('a test', () => {
      beforeEach(() => set())

      it('is posted at once, signed like any event, and says what came back', async () => {
        const answer = await test()
        expect(answer.status).toBe(200)
        expect(answer.text).toContain('The test has arrived.')
        expect(answer.text).toMatch(/Answered 204 after \d+ ms\./)
        expect(receiver.received).toMatchObject([
          {
            authorization: receiver.secret,
            isSigned: true,
            body: { event: 'webhook.test', chain_id: store.chainId, vendor_id: null },
          },
        ])
      })

      it('is not written to the log', async () => {
        await test()
        const log = await service().portal('GET', `/chains/${store.chainId}/deliveries`)
        expect(log.body as Delivery[]).toEqual([])
      })

      it('shows an answer that is no success, as text', async () => {
        receiver.behave = () => 'error'
        const answer = await test()
        expect(answer.status).toBe(200)
        expect(answer.text).toContain('The test has not arrived.')
        expect(answer.text).toMatch(/Answered 500 after \d+ ms\. not today/)
      })

      it('says why there is no answer, and waits no longer than an event would', async () => {
        receiver.behave = () => 'silence'
        expect((await test()).text).toMatch(
          /The test has not arrived\. .* No answer in time\. It took \d+ ms\./,
        )
        receiver.behave = () => 'reset'
        expect((await test()).text).toContain('The connection failed')
      })

      it('goes to the address of the store that it is sent for', async () => {
        const own = await startReceiver()
        await set({ vendor_id: store.vendorId, url: own.url })
        await test(store.vendorId)
        await own.close()
        expect(own.received).toMatchObject([{ body: { vendor_id: store.vendorId } }])
        expect(receiver.received).toEqual([])
      })
    })

    it('has nothing to test or remove where nothing is', async () => {
      expect((await test()).status).toBe(404)
      expect((await test('nowhere')).status).toBe(404)
      expect((await visitor.post(`${page}/remove`, { vendor_id: 'nowhere' })).status).toBe(404)
      expect((await visitor.post(`${page}/remove`, { vendor_id: '' })).status).toBe(404)
      expect((await visitor.get('/portal/chains/nowhere/webhooks')).status).toBe(404)
    })

    it('takes a form of this session only', async () => {
      await set()
      const foreign = { token: 'another' }
      const before = await webhooks()
      expect((await visitor.post(page, { url: 'http://127.0.0.1:9/' }, foreign)).status).toBe(403)
      expect((await visitor.post(`${page}/test`, { vendor_id: '' }, foreign)).status).toBe(403)
      expect((await visitor.post(`${page}/remove`, { vendor_id: store.vendorId }, foreign)).status).toBe(403)
      expect(await webhooks()).toEqual(before)
      expect(receiver.received).toEqual([])
    })

    it('offers no inbox outside the demo', async () => {
      expect((await visitor.get(page)).text).not.toContain('Use the demo inbox')
      expect((await visitor.post(page, { fill: 'inbox', url: '' })).status).toBe(422)
    })
  },
  { WEBHOOK_TIMEOUT_SECONDS: '1' },
)

describe('the page of the webhook, in the demo', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService('embedded', { DEMO: '1' })
  })
  afterAll(() => service?.stop())

  it('fills in the address of the inbox, keeps the rest, and a test arrives there', async () => {
    const visitor = await signInToPortal(service.address)
    const page = '/portal/chains/market-hall/webhooks'
    const filled = await visitor.post(page, {
      fill: 'inbox',
      vendor_id: 'store-12',
      url: '',
      secret: 'my-own-secret',
    })
    const address = `${service.address}/demo/inbox/market-hall`
    expect(filled.status).toBe(200)
    expect(filled.html).toContain(`value="${address}"`)
    expect(filled.html).toContain('value="my-own-secret"')
    expect(filled.html).toContain('<option value="store-12" selected="">')

    await visitor.post(page, { vendor_id: 'store-12', url: address, secret: 'my-own-secret' })
    const tested = await visitor.post(`${page}/test`, { vendor_id: 'store-12' })
    expect(tested.text).toMatch(/The test has arrived\. .*Answered 204/)
  })
})
