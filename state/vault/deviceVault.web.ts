import { type Vault } from './vault'

/**
 * Browsers have no secure storage that outlives a tab. A device token is bound to one store and one role and can be
 * revoked in the portal, so localStorage, which only pages of this origin can read, is an acceptable place for it.
 */
export const deviceVault: Vault = {
  read: async (key) => localStorage.getItem(key),
  write: async (key, value) => localStorage.setItem(key, value),
  remove: async (key) => localStorage.removeItem(key),
}
