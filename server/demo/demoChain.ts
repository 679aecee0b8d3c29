import type { DeviceRole } from '@/domain/contract/device'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'

/** The chain that a newcomer sees. Ids are stable, so that examples in the documentation stay true. */
export const DEMO_CHAIN = { chainId: chainIdSchema.parse('market-hall'), name: 'Market Hall' }

export const FIRST_STORE = {
  vendorId: vendorIdSchema.parse('store-12'),
  name: 'Market Hall, Store 12',
  countryCode: 'DE',
  currency: 'EUR',
  weightedItemsEnabled: true,
  orderCodePrefix: 'K7',
}

/** A store of the same chain without support for weighed replacements, to try what is refused there. */
export const SECOND_STORE = {
  vendorId: vendorIdSchema.parse('store-7'),
  name: 'Market Hall, Store 7',
  countryCode: 'DE',
  currency: 'EUR',
  weightedItemsEnabled: false,
  orderCodePrefix: 'B3',
}

/** Who works in the demo. */
export const DEMO_PEOPLE: Record<DeviceRole, string> = { picker: 'Sam', lead: 'Lena' }

export const DEMO_STORES = [FIRST_STORE, SECOND_STORE]
