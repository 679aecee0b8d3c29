import { createSession } from '@/state/session/session'
import { SESSION_KEY, writeSavedSession } from '@/state/session/savedSession'
import { makeSetup, makeVault } from '../../support/factories'

const setup = makeSetup()
const { token, ...workplace } = setup

describe('a session', () => {
  it('is restored after the app was closed', async () => {
    const vault = makeVault()
    const before = createSession(vault)
    await before.restore()
    expect(before.store.getState()).toEqual({ kind: 'signed-out' })
    await before.begin(setup)

    const after = createSession(vault)
    expect(after.store.getState()).toEqual({ kind: 'restoring' })
    await after.restore()
    expect(after.store.getState()).toEqual({ kind: 'signed-in', workplace })
    expect(after.findToken()).toBe(token)
  })

  it('opens what version 1 wrote', async () => {
    const written =
      '{"version":1,"setup":{"address":"https://tote.example","chainId":"market-hall","vendorId":"store-12","role":"picker","currency":"EUR","storeName":"Market Hall, Store 12","token":"token-of-a-test"}}'
    const session = createSession(makeVault(new Map([[SESSION_KEY, written]])))
    await session.restore()
    expect(session.store.getState()).toEqual({ kind: 'signed-in', workplace })
  })

  it.each([
    ['no JSON', 'oops'],
    ['a foreign version', writeSavedSession(setup).replace('"version":1', '"version":99')],
    ['a field that is missing', writeSavedSession(setup).replace('"token"', '"tokem"')],
    ['nothing', ''],
  ])('does not trust %s', async (_, written) => {
    const session = createSession(makeVault(new Map([[SESSION_KEY, written]])))
    await session.restore()
    expect(session.store.getState()).toEqual({ kind: 'signed-out' })
    expect(session.findToken()).toBeUndefined()
  })

  it('never shows its token in its state', async () => {
    const session = createSession(makeVault())
    await session.begin(setup)
    expect(JSON.stringify(session.store.getState())).not.toContain(token)
  })

  it('forgets the token at its end, and says why when it was not the picker', async () => {
    const vault = makeVault()
    const session = createSession(vault)
    await session.begin(setup)
    await session.end('token-refused')
    expect(session.store.getState()).toEqual({ kind: 'signed-out', because: 'token-refused' })
    expect(session.findToken()).toBeUndefined()
    expect([...vault.kept.values()].join()).not.toContain(token)
  })

  it('forgets the token even when the vault cannot remove', async () => {
    const vault = makeVault()
    const session = createSession({ ...vault, remove: () => Promise.reject(new Error('stuck')) })
    await session.begin(setup)
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
    await session.begin(setup)
    expect(session.store.getState()).toEqual({ kind: 'signed-in', workplace })
    await session.end()
    expect(session.store.getState()).toEqual({ kind: 'signed-out' })
  })

  it('keeps a setup that was confirmed while the old one was still being read', async () => {
    const vault = makeVault(
      new Map([[SESSION_KEY, writeSavedSession(makeSetup({ storeName: 'Old store' }))]]),
    )
    const session = createSession(vault)
    const restoring = session.restore()
    await session.begin(setup)
    await restoring
    expect(session.store.getState()).toEqual({ kind: 'signed-in', workplace })
  })
})
