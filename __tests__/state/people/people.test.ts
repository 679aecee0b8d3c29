import { PEOPLE_KEY, personKey } from '@/state/people/savedPeople'
import { SESSION_KEY } from '@/state/session/savedSession'
import { makeSetup, makeVault } from '../../support/factories'
import {
  idOf,
  leadSetup,
  listPeople,
  makeSharedDevice,
  sharedSetup,
  startApp,
} from '../../support/sharedDevice'

const namesOf = (people: Parameters<typeof listPeople>[0]) => listPeople(people).map(({ name }) => name)

describe('a device that people share', () => {
  it('knows its people after the app was closed, and signs each in under their own name', async () => {
    const { vault } = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    const { people, who } = await startApp(vault)
    expect(namesOf(people)).toEqual(['Mira', 'Jonas'])
    expect(await people.enter(idOf(people, 'Jonas'), '836150')).toEqual({ kind: 'in' })
    expect(who()).toBe('Jonas')
  })

  it('keeps no PIN that could be read, and the same PIN never twice alike', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '729451', Jonas: '729451' })
    const everything = [...vault.kept.values()].join('\n')
    expect(everything).not.toContain('729451')
    const hashes = listPeople(people).map(
      ({ id }) => /"hash":"(\w+)"/.exec(vault.kept.get(personKey(id)) ?? '')?.[1],
    )
    expect(new Set(hashes).size).toBe(2)
  })

  it('takes a name once, however it is spelt', async () => {
    const { people, who } = await makeSharedDevice({ Mira: '7294' })
    expect(await people.join({ name: 'MIRA', pin: '5938' })).toEqual({ kind: 'name-taken' })
    expect(await people.join({ name: 'Mira K', pin: '5938' })).toEqual({ kind: 'in' })
    expect(who()).toBe('Mira K')
  })

  it.each(['1234', '12', '12345678'])('lets nobody choose %s', async (pin) => {
    const { people } = await makeSharedDevice({})
    expect((await people.join({ name: 'Mira', pin })).kind).toMatch(/^too-/)
    expect(namesOf(people)).toEqual([])
  })

  it('stays set up when somebody signs out, and holds no session then', async () => {
    const { vault, people, session } = await makeSharedDevice({ Mira: '7294' })
    expect(vault.kept.has(SESSION_KEY)).toBe(false)
    expect(session.findToken()).toBeUndefined()
    expect(people.store.getState()).toMatchObject({
      kind: 'shared',
      place: { storeName: sharedSetup.storeName },
    })
    expect(JSON.stringify(people.store.getState())).not.toContain(sharedSetup.token)
  })

  it('keeps its people when a code of the same store renews it, and begins anew for another store', async () => {
    const { vault, people, session } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    await people.setUp({ ...sharedSetup, token: 'token-of-next-year', shared: false })
    await people.enter(id, '7294')
    expect(session.findToken()).toBe('token-of-next-year')

    await people.setUp(makeSetup({ vendorId: 'store-7', storeName: 'Corner Shop', shared: true }))
    expect(session.store.getState().kind).toBe('signed-out')
    expect(namesOf(people)).toEqual([])
    expect([...vault.kept.keys()].filter((key) => key.includes(id))).toEqual([])
    expect([...vault.kept.values()].join()).not.toContain('Mira')
  })

  it('becomes somebody’s own by a code that is not shared', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    await people.setUp(makeSetup({ vendorId: 'store-7' }))
    expect(people.store.getState()).toEqual({ kind: 'own' })
    expect((await startApp(vault)).people.store.getState()).toEqual({ kind: 'own' })
  })

  it('begins with whoever worked alone on it so far, once they have chosen a PIN', async () => {
    const { people, session, who } = await startApp(makeVault())
    await session.begin(makeSetup(), 'Mira')
    const before = session.store.getState()
    expect(await people.share('1111')).toEqual({ kind: 'too-simple' })
    expect(people.store.getState()).toEqual({ kind: 'own' })
    expect(await people.share('7294')).toEqual({ kind: 'in' })
    // The pick goes on.
    expect(session.store.getState()).toBe(before)
    expect(people.isLocked()).toBe(false)
    await session.end()
    await people.enter(idOf(people, 'Mira'), '7294')
    expect(who()).toBe('Mira')
  })

  it('is not made of a team lead’s own: everybody would be one', async () => {
    const { people, session } = await startApp(makeVault())
    await session.begin(leadSetup, 'Lea')
    expect(await people.share('7294')).toEqual({ kind: 'not-kept' })
    expect(people.store.getState()).toEqual({ kind: 'own' })
  })

  it('goes on with everybody whose entry can be read', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    vault.kept.set(personKey(idOf(people, 'Mira')), 'oops')
    const after = await startApp(vault)
    expect(namesOf(after.people)).toEqual(['Jonas'])
    vault.kept.set(PEOPLE_KEY, '{"version":9}')
    expect(namesOf((await startApp(vault)).people)).toEqual([])
  })
})

