import { findUpdatedFrom, noteSeen } from '@/state/care/seenVersion'
import { makeVault } from '../../support/factories'

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

it('takes an older version for no news, and the way back up again for one', async () => {
  const vault = makeVault()
  await noteSeen(vault, '0.2.0')
  expect(await findUpdatedFrom(vault, '0.1.0')).toBeUndefined()
  expect(await findUpdatedFrom(vault, '0.2.0')).toBe('0.1.0')
})

it('says nothing where the vault cannot be read or written', async () => {
  const broken = () => Promise.reject(new Error('The vault is locked'))
  expect(await findUpdatedFrom({ read: broken, write: broken, remove: broken }, '0.2.0')).toBeUndefined()
})
