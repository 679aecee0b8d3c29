import { isSameStore, type Setup } from '@/domain/setup/setupCode'

/** What a set-up code means for this device. */
export type SetupMeaning =
  /** It becomes somebody's own: who works with it says a name. */
  | 'own'
  /** It becomes one that people share. */
  | 'shared'
  /** It is shared, and goes on with another token. */
  | 'renews'
  /** It is shared, and a team lead of the same store wants to work with it too. */
  | 'lead-joins'

/** `place`: what the device is shared for now. */
export function judgeSetup(
  setup: Setup,
  place: Pick<Setup, 'address' | 'chainId' | 'vendorId'> | undefined,
): SetupMeaning {
  if (place !== undefined && isSameStore(place, setup)) return setup.role === 'lead' ? 'lead-joins' : 'renews'
  return setup.shared ? 'shared' : 'own'
}
