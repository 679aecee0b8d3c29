import { readSavedSession, SESSION_KEY } from '@/state/session/savedSession'
import { type Vault } from '@/state/vault/vault'

/** Whether the saved session needs no lock: it is none, or somebody's on a device of their own. */
export async function isOwnSession(vault: Pick<Vault, 'read'>): Promise<boolean> {
  try {
    const session = readSavedSession(await vault.read(SESSION_KEY))
    return session === undefined || !('setup' in session) || !session.setup.shared
  } catch {
    return false
  }
}
