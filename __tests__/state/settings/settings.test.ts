import { createSettings, SETTINGS_KEY } from '@/state/settings/settings'
import { makeVault } from '../../support/factories'

/** What nobody has chosen. */
const usual = { textSize: 'normal', hand: 'right', volume: 'loud' }

describe('the settings', () => {
  it('follow the device until somebody chooses, and keep the choice', async () => {
    const vault = makeVault()
    const before = createSettings(vault)
    expect(before.store.getState()).toEqual({ ...usual, language: 'auto', theme: 'auto' })
    await before.change({ language: 'ar' })
    await before.change({ theme: 'dark' })

    const after = createSettings(vault)
    await after.restore()
    expect(after.store.getState()).toEqual({ ...usual, language: 'ar', theme: 'dark' })
  })

  it('open what version 1 wrote', async () => {
    const written = '{"version":1,"preferences":{"language":"de","theme":"light"}}'
    const settings = createSettings(makeVault(new Map([[SETTINGS_KEY, written]])))
    await settings.restore()
    expect(settings.store.getState()).toEqual({ ...usual, language: 'de', theme: 'light' })
  })

  it.each([['{'], ['{"version":1,"preferences":{"language":"tlh","theme":"light"}}'], ['null']])(
    'do not trust %s',
    async (written) => {
      const settings = createSettings(makeVault(new Map([[SETTINGS_KEY, written]])))
      await settings.restore()
      expect(settings.store.getState()).toEqual({ ...usual, language: 'auto', theme: 'auto' })
    },
  )

  it('keep what was chosen while the vault was opening', async () => {
    const written = '{"version":1,"preferences":{"language":"de","theme":"light"}}'
    const settings = createSettings(makeVault(new Map([[SETTINGS_KEY, written]])))
    const restoring = settings.restore()
    await settings.change({ theme: 'dark' })
    await restoring
    expect(settings.store.getState().theme).toBe('dark')
  })
})
