import type { ListedToken } from '@/domain/contract/portal'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { readQrCode } from '@/__tests__/support/readQrCode'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'
const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
const TOKEN = /tote_[a-z0-9]{10}_[a-z0-9]{26}/

/** What stands in a field. Compared by `===`, so that no token stands in the output of a test that fails. */
const valueIn = (html: string, id: string) =>
  new RegExp(`<input[^>]* id="${id}"[^>]* value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

onBothDatabases('the page of tokens', (service) => {
  let store: TestStore
  let visitor: PortalVisitor
  let page: string
  beforeAll(async () => {
    visitor = await signInToPortal(service().address)
  })
  beforeEach(async () => {
    store = await service().openStore()
    page = `/portal/chains/${store.chainId}/tokens`
  })

  const device = (more: Record<string, string> = {}) => ({
    name: 'Handheld 3',
    kind: 'device',
    vendor_id: store.vendorId,
    role: 'lead',
    ...more,
  })
  const tokens = async () =>
    (await service().portal('GET', `/chains/${store.chainId}/tokens`)).body as ListedToken[]
  const storeName = () => store.vendorId.replace('store-', 'Store ')

  it('lists what each token is for, and no token', async () => {
    const { status, text, html } = await visitor.get(page)
    expect(status).toBe(200)
    expect(text).toContain('Whole chain')
    expect(text).toContain(`Picker device in ${storeName()}`)
    expect(text).toContain(`Team lead device in ${storeName()}`)
    expect(TOKEN.test(html)).toBe(false)
  })

  it('sets a device up by a code that is scanned, and whose token opens the service', async () => {
    const made = await visitor.post(page, device())
    expect([made.status, made.headers.get('location')]).toEqual([200, null])
    expect(made.text).toContain('It is shown only now.')
    expect(made.text).toContain(`Handheld 3 : Team lead device in ${storeName()}`)

    const code = (await readQrCode(made.html)) ?? ''
    const verdict = parseSetupCode(code, undefined)
    if (verdict.kind !== 'ok') throw new Error(`The code of the picture is ${verdict.kind}`)
    expect(verdict.setup).toMatchObject({
      address: service().address,
      chainId: store.chainId,
      vendorId: store.vendorId,
      role: 'lead',
      currency: 'EUR',
      storeName: storeName(),
      weightedItemsEnabled: true,
    })
    const { token } = verdict.setup
    expect(valueIn(made.html, 'token') === token).toBe(true)
    expect(valueIn(made.html, 'setup-code') === code).toBe(true)
    const orders = await service().call('GET', `${store.base}/vendors/${store.vendorId}/orders`, { token })
    expect(orders.status).toBe(200)
  })

  it.each([
    ['picker', 'shared', true],
    ['picker', 'own', false],
    ['lead', 'shared', false],
  ])('makes a code for a %s that is %s', async (role, shared, isShared) => {
    const made = await visitor.post(page, device({ role, shared }))
    const verdict = parseSetupCode((await readQrCode(made.html)) ?? '', undefined)
    expect(verdict.kind === 'ok' && verdict.setup.shared).toBe(isShared)
  })

  it('offers a picker’s device to several people, unless somebody chooses otherwise', async () => {
    const { html } = await visitor.get(page)
    expect(/<select[^>]* name="shared"[^>]*><option value="shared">/.test(html)).toBe(true)
  })

  it('makes a code for one person in the API, unless it is told otherwise', async () => {
    const make = async (more: object) => {
      const wanted = {
        kind: 'device',
        name: 'Handheld 4',
        vendor_id: store.vendorId,
        role: 'picker',
        ...more,
      }
      const made = await service().portal('POST', `/chains/${store.chainId}/tokens`, wanted)
      const verdict = parseSetupCode((made.body as { setup_code: string }).setup_code, undefined)
      return verdict.kind === 'ok' && verdict.setup.shared
    }
    expect([await make({}), await make({ shared: true }), await make({ shared: false })]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('shows a token once: no page has it afterwards, and none may keep a copy', async () => {
    const made = await visitor.post(page, device())
    const token = TOKEN.exec(made.html)?.[0] ?? ''
    expect(token).toHaveLength(42)
    expect(made.headers.get('cache-control')).toBe('no-store')
    expect((await visitor.get(page)).html.includes(token.slice(-26))).toBe(false)
  })

  it('makes a token of the whole chain without a set-up code, whatever stands at store and role', async () => {
    const made = await visitor.post(page, device({ kind: 'chain', vendor_id: 'nowhere', role: 'boss' }))
    const token = TOKEN.exec(made.html)?.[0] ?? ''
    expect(made.status).toBe(200)
    expect(made.html.includes('<svg')).toBe(false)
    const call = await service().call('GET', `${store.base}/vendors/${store.vendorId}`, { token })
    expect(call.status).toBe(200)
    expect((await tokens())[0]).toMatchObject({ kind: 'chain', vendor_id: null, role: null })
  })

  it.each<[string, Record<string, string>, string]>([
    ['no name', { name: ' ' }, 'Give it a name of up to 200 characters.'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'Give it a name of up to 200 characters.'],
    ['no store', { vendor_id: '' }, 'Choose the store of the device.'],
    ['a store of nobody', { vendor_id: 'nowhere' }, 'Choose the store of the device.'],
    ['no role', { role: 'boss' }, 'Choose who carries the device.'],
    ['no kind', { kind: '' }, 'Choose what it is for.'],
  ])(
    'says at the field what is wrong with %s, keeps what was typed and makes nothing',
    async (_, wrong, words) => {
      const before = await tokens()
      const answer = await visitor.post(page, device(wrong))
      const [field = ''] = Object.keys(wrong)
      expect(answer.status).toBe(422)
      expect(answer.html).toMatch(new RegExp(`id="field-${field}-fault">${words}`))
      expect(answer.text).toContain('One field needs a change.')
      if (field !== 'name') expect(answer.html).toContain('value="Handheld 3"')
      expect(await tokens()).toEqual(before)
    },
  )

  it('shows hostile names as text, everywhere', async () => {
    const made = await visitor.post(page, device({ name: HOSTILE }))
    const [listed] = await tokens()
    for (const answer of [made, await visitor.get(page), await visitor.get(`${page}/${listed?.id}/revoke`)]) {
      expect(answer.text.includes(HOSTILE)).toBe(true)
      expect(/<img|<script>alert/.test(answer.html)).toBe(false)
    }
  })

  it('asks before it revokes, revokes, and lists the token below', async () => {
    const made = await visitor.post(page, device())
    const token = TOKEN.exec(made.html)?.[0] ?? ''
    const [listed] = await tokens()
    const asked = await visitor.get(`${page}/${listed?.id}/revoke`)
    expect(asked.text).toContain('Revoke this token?')
    expect(asked.text).toContain('Handheld 3')
    expect(asked.text).toContain('This cannot be undone.')
    const call = () => service().call('GET', `${store.base}/vendors/${store.vendorId}/orders`, { token })
    expect((await call()).status).toBe(200)

    const done = await visitor.post(`${page}/${listed?.id}/revoke`)
    expect([done.status, done.headers.get('location')]).toEqual([303, `${page}?done=revoked`])
    expect((await call()).status).toBe(401)
    const list = await visitor.get(`${page}?done=revoked`)
    expect(list.text).toContain('The token is revoked and opens nothing any more.')
    expect(list.html).toMatch(/<details><summary>1 revoked token<\/summary>.*Handheld 3/s)
    expect(list.html).not.toContain(`${listed?.id}/revoke`)
  })

  it('takes a form of this session only', async () => {
    const before = await tokens()
    const [first] = before
    expect((await visitor.post(page, device(), { token: 'another' })).status).toBe(403)
    expect((await visitor.post(`${page}/${first?.id}/revoke`, {}, { token: '' })).status).toBe(403)
    expect(await tokens()).toEqual(before)
  })

  it('knows no token of another chain', async () => {
    const other = await service().openStore()
    const [foreign] = (await service().portal('GET', `/chains/${other.chainId}/tokens`)).body as ListedToken[]
    for (const id of [foreign?.id, UNKNOWN_ID]) {
      expect((await visitor.get(`${page}/${id}/revoke`)).status).toBe(404)
      expect((await visitor.post(`${page}/${id}/revoke`)).status).toBe(404)
    }
    expect((await visitor.get('/portal/chains/nowhere/tokens')).status).toBe(404)
    expect((await service().portal('GET', `/chains/${other.chainId}/tokens`)).body).toContainEqual(foreign)
  })
})
