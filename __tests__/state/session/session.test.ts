import { createSession } from '@/state/session/session'
import { SESSION_KEY, writeSavedSession } from '@/state/session/savedSession'
import { makeSetup, makeVault } from '../../support/factories'

const setup = makeSetup()
const { token, ...place } = setup
const workplace = { ...place, picker: 'Mira' }

describe('a session', () => {
  it('is restored after the app was closed', async () => {
    const vault = makeVault()
    const before = createSession(vault)
    await before.restore()
    expect(before.store.getState()).toEqual({ kind: 'signed-out' })
    await before.begin(setup, 'Mira')

    const after = createSession(vault)
    expect(after.store.getState()).toEqual({ kind: 'restoring' })
    await after.restore()
    expect(after.store.getState()).toEqual({ kind: 'signed-in', workplace })
    expect(after.findToken()).toBe(token)
  })

  it('opens what version 1 wrote before it said whether weighed items are allowed', async () => {
    const written =
      '{"version":1,"setup":{"address":"https://tote.example","chainId":"market-hall","vendorId":"store-12","role":"picker","currency":"EUR","storeName":"Market Hall, Store 12","token":"token-of-a-test"}}'
    const session = createSession(makeVault(new Map([[SESSION_KEY, written]])))
    await session.restore()
    // It asked nobody for a name: the role stands where its journals have it, too.
    expect(session.store.getState()).toEqual({
      kind: 'signed-in',
      workplace: { ...place, picker: 'picker' },
    })
    expect(place.weightedItemsEnabled).toBe(true)
  })

  it('keeps that its store does not allow weighed items', async () => {
    const vault = makeVault()
    await createSession(vault).begin(makeSetup({ weightedItemsEnabled: false }), 'Mira')
    const after = createSession(vault)
    await after.restore()
    expect(after.store.getState()).toMatchObject({ workplace: { weightedItemsEnabled: false } })
  })

  it.each([
    ['no JSON', 'oops'],
    [
      'a foreign version',
      writeSavedSession({ setup, picker: 'Mira' }).replace('"version":2', '"version":99'),
    ],
    ['a field that is missing', writeSavedSession({ setup, picker: 'Mira' }).replace('"token"', '"tokem"')],
    ['a session of nobody', writeSavedSession({ setup, picker: ' ' })],
    ['nothing', ''],
  ])('does not trust %s', async (_, written) => {
    const session = createSession(makeVault(new Map([[SESSION_KEY, written]])))
    await session.restore()
    expect(session.store.getState()).toEqual({ kind: 'signed-out' })
    expect(session.findToken()).toBeUndefined()
  })

  it('never shows its token in its state', async () => {
    const session = createSession(makeVault())
    await session.begin(setup, 'Mira')
    expect(JSON.stringify(session.store.getState())).not.toContain(token)
  })

  it('forgets the token at its end, and says why when it was not the picker', async () => {
    const vault = makeVault()
    const session = createSession(vault)
    await session.begin(setup, 'Mira')
    await session.end('token-refused')
    expect(session.store.getState()).toEqual({
      kind: 'signed-out',
      because: 'token-refused',
      picker: 'Mira',
    })
    expect(session.findToken()).toBeUndefined()
    expect([...vault.kept.values()].join()).not.toContain(token)
  })

  it('knows after a restart who was signed in when the token was refused, and nothing else', async () => {
    const vault = makeVault()
    const before = createSession(vault)
    await before.begin(setup, 'Mira')
    await before.end('token-refused')

    const after = createSession(vault)
    await after.restore()
    expect(after.store.getState()).toEqual(before.store.getState())
    expect(after.findToken()).toBeUndefined()
    expect([...vault.kept.values()].join()).not.toContain(setup.storeName)
  })

  it('that was refused is ended once, however many answers say so', async () => {
    const vault = makeVault()
    const session = createSession(vault)
    await session.begin(setup, 'Mira')
    await Promise.all([session.end('token-refused'), session.end('token-refused')])
    expect(session.store.getState()).toMatchObject({ because: 'token-refused', picker: 'Mira' })
    expect(vault.kept.get(SESSION_KEY)).toContain('Mira')
  })

  it('leaves nothing of its picker when they sign out', async () => {
    const vault = makeVault()
    const session = createSession(vault)
    await session.begin(setup, 'Mira')
    await session.end()
    expect(session.store.getState()).toEqual({ kind: 'signed-out' })
    expect(vault.kept.size).toBe(0)
  })

  it('forgets who was refused as soon as somebody else is signed in', async () => {
    const vault = makeVault()
    const session = createSession(vault)
    await session.begin(setup, 'Mira')
    await session.end('token-refused')
    await session.begin(setup, 'Jonas')
    expect(JSON.stringify([session.store.getState(), ...vault.kept.values()])).not.toContain('Mira')
  })

  it('forgets the token that was refused even when the vault cannot write', async () => {
    const vault = makeVault()
    await createSession(vault).begin(setup, 'Mira')
    const session = createSession({ ...vault, write: () => Promise.reject(new Error('full')) })
    await session.restore()
    await session.end('token-refused')
    expect(vault.kept.size).toBe(0)
  })

  it('forgets the token even when the vault cannot remove', async () => {
    const vault = makeVault()
    const session = createSession({ ...vault, remove: () => Promise.reject(new Error('stuck')) })
    await session.begin(setup, 'Mira')
    await session.end()
    const next = createSession(vault)
    await next.restore()
    expect(next.store.getState()).toEqual({ kind: 'signed-out' })
  })

  it('works without a vault that works', async () => {
    const broken = () => Promise.reject(new Error('broken'))
    const session = createSession({ read: broken, write: broken, remove: broken })
    await session.restore()
    expect(session.store.getState()).toEqual({ kind: 'signed-out' })
    await session.begin(setup, 'Mira')
    expect(session.store.getState()).toEqual({ kind: 'signed-in', workplace })
    await session.end()
    expect(session.store.getState()).toEqual({ kind: 'signed-out' })
  })

  it('keeps a setup that was confirmed while the old one was still being read', async () => {
    const vault = makeVault(
      new Map([
        [SESSION_KEY, writeSavedSession({ setup: makeSetup({ storeName: 'Old store' }), picker: 'Jonas' })],
      ]),
    )
    const session = createSession(vault)
    const restoring = session.restore()
    await session.begin(setup, 'Mira')
    await restoring
    expect(session.store.getState()).toEqual({ kind: 'signed-in', workplace })
  })
})
