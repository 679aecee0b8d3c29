import fc from 'fast-check'
import { managedFields, readManagedSetup } from '@/domain/setup/managedSetup'

const given = {
  base_url: 'https://tote.example',
  chain_id: 'market-hall',
  vendor_id: 'store-12',
  device_token: 'tote_secret',
}

const read = (change: object = {}) => readManagedSetup({ ...given, ...change })

/** The setup, or what came instead. */
const setupOf = (change: object = {}) => {
  const verdict = read(change)
  return verdict.kind === 'ok' ? verdict.setup : verdict
}

describe('a managed configuration', () => {
  it('sets a device up for several pickers, with nothing but the four that are needed', () => {
    expect(setupOf()).toEqual({
      address: 'https://tote.example',
      chainId: 'market-hall',
      vendorId: 'store-12',
      role: 'picker',
      storeName: 'store-12',
      token: 'tote_secret',
      weightedItemsEnabled: true,
      shared: true,
    })
  })

  it('may name the store, its currency, and say that one person keeps the device', () => {
    expect(setupOf({ store_name: ' Market Hall ', currency: 'eur', shared: false })).toMatchObject({
      storeName: 'Market Hall',
      currency: 'EUR',
      shared: false,
    })
  })

  it('is read as consoles send it: with blanks, empty fields and words for yes and no', () => {
    expect(
      setupOf({ base_url: ' HTTPS://Tote.Example/ ', store_name: '', currency: '', shared: 'false' }),
    ).toMatchObject({ address: 'https://tote.example', storeName: 'store-12', shared: false })
    expect(setupOf({ shared: 'true' })).toMatchObject({ shared: true })
  })

  it('takes the address of a service in a folder, and of one on the device itself', () => {
    expect(setupOf({ base_url: 'https://shop.example/tote/' })).toMatchObject({
      address: 'https://shop.example/tote',
    })
    expect(setupOf({ base_url: 'http://localhost:8080' })).toMatchObject({ address: 'http://localhost:8080' })
  })
})

describe('nobody manages a device', () => {
  it.each([undefined, null, {}, 'text', 7, { shared: true }, { base_url: '', device_token: '' }])(
    'that has %j',
    (raw) => {
      expect(readManagedSetup(raw)).toEqual({ kind: 'none' })
    },
  )
})

describe('what IT has to mend is named', () => {
  it.each([
    ['base_url', 'tote.example'],
    ['base_url', 'http://tote.example'],
    ['base_url', 'http://localhost.evil.example'],
    ['base_url', undefined],
    ['chain_id', ''],
    ['vendor_id', 12],
    ['device_token', 'two words'],
    ['device_token', undefined],
    ['store_name', 'x'.repeat(201)],
    ['currency', 'Euro'],
    ['shared', 'maybe'],
  ])('%s: %j', (field, value) => {
    expect(read({ [field]: value })).toEqual({ kind: 'faulty', fields: [field] })
  })

  it('all at once, and never with its value: one of them is a secret', () => {
    const verdict = readManagedSetup({ base_url: 'nowhere', device_token: 'my secret', currency: '€' })
    expect(verdict).toEqual({
      kind: 'faulty',
      fields: ['base_url', 'chain_id', 'vendor_id', 'device_token', 'currency'],
    })
    expect(JSON.stringify(verdict)).not.toContain('secret')
  })

  it('whatever a console sends, reading it does not throw', () => {
    const anyField = Object.fromEntries(managedFields.map((field) => [field, fc.anything()]))
    fc.assert(
      fc.property(fc.record(anyField, { requiredKeys: [] }), (raw) => {
        expect(['none', 'ok', 'faulty']).toContain(readManagedSetup(raw).kind)
      }),
    )
  })
})
