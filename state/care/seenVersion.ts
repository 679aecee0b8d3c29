import { isNewer } from '@/domain/care/isNewer'
import { DEVICE_KEY } from '@/state/people/savedPeople'
import { SESSION_KEY } from '@/state/session/savedSession'
import { type Vault } from '@/state/vault/vault'

export const SEEN_VERSION_KEY = 'tote.seenVersion'

/** The last version that did not write down that it was seen. */
const LAST_UNSEEN = '0.1.0'

/**
 * At every start, before anybody can sign in: a device that is in use and knows of no version was updated from one that
 * wrote none down; any other is new.
 */
export async function noteStart(vault: Vault, running: string): Promise<void> {
  try {
    if ((await vault.read(SEEN_VERSION_KEY)) !== null) return
    const kept = await Promise.all([SESSION_KEY, DEVICE_KEY].map((key) => vault.read(key)))
    await vault.write(SEEN_VERSION_KEY, kept.some(Boolean) ? LAST_UNSEEN : running)
  } catch {
    // A vault that does not answer knows of no news either.
  }
}

/** The version that was used here before this one, if this one is newer and nobody has been told. */
export async function findUpdatedFrom(vault: Vault, running: string): Promise<string | undefined> {
  const seen = await vault.read(SEEN_VERSION_KEY).catch(() => null)
  if (seen !== null && isNewer(running, seen)) return seen
  // Nobody who uses the app for the first time needs to hear what is new in it.
  if (seen !== running) await noteSeen(vault, running)
  return undefined
}

export async function noteSeen(vault: Vault, running: string): Promise<void> {
  await vault.write(SEEN_VERSION_KEY, running).catch(() => undefined)
}
