import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { formatSetupCode, type Setup } from '@/domain/setup/setupCode'
import type { VendorRow } from '@/server/chains/repository'

/** The code that makes a device one of the store. */
export function deviceSetupCode(
  address: string,
  store: VendorRow,
  { shared = false, ...access }: Pick<Setup, 'role' | 'token'> & { shared?: boolean | undefined },
): string {
  return formatSetupCode({
    ...access,
    shared,
    address,
    chainId: chainIdSchema.parse(store.chain_id),
    vendorId: vendorIdSchema.parse(store.vendor_id),
    currency: store.currency,
    storeName: store.name,
    weightedItemsEnabled: store.weighted_items_enabled,
  })
}
