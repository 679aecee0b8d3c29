import { findUpdatedFrom, noteSeen, noteStart } from '@/state/care/seenVersion'
import { createSession } from '@/state/session/session'
import { makeSetup, makeVault } from '../../support/factories'
import { makeSharedDevice } from '../../support/sharedDevice'

it('says nothing to who uses the app for the first time, nor later', async () => {
  const vault = makeVault()
  expect(await findUpdatedFrom(vault, '0.1.0')).toBeUndefined()
  expect(await findUpdatedFrom(vault, '0.1.0')).toBeUndefined()
})

it('says from which version it was updated, until somebody has read it', async () => {
  const vault = makeVault()
  await findUpdatedFrom(vault, '0.1.0')
  expect(await findUpdatedFrom(vault, '0.2.0')).toBe('0.1.0')
  expect(await findUpdatedFrom(vault, '0.2.0')).toBe('0.1.0')
  await noteSeen(vault, '0.2.0')
  expect(await findUpdatedFrom(vault, '0.2.0')).toBeUndefined()
})

describe('a device that knows of no version', () => {
  it('is new where nobody has worked with it: who signs in later hears of no news', async () => {
    const vault = makeVault()
    await noteStart(vault, '0.2.0')
    await createSession(vault).begin(makeSetup(), 'Mira')
    await noteStart(vault, '0.2.0')
    expect(await findUpdatedFrom(vault, '0.2.0')).toBeUndefined()
  })

  it('was updated from the last one that wrote none down where somebody is signed in', async () => {
    const vault = makeVault()
    await createSession(vault).begin(makeSetup(), 'Mira')
    await noteStart(vault, '0.2.0')
    await noteStart(vault, '0.2.0')
    expect(await findUpdatedFrom(vault, '0.2.0')).toBe('0.1.0')
    await noteSeen(vault, '0.2.0')
    await noteStart(vault, '0.2.0')
    expect(await findUpdatedFrom(vault, '0.2.0')).toBeUndefined()
  })

  it('and so was one that people share, while none of them is there', async () => {
    const { vault } = await makeSharedDevice({ Mira: '7294' })
    await noteStart(vault, '0.2.0')
    expect(await findUpdatedFrom(vault, '0.2.0')).toBe('0.1.0')
  })
})

it('takes an older version for no news, and the way back up again for one', async () => {
  const vault = makeVault()
  await noteSeen(vault, '0.2.0')
  expect(await findUpdatedFrom(vault, '0.1.0')).toBeUndefined()
  expect(await findUpdatedFrom(vault, '0.2.0')).toBe('0.1.0')
})

it('says nothing where the vault cannot be read or written', async () => {
  const broken = () => Promise.reject(new Error('The vault is locked'))
  const vault = { read: broken, write: broken, remove: broken }
  await noteStart(vault, '0.2.0')
  expect(await findUpdatedFrom(vault, '0.2.0')).toBeUndefined()
})
