import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases } from '@/__tests__/support/service'

const HOSTILE = '<script>alert("Oliven")</script>'

onBothDatabases('a chain in the portal', (service) => {
  let visitor: PortalVisitor
  beforeAll(async () => {
    visitor = await signInToPortal(service().address)
  })

  it('is opened, and a store in it, with nothing but the pages', async () => {
    const opened = await visitor.post('/portal/chains', { chain_id: 'corner', name: 'Corner shops' })
    expect(opened.headers.get('location')).toBe('/portal/chains/corner')
    expect((await visitor.get('/portal/chains/corner')).text).toContain('There is no store yet.')
    const store = {
      vendor_id: 'store-1',
      name: 'Corner shop, Mill Lane',
      country_code: 'GB',
      currency: 'GBP',
      order_code_prefix: 'C1',
      weighted_items_enabled: 'no',
    }
    const taken = await visitor.post('/portal/chains/corner/stores', store)
    expect(taken.headers.get('location')).toBe('/portal/chains/corner?done=opened')
    expect((await visitor.get('/portal/chains/corner?done=opened')).text).toContain('The store is open.')
    const { body } = await service().portal('GET', '/chains')
    expect(body).toContainEqual({
      chain_id: 'corner',
      name: 'Corner shops',
      vendors: [{ vendor_id: 'store-1', name: store.name, currency: 'GBP', weighted_items_enabled: false }],
    })
  })

  it.each([
    [{ chain_id: '', name: 'Nameless' }, 'chain_id', 'Use letters, digits, dots and dashes.'],
    [{ chain_id: 'a b', name: 'Blank' }, 'chain_id', 'Use letters, digits, dots and dashes.'],
    [{ chain_id: 'good', name: '' }, 'name', 'Give it a name.'],
  ])('with %j is asked for again, at the field', async (fields, field, sentence) => {
    const answer = await visitor.post('/portal/chains', fields)
    expect(answer.status).toBe(422)
    expect(answer.html).toContain(`id="field-${field}-fault"`)
    expect(answer.text).toContain(sentence)
    expect(answer.html).toContain(`value="${fields.name}"`)
  })

  it.each([
    ['a zero character', 'Corner\u0000shops'],
    ['half a character', 'Corner\ud83d'],
  ])('is not called by a name with %s', async (what, name) => {
    const answer = await visitor.post('/portal/chains', { chain_id: 'unstorable', name })
    // A browser cannot send half a character: it becomes a sign for "unknown" on the way.
    expect(answer.status).toBe(what === 'half a character' ? 303 : 400)
  })

  it('keeps its id', async () => {
    const { chainId } = await service().openStore()
    const answer = await visitor.post('/portal/chains', { chain_id: chainId, name: 'Again' })
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('This id is taken.')])
  })

  it('may be called anything; a name is never more than a name', async () => {
    await visitor.post('/portal/chains', { chain_id: 'hostile', name: HOSTILE })
    for (const path of ['/portal/chains', '/portal/chains/hostile']) {
      const { html, text } = await visitor.get(path)
      expect(text).toContain(HOSTILE)
      expect(html).not.toContain('<script>alert')
    }
  })

  it('shows how it stands', async () => {
    const store = await service().openStore()
    const milk = [{ sku: 'MILK', quantity: 1 }]
    await store.placeOrder(milk)
    await store.placeOrder(milk, { promised_in_minutes: -5 })
    await store.placeOrder(milk, { outcome: { status: 'READY_FOR_PICKUP' } })
    const { text } = await visitor.get(`/portal/chains/${store.chainId}`)
    expect(text).toContain(
      '2 Received 1 Ready for pickup 0 Dispatched 0 Picked up 0 Delivered 0 Cancelled 1 Late',
    )
    expect(text).not.toContain('Events do not arrive')
  })

  it('that does not exist is a page that says so', async () => {
    const answer = await visitor.get('/portal/chains/nowhere')
    expect([answer.status, answer.text]).toEqual([
      404,
      expect.stringContaining('There is no chain with this id.'),
    ])
  })
})
