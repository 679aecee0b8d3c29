import { makeSetup, makeVault } from '../../support/factories'
import { idOf, leadSetup, listPeople, makeSharedDevice, startApp } from '../../support/sharedDevice'

describe('two tabs of one shared device', () => {
  it('keep whoever joined in either', async () => {
    const one = await makeSharedDevice({})
    const other = await startApp(one.vault)
    await one.people.join({ name: 'Mira', pin: '7294' })
    expect(await other.people.join({ name: 'MIRA', pin: '5938' })).toEqual({ kind: 'name-taken' })
    await other.people.join({ name: 'Jonas', pin: '836150' })
    const names = listPeople((await startApp(one.vault)).people).map(({ name }) => name)
    expect(names).toEqual(['Mira', 'Jonas'])
  })

  it('take no PIN that was changed in the other, and nobody who was removed there', async () => {
    const one = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    const [mira, jonas] = [idOf(one.people, 'Mira'), idOf(one.people, 'Jonas')]
    const other = await startApp(one.vault)
    await one.people.enter(mira, '7294')
    await one.people.changePin('7294', '6173')
    await one.session.end()
    await one.people.join({ name: 'Lea', pin: '5938', lead: leadSetup })
    await one.people.remove(jonas)

    expect(await other.people.enter(mira, '7294')).toMatchObject({ kind: 'wrong' })
    expect(await other.people.enter(jonas, '836150')).toEqual({ kind: 'gone' })
    expect(await other.people.enter(mira, '6173')).toEqual({ kind: 'in' })
    await other.people.linkBadge('STAFF-00417')
    await other.session.end()
    expect(await one.people.enter(mira, '6173')).toEqual({ kind: 'in' })
  })

  it('share it once: the second one leaves the secret and the people of the first', async () => {
    const vault = makeVault()
    await (await startApp(vault)).session.begin(makeSetup(), 'Mira')
    const [one, other] = [await startApp(vault), await startApp(vault)]
    expect(await one.people.share('7294')).toEqual({ kind: 'in' })
    expect(await other.people.share('5938')).toEqual({ kind: 'not-kept' })
    await one.session.end()
    expect(await one.people.enter(idOf(one.people, 'Mira'), '7294')).toEqual({ kind: 'in' })
  })

  it('show nothing behind a lock in one once the other made the device somebody’s own', async () => {
    const one = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(one.people, 'Mira')
    await one.people.enter(id, '7294')
    one.people.lock()
    const other = await startApp(one.vault)
    await other.people.setUp(makeSetup({ vendorId: 'store-7' }))
    expect(await one.people.enter(id, '5938')).toEqual({ kind: 'gone' })
    expect(one.who()).toBeUndefined()
  })
})