describe('a team lead on a shared device', () => {
  it('works with a token of their own, and the others with the device’s', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294' })
    expect(await people.join({ name: 'Lea', pin: '5938', lead: leadSetup })).toEqual({ kind: 'in' })
    expect([session.findToken(), session.store.getState()]).toMatchObject([
      leadSetup.token,
      { workplace: { role: 'lead', picker: 'Lea' } },
    ])
    await session.end()
    await people.enter(idOf(people, 'Mira'), '7294')
    expect([session.findToken(), session.store.getState()]).toMatchObject([
      sharedSetup.token,
      { workplace: { role: 'picker', picker: 'Mira' } },
    ])
  })

  it('lends a PIN to who forgot theirs; it opens only together with a new one', async () => {
    const { people, session, who } = await makeSharedDevice({ Mira: '7294' })
    await people.join({ name: 'Lea', pin: '5938', lead: leadSetup })
    const id = idOf(people, 'Mira')
    const lent = (await people.lendPin(id)) ?? ''
    expect(lent).toMatch(/^\d{6}$/)
    await session.end()

    expect(await people.enter(id, '7294')).toMatchObject({ kind: 'wrong' })
    expect(await people.enter(id, lent)).toEqual({ kind: 'must-choose' })
    expect(who()).toBeUndefined()
    expect(await people.enter(id, lent, '1111')).toEqual({ kind: 'too-simple' })
    expect(await people.enter(id, lent, '6173')).toEqual({ kind: 'in' })
    await session.end()
    expect(await people.enter(id, lent)).toMatchObject({ kind: 'wrong' })
    expect(await people.enter(id, '6173')).toEqual({ kind: 'in' })
  })

  it('lends no other team lead a PIN: it would open their token', async () => {
    const { people, session } = await makeSharedDevice({})
    await people.join({ name: 'Lea', pin: '5938', lead: leadSetup })
    const id = idOf(people, 'Lea')
    await session.end()
    await people.join({ name: 'Omar', pin: '6173', lead: { ...leadSetup, token: 'token-of-omar' } })
    expect(await people.lendPin(id)).toBeUndefined()
    await session.end()
    expect(await people.enter(id, '5938')).toEqual({ kind: 'in' })
  })

  it('removes somebody, of whom nothing is left on the device; a picker removes nobody', async () => {
    const { vault, people, session } = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    const id = idOf(people, 'Jonas')
    await people.enter(idOf(people, 'Mira'), '7294')
    await people.remove(id)
    expect(await people.lendPin(id)).toBeUndefined()
    expect(namesOf(people)).toEqual(['Mira', 'Jonas'])
    await session.end()

    await people.join({ name: 'Lea', pin: '5938', lead: leadSetup })
    await people.remove(id)
    await people.remove(idOf(people, 'Lea'))
    expect(namesOf(people)).toEqual(['Mira', 'Lea'])
    expect([...vault.kept.keys()].filter((key) => key.includes(id))).toEqual([])
    expect(await people.enter(id, '836150')).toEqual({ kind: 'gone' })
  })

  it('is made of somebody who shows a team lead’s code of the same store, and of no other', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294' })
    await people.enter(idOf(people, 'Mira'), '7294')
    await people.becomeLead({ ...leadSetup, vendorId: makeSetup({ vendorId: 'store-7' }).vendorId })
    expect(session.store.getState()).toMatchObject({ workplace: { role: 'picker' } })
    await people.becomeLead(leadSetup)
    expect(session.store.getState()).toMatchObject({ workplace: { role: 'lead', picker: 'Mira' } })
    expect(listPeople(people)).toMatchObject([{ name: 'Mira', role: 'lead' }])
  })
})

describe('a token that the service refuses', () => {
  it('of the device: asks for another code, keeps the people, and lets them in again with it', async () => {
    const { vault, people, session } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    await people.enter(id, '7294')
    await session.end('token-refused')
    expect(await people.enter(id, '7294')).toEqual({ kind: 'needs-code' })

    const after = await startApp(vault)
    expect(after.people.store.getState()).toMatchObject({ needsCode: true })
    await after.people.setUp({ ...sharedSetup, token: 'a-new-token' })
    expect(after.people.store.getState()).toMatchObject({ needsCode: false })
    expect(await after.people.enter(id, '7294')).toEqual({ kind: 'in' })
    expect(after.session.findToken()).toBe('a-new-token')
  })

  it('of a team lead: is theirs alone, and they go on as a picker', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294' })
    await people.join({ name: 'Lea', pin: '5938', lead: leadSetup })
    await session.end('token-refused')
    expect(await people.enter(idOf(people, 'Lea'), '5938')).toEqual({ kind: 'in' })
    expect(people.store.getState()).toMatchObject({ needsCode: false })
    expect(session.store.getState()).toMatchObject({ workplace: { role: 'picker', picker: 'Lea' } })
    expect(session.findToken()).toBe(sharedSetup.token)
  })

  it('that was replaced while somebody worked with it: needs no code', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    await people.enter(id, '7294')
    await people.setUp({ ...sharedSetup, token: 'a-new-token' })
    expect(session.findToken()).toBe(sharedSetup.token)
    await session.end('token-refused')
    expect(await people.enter(id, '7294')).toEqual({ kind: 'in' })
    expect(session.findToken()).toBe('a-new-token')
  })
})

