import { BADGES } from '@/state/people/entrance'
import { DEVICE_KEY, PEOPLE_KEY, triesKey } from '@/state/people/savedPeople'
import { SESSION_KEY } from '@/state/session/savedSession'
import { type Vault } from '@/state/vault/vault'
import { makeSetup, makeVault } from '../../support/factories'
import { idOf, leadSetup, listPeople, makeSharedDevice, startApp } from '../../support/sharedDevice'

/** Whatever stands under a key that `isShut` names cannot be read while it is. */
const shutVault = (vault: Vault, isShut: (key: string) => boolean): Vault => ({
  ...vault,
  read: (key) => (isShut(key) ? Promise.reject(new Error('locked')) : vault.read(key)),
})

describe('a vault that does not say how often somebody was wrong', () => {
  it('gives no free tries, neither for a PIN nor for a badge', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    const shut = shutVault(vault, (key) => key === triesKey(id) || key === triesKey(BADGES))
    const { people: after, who } = await startApp(shut)
    expect(await after.enter(id, '7294')).toEqual({ kind: 'not-kept' })
    expect(await after.enterByBadge('STAFF-00417')).toEqual({ kind: 'not-kept' })
    expect(who()).toBeUndefined()
  })

  it('does not end a wait that is running', async () => {
    let isShut = false
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    const run = await startApp(shutVault(vault, () => isShut))
    for (let times = 0; times < 5; times += 1) await run.people.enter(id, '5938')
    isShut = true
    expect(await run.people.enter(id, '7294')).toEqual({ kind: 'not-kept' })
    await run.pass(6_000)
    expect(run.people.waitMs(id)).toBe(24_000)
    isShut = false
    expect(await run.people.enter(id, '7294')).toEqual({ kind: 'waits', ms: 24_000 })
  })

  it('makes people wait where it holds what nobody understands', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    vault.kept.set(triesKey(id), 'oops')
    const run = await startApp(vault)
    expect(await run.people.enter(id, '7294')).toEqual({ kind: 'waits', ms: 900_000 })
    await run.pass(900_000)
    expect(await run.people.enter(id, '7294')).toEqual({ kind: 'in' })
  })
})

describe('a vault that does not say whether the device is shared', () => {
  it.each(['a picker', 'a team lead', 'who shared it'])('lets %s in by no restart', async (who) => {
    const vault = makeVault()
    const { people, session } = await startApp(vault)
    if (who === 'who shared it') {
      await session.begin(makeSetup(), 'Mira')
      await people.share('7294')
    } else {
      await people.setUp(makeSetup({ shared: true }))
      await people.join({ name: 'Mira', pin: '7294', lead: who === 'a team lead' ? leadSetup : undefined })
    }
    expect(vault.kept.has(SESSION_KEY)).toBe(true)
    const after = await startApp(shutVault(vault, (key) => key === DEVICE_KEY))
    expect(after.who()).toBeUndefined()
    expect(after.session.findToken()).toBeUndefined()

    const healed = await startApp(vault)
    expect(await healed.people.enter(idOf(healed.people, 'Mira'), '7294')).toEqual({ kind: 'in' })
  })

  it('lets nobody in either where it holds what nobody understands', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    await people.enter(idOf(people, 'Mira'), '7294')
    vault.kept.set(DEVICE_KEY, 'oops')
    const after = await startApp(vault)
    expect(after.who()).toBeUndefined()
    // A code helps.
    await after.people.setUp(makeSetup({ shared: true }))
    expect(await after.people.join({ name: 'Mira', pin: '7294' })).toEqual({ kind: 'in' })
  })

  it('leaves a device of somebody’s own to them', async () => {
    const vault = makeVault()
    await (await startApp(vault)).session.begin(makeSetup(), 'Mira')
    const after = await startApp(shutVault(vault, (key) => key === DEVICE_KEY))
    expect(after.who()).toBe('Mira')
  })

  it('stays locked where the people cannot be read, and forgets none of them', async () => {
    let isShut = true
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    await people.enter(idOf(people, 'Mira'), '7294')
    const after = await startApp(shutVault(vault, (key) => isShut && key === PEOPLE_KEY))
    expect(after.people.isLocked()).toBe(true)
    expect(await after.people.join({ name: 'Jonas', pin: '836150' })).toEqual({ kind: 'not-kept' })
    isShut = false
    expect(await after.people.join({ name: 'Jonas', pin: '836150' })).toEqual({ kind: 'in' })
    expect(listPeople(after.people).map(({ name }) => name)).toEqual(['Mira', 'Jonas'])
  })
})
