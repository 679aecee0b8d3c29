import { z } from 'zod'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { preferencesSchema, type Preferences } from '@/domain/setup/preferences'
import { type Vault } from '@/state/vault/vault'

export const SETTINGS_KEY = 'tote.settings'

const savedSettingsSchema = z.object({ version: z.literal(1), preferences: preferencesSchema })

const asTheDevice: Preferences = preferencesSchema.parse({ language: 'auto', theme: 'auto' })

export type Settings = {
  store: StoreApi<Preferences>
  restore(): Promise<void>
  change(wanted: Partial<Preferences>): Promise<void>
}

export function createSettings(vault: Vault): Settings {
  const store = createStore<Preferences>(() => asTheDevice)
  let changed = false

  return {
    store,
    async restore() {
      const saved = readSavedSettings(await vault.read(SETTINGS_KEY).catch(() => null))
      // What was chosen while the vault was opening is newer than what it holds.
      if (saved !== undefined && !changed) store.setState(saved, true)
    },
    async change(wanted) {
      changed = true
      store.setState(wanted)
      const saved: z.input<typeof savedSettingsSchema> = { version: 1, preferences: store.getState() }
      // A choice that cannot be kept still holds until the app closes.
      await vault.write(SETTINGS_KEY, JSON.stringify(saved)).catch(() => undefined)
    },
  }
}

function readSavedSettings(text: string | null): Preferences | undefined {
  if (text === null) return undefined
  try {
    return savedSettingsSchema.safeParse(JSON.parse(text)).data?.preferences
  } catch {
    return undefined
  }
}
