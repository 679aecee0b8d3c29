import { isNewer } from '@/domain/care/isNewer'
import { type Vault } from '@/state/vault/vault'

export const SEEN_VERSION_KEY = 'tote.seenVersion'

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
