import type { ErrorBody } from '@/domain/contract/error'
import type { ListedToken, PortalChain } from '@/domain/contract/portal'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { onBothDatabases, type Answer } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const STORE = { vendor_id: 'mill-road', name: 'Mill Road', country_code: 'DE', currency: 'EUR' }
const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'

const faults = (answer: Answer) => (answer.body as ErrorBody).errors?.map((fault) => fault.path).sort()
const code = (answer: Answer) => (answer.body as ErrorBody).code

onBothDatabases('chains, stores and tokens', (service) => {
  let store: TestStore
  let chain: string
  beforeAll(async () => {
    store = await service().openStore()
    chain = `/chains/${store.chainId}`
  })

  describe('chains', () => {
    it('are opened, and listed with their stores', async () => {
      const opened = await service().portal('POST', '/chains', {
        chain_id: 'corner-shops',
        name: ' Corner Shops ',
      })
      expect([opened.status, opened.body]).toEqual([201, { chain_id: 'corner-shops', name: 'Corner Shops' }])
      const vendor = await service().portal('POST', '/chains/corner-shops/vendors', STORE)
      expect(vendor.status).toBe(201)
      const listed = (await service().portal('GET', '/chains')).body as PortalChain[]
      expect(listed.find((candidate) => candidate.chain_id === 'corner-shops')).toEqual({
        chain_id: 'corner-shops',
        name: 'Corner Shops',
        vendors: [
          { vendor_id: 'mill-road', name: 'Mill Road', currency: 'EUR', weighted_items_enabled: true },
        ],
      })
    })

    it('have ids of their own', async () => {
      const again = await service().portal('POST', '/chains', { chain_id: store.chainId, name: 'Again' })
      expect([again.status, faults(again)]).toEqual([400, ['chain_id']])
    })

    it.each<[string, unknown, string[]]>([
      ['nothing', {}, ['chain_id', 'name']],
      ['an id that needs escaping', { chain_id: 'a/b', name: 'A' }, ['chain_id']],
      ['an id that is too long', { chain_id: 'a'.repeat(64), name: 'A' }, ['chain_id']],
      ['a name of blanks', { chain_id: 'a', name: '   ' }, ['name']],
      ['a list', [], ['']],
    ])('are not opened with %s', async (_name, body, paths) => {
      const answer = await service().portal('POST', '/chains', body)
      expect([answer.status, faults(answer)]).toEqual([400, paths])
    })
  })

  describe('stores', () => {
    it('have ids of their own within a chain', async () => {
      const other = await service().openStore()
      expect((await service().portal('POST', `${chain}/vendors`, STORE)).status).toBe(201)
      expect((await service().portal('POST', `/chains/${other.chainId}/vendors`, STORE)).status).toBe(201)
      const again = await service().portal('POST', `${chain}/vendors`, STORE)
      expect([again.status, faults(again)]).toEqual([400, ['vendor_id']])
    })

    it('belong to a chain that exists', async () => {
      const answer = await service().portal('POST', '/chains/nowhere/vendors', STORE)
      expect([answer.status, code(answer)]).toEqual([404, 'NOT_FOUND'])
    })

    it.each<[string, object, string[]]>([
      ['a currency that is none', { currency: 'euro' }, ['currency']],
      ['a country that is none', { country_code: 'D' }, ['country_code']],
      ['a switch that is neither on nor off', { weighted_items_enabled: 'yes' }, ['weighted_items_enabled']],
      ['a prefix that nobody can say', { order_code_prefix: 'TOO-LONG' }, ['order_code_prefix']],
      [
        'everything wrong at once',
        { vendor_id: '', name: '', currency: 1 },
        ['currency', 'name', 'vendor_id'],
      ],
    ])('are not opened with %s', async (_name, wrong, paths) => {
      const answer = await service().portal('POST', `${chain}/vendors`, { ...STORE, ...wrong })
      expect([answer.status, faults(answer)]).toEqual([400, paths])
    })
  })

  describe('tokens', () => {
    const make = (body: object) => service().portal('POST', `${chain}/tokens`, body)
    const list = async () => (await service().portal('GET', `${chain}/tokens`)).body as ListedToken[]

    it('are shown when they are made and never again', async () => {
      const made = await make({ name: 'Till 4', kind: 'device', vendor_id: store.vendorId, role: 'lead' })
      const { id, token } = made.body as { id: string; token: string }
      expect(made.status).toBe(201)
      const answer = await service().portal('GET', `${chain}/tokens`)
      expect((answer.body as ListedToken[]).find((listed) => listed.id === id)).toEqual({
        id,
        name: 'Till 4',
        kind: 'device',
        vendor_id: store.vendorId,
        role: 'lead',
        created_at: expect.any(String) as string,
        revoked_at: null,
      })
      for (const part of token.split('_').slice(1)) expect(answer.text).not.toContain(part)
    })

    it('of a device come with the code that sets the device up; the chain has no device', async () => {
      const made = await make({ name: 'Till 5', kind: 'device', vendor_id: store.vendorId, role: 'picker' })
      const { token, setup_code: setupCode = '' } = made.body as { token: string; setup_code?: string }
      const verdict = parseSetupCode(setupCode, undefined)
      expect(verdict).toMatchObject({
        kind: 'ok',
        setup: {
          address: service().address,
          chainId: store.chainId,
          vendorId: store.vendorId,
          role: 'picker',
        },
      })
      expect(verdict.kind === 'ok' && verdict.setup.token === token).toBe(true)
      expect((await make({ name: 'Head office', kind: 'chain' })).body).not.toHaveProperty('setup_code')
    })

    it('are listed for their own chain only', async () => {
      const other = await service().openStore()
      const foreign = (await service().portal('GET', `/chains/${other.chainId}/tokens`)).body as ListedToken[]
      const own = new Set((await list()).map((token) => token.id))
      expect(foreign.filter((token) => own.has(token.id))).toEqual([])
    })

    it('are revoked once and for all; doing it twice is no mistake', async () => {
      const { id } = (await make({ name: 'lost', kind: 'chain' })).body as { id: string }
      expect((await service().portal('DELETE', `${chain}/tokens/${id}`)).status).toBe(204)
      const revokedAt = (await list()).find((token) => token.id === id)?.revoked_at
      expect(revokedAt).not.toBeNull()
      expect((await service().portal('DELETE', `${chain}/tokens/${id}`)).status).toBe(204)
      expect((await list()).find((token) => token.id === id)?.revoked_at).toBe(revokedAt)
    })

    it('of another chain, and unknown ones, cannot be revoked', async () => {
      const other = await service().openStore()
      const { id } = (await make({ name: 'kept', kind: 'chain' })).body as { id: string }
      for (const place of [`/chains/${other.chainId}/tokens/${id}`, `${chain}/tokens/${UNKNOWN_ID}`]) {
        const answer = await service().portal('DELETE', place)
        expect([answer.status, code(answer)]).toEqual([404, 'NOT_FOUND'])
      }
      expect((await list()).find((token) => token.id === id)?.revoked_at).toBeNull()
      expect((await service().portal('DELETE', `${chain}/tokens/not-an-id`)).status).toBe(400)
    })

    it.each<[string, object, string[]]>([
      ['nothing', {}, ['kind']],
      ['an unknown kind', { name: 'a', kind: 'admin' }, ['kind']],
      ['no name', { kind: 'chain' }, ['name']],
      ['a device without a store and a role', { name: 'a', kind: 'device' }, ['role', 'vendor_id']],
      ['a role that is none', { name: 'a', kind: 'device', vendor_id: 'b', role: 'boss' }, ['role']],
      ['a name that is too long', { name: 'a'.repeat(201), kind: 'chain' }, ['name']],
    ])('are not made of %s', async (_name, body, paths) => {
      const before = await list()
      const answer = await make(body)
      expect([answer.status, faults(answer)]).toEqual([400, paths])
      expect(await list()).toEqual(before)
    })

    it('for a device need a store that the chain has', async () => {
      const other = await service().openStore()
      for (const vendor_id of ['nowhere', other.vendorId]) {
        const answer = await make({ name: 'a', kind: 'device', vendor_id, role: 'picker' })
        expect([answer.status, code(answer)]).toEqual([404, 'VENDOR_NOT_FOUND'])
      }
    })

    it('need a chain that exists', async () => {
      const made = await service().portal('POST', '/chains/nowhere/tokens', { name: 'a', kind: 'chain' })
      const listed = await service().portal('GET', '/chains/nowhere/tokens')
      expect([made.status, listed.status]).toEqual([404, 404])
    })
  })
})
