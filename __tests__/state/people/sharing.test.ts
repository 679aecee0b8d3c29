import { DEVICE_KEY, PEOPLE_KEY } from '@/state/people/savedPeople'
import { makeSetup, makeVault } from '../../support/factories'
import { idOf, startApp } from '../../support/sharedDevice'

describe('sharing that fails half way', () => {
  it.each([
    ['the person', (key: string) => key.startsWith('tote.person.')],
    ['the index', (key: string) => key === PEOPLE_KEY],
    ['the device', (key: string) => key === DEVICE_KEY],
  ])('at %s says so, and leaves the device its owner’s', async (_, isFull) => {
    const vault = makeVault()
    let failing = true
    const half = {
      ...vault,
      write: (key: string, value: string) =>
        failing && isFull(key) ? Promise.reject(new Error('full')) : vault.write(key, value),
    }
    const { people, session, who } = await startApp(half)
    await session.begin(makeSetup(), 'Mira')
    expect(await people.share('7294')).toEqual({ kind: 'not-kept' })
    expect(people.store.getState()).toEqual({ kind: 'own' })
    expect([...vault.kept.keys()].filter((key) => key.startsWith('tote.person.'))).toEqual([])

    const after = await startApp(vault)
    expect(after.people.store.getState()).toEqual({ kind: 'own' })
    expect([who(), after.who(), after.people.isLocked()]).toEqual(['Mira', 'Mira', false])

    failing = false
    expect(await people.share('7294')).toEqual({ kind: 'in' })
    await session.end()
    expect(await people.enter(idOf(people, 'Mira'), '7294')).toEqual({ kind: 'in' })
  })
})
