import type { DeviceRole } from '@/domain/contract/device'
import type { ListedToken, PortalChain } from '@/domain/contract/portal'

export const ROLE_WORDS: Record<DeviceRole, string> = { picker: 'Picker', lead: 'Team lead' }

/** What a token is for, as people say it. */
export function kindWords(
  { kind, role, vendor_id: vendorId }: Pick<ListedToken, 'kind' | 'role' | 'vendor_id'>,
  { vendors }: PortalChain,
): string {
  if (kind === 'chain') return 'Whole chain'
  const store = vendors.find((candidate) => candidate.vendor_id === vendorId)?.name ?? vendorId ?? 'a store'
  return `${role ? ROLE_WORDS[role] : 'Some'} device in ${store}`
}