describe('the lock', () => {
  it('is there when the app starts with somebody signed in, before the session is', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    await people.enter(idOf(people, 'Mira'), '7294')
    expect(people.isLocked()).toBe(false)

    const { people: after, session } = await startApp(vault)
    expect(session.store.getState().kind).toBe('signed-in')
    expect(after.isLocked()).toBe(true)
  })

  it('opens for who is signed in, whose session goes on as it was', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    await people.enter(id, '7294')
    const before = session.store.getState()
    people.lock()
    expect(await people.enter(id, '5938')).toEqual({ kind: 'wrong', triesLeft: 4 })
    expect(people.isLocked()).toBe(true)
    expect(await people.enter(id, '7294')).toEqual({ kind: 'in' })
    expect(people.isLocked()).toBe(false)
    expect(session.store.getState()).toBe(before)
  })

  it('locks nothing where nobody is signed in, and no device of somebody’s own', async () => {
    const { people } = await makeSharedDevice({ Mira: '7294' })
    people.lock()
    expect(people.isLocked()).toBe(false)
    const own = await startApp(makeVault())
    await own.session.begin(makeSetup(), 'Mira')
    own.people.lock()
    expect(own.people.isLocked()).toBe(false)
  })
})

describe('a badge', () => {
  it('signs in whose it is, opens their lock, and is kept by nobody who could read it', async () => {
    const { vault, people, session, who } = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    await people.enter(idOf(people, 'Jonas'), '836150')
    expect(await people.linkBadge('STAFF-00417')).toEqual({ kind: 'linked' })
    expect([...vault.kept.values()].join()).not.toContain('00417')
    await session.end()

    const after = await startApp(vault)
    expect(await after.people.enterByBadge('STAFF-00418')).toEqual({ kind: 'wrong', triesLeft: 4 })
    expect(await after.people.enterByBadge(']C0STAFF-00417')).toEqual({ kind: 'in' })
    expect(after.who()).toBe('Jonas')
    after.people.lock()
    await after.people.enterByBadge('STAFF-00417')
    expect(after.people.isLocked()).toBe(false)
    expect(who()).toBeUndefined()
  })

  it('belongs to one person, who may give it up', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    await people.enter(idOf(people, 'Jonas'), '836150')
    await people.linkBadge('STAFF-00417')
    await session.end()
    await people.enter(idOf(people, 'Mira'), '7294')
    expect(await people.linkBadge('STAFF-00417')).toEqual({ kind: 'taken' })
    expect(await people.linkBadge('4006381333931')).toEqual({ kind: 'goods' })
    await session.end()
    await people.enterByBadge('STAFF-00417')
    await people.unlinkBadge()
    await session.end()
    expect(await people.enterByBadge('STAFF-00417')).toMatchObject({ kind: 'wrong' })
  })

  it('is not guessed: five unknown ones wait, goods that are scanned by mistake do not count', async () => {
    const { people } = await makeSharedDevice({ Mira: '7294' })
    for (let times = 0; times < 9; times += 1) await people.enterByBadge('4006381333931')
    const said = []
    for (let badge = 1; badge <= 6; badge += 1)
      said.push((await people.enterByBadge(`STAFF-0000${badge}`)).kind)
    expect(said).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'waits', 'waits'])
    // Their PINs go on.
    expect(await people.enter(idOf(people, 'Mira'), '7294')).toEqual({ kind: 'in' })
  })

  it('takes back only its own count: nobody guesses others’ without a wait because they have one', async () => {
    const { people, session } = await makeSharedDevice({ Mira: '7294' })
    await people.enter(idOf(people, 'Mira'), '7294')
    await people.linkBadge('STAFF-00417')
    await session.end()
    const said = []
    for (let badge = 1; badge <= 5; badge += 1) {
      said.push((await people.enterByBadge(`STAFF-0000${badge}`)).kind)
      if (badge < 5) expect(await people.enterByBadge('STAFF-00417')).toEqual({ kind: 'in' })
      await session.end()
    }
    expect(said).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'waits'])
  })

  it('that is unknown is forgiven when a team lead comes with their PIN', async () => {
    const { people, session } = await makeSharedDevice({})
    await people.join({ name: 'Lea', pin: '5938', lead: leadSetup })
    await session.end()
    for (let badge = 1; badge <= 5; badge += 1) await people.enterByBadge(`STAFF-0000${badge}`)
    await people.enter(idOf(people, 'Lea'), '5938')
    expect(await people.enterByBadge('STAFF-00001')).toEqual({ kind: 'wrong', triesLeft: 4 })
  })
})
