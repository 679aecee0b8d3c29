import type { PortalPromotion } from '@/domain/contract/portal'
import { jobOver } from '@/__tests__/support/jobs'
import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const HOSTILE = '<script>alert(1)</script>'
const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'
const HOUR_MS = 3_600_000
const NOW_MS = Date.now()
const inHours = (hours: number) => new Date(NOW_MS + hours * HOUR_MS).toISOString()

onBothDatabases('the pages of promotions', (service) => {
  let store: TestStore
  let visitor: PortalVisitor
  let promotions: string
  const names = new Map<string, string>()

  const run = async (name: Record<string, string>, from: number, until: number, more: object = {}) => {
    const answer = await service().call('PUT', `${store.base}/promotion`, {
      token: store.tokens.chain,
      body: {
        vendors: [store.vendorId],
        type: 'STRIKETHROUGH',
        active: true,
        reason: 'EXPIRING_SOON',
        display_name: name,
        conditions: { start_time: inHours(from), end_time: inHours(until) },
        discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 25, sku: ['GOUDA'] }],
        ...more,
      },
    })
    await jobOver(service(), store, answer, 'promotion')
  }

  beforeAll(async () => {
    store = await service().openStore()
    visitor = await signInToPortal(service().address)
    promotions = `/portal/chains/${store.chainId}/promotions`
    await run({ de_DE: 'Käsewoche', en_GB: 'Cheese week' }, -1, 1)
    await run({ en_GB: 'Next week' }, 2, 4, { vendors: ['*'] })
    await run({ en_GB: HOSTILE }, -4, -2, { reason: 'OVERSTOCK', type: 'SAME_ITEM_BUNDLE' })
    await run({ en_GB: 'Stopped' }, -2, 2)
    await run({ en_GB: 'Stopped' }, -2, 2, { active: false })
    const listed = await service().portal('GET', `/chains/${store.chainId}/promotions`)
    for (const { promotion_id, state } of listed.body as PortalPromotion[]) names.set(state, promotion_id)
  })

  it('list them with state, names, reason, type, stores and products', async () => {
    const { text, html } = await visitor.get(promotions)
    expect(text).toMatch(
      /Cheese week \(Expires soon\) Running Names Käsewoche de_DE Cheese week en_GB Reason Expires soon Type Struck-through price Stores Store \w+ From .* Until .* Products 1/,
    )
    expect(text).toMatch(/Next week \(Expires soon\) Upcoming .* Stores Every store/)
    expect(text).toContain(`${HOSTILE} (Too much in stock) Ended`)
    expect(html).not.toContain(HOSTILE)
  })

  it.each([
    ['Upcoming', 'Next week'],
    ['Running', 'Cheese week'],
    ['Ended', HOSTILE],
    ['Cancelled', 'Stopped'],
  ])('show those that are %s only', async (state, name) => {
    const { text, html } = await visitor.get(`${promotions}?state=${state}`)
    expect(text).toContain(name)
    expect(html.match(/class="card"/g)).toHaveLength(1)
    expect(html).toContain(`<option value="${state}" selected="">`)
  })

  it('show everything for the empty choice, and refuse another one', async () => {
    expect((await visitor.get(`${promotions}?state=`)).html.match(/class="card"/g)).toHaveLength(4)
    expect((await visitor.get(`${promotions}?state=LATER`)).status).toBe(400)
  })

  it('show what the products cost without and with it', async () => {
    const { text } = await visitor.get(`${promotions}/${names.get('Running')}`)
    expect(text).toContain('Cheese week (Expires soon)')
    expect(text).toMatch(
      /Gouda slices 200 g GOUDA · Store \w+ Without it €3\.20 With it €2\.40 Discount 25% off/,
    )
    const bundle = await visitor.get(`${promotions}/${names.get('Ended')}`)
    expect(bundle.text).toContain('With it Depends on how many are bought')
  })

  it('show the products page by page', async () => {
    const many = await service().openStore()
    const products = Array.from({ length: 26 }, (_, index) => ({
      sku: `P-${String(index).padStart(2, '0')}`,
      title: { en_GB: `Product ${index}` },
      price: 2,
    }))
    const token = many.tokens.chain
    const created = await service().call('POST', `${many.base}/vendors/${many.vendorId}/catalog`, {
      token,
      body: { products },
    })
    await jobOver(service(), many, created)
    const started = await service().call('PUT', `${many.base}/promotion`, {
      token,
      body: {
        vendors: ['*'],
        type: 'STRIKETHROUGH',
        active: true,
        reason: 'TRADING',
        display_name: { en_GB: 'All' },
        conditions: { start_time: inHours(-1), end_time: inHours(1) },
        discount: [
          { discount_subtype: 'FINAL_PRICE', discount_value: 1, sku: products.map(({ sku }) => sku) },
        ],
      },
    })
    await jobOver(service(), many, started, 'promotion')
    const [promotion] = (await service().portal('GET', `/chains/${many.chainId}/promotions`))
      .body as PortalPromotion[]
    const at = `/portal/chains/${many.chainId}/promotions/${promotion?.promotion_id}`
    const first = await visitor.get(at)
    expect(first.text).toContain('Page 1 of 2')
    expect(first.text).toContain('P-24')
    expect(first.text).not.toContain('P-25')
    expect((await visitor.get(`${at}?page=2`)).text).toContain('P-25')
  })

  it('know nothing of other chains', async () => {
    const other = await service().openStore()
    expect((await visitor.get(`/portal/chains/${other.chainId}/promotions`)).text).toContain(
      'There is no promotion yet.',
    )
    expect(
      (await visitor.get(`/portal/chains/${other.chainId}/promotions/${names.get('Running')}`)).status,
    ).toBe(404)
    expect((await visitor.get(`${promotions}/${UNKNOWN_ID}`)).status).toBe(404)
  })
})
