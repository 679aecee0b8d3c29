import { SHELF } from '@/__tests__/support/store'
import { insertProducts } from '@/server/catalog/repository'
import { insertChain, insertVendor } from '@/server/chains/repository'
import type { SqlOrTx } from '@/server/db/database'
import { createToken } from '@/server/tokens/createToken'
import { saveWebhook } from '@/server/webhooks/repository'
import type { Partner } from './partner'

export interface StockedStore {
  chainId: string
  vendorId: string
  token: string
}

/** Chains with one store each, whose events go to the partner; several, because chains are spread over queues. */
export async function stockStores(sql: SqlOrTx, partner: Partner, count: number): Promise<StockedStore[]> {
  const stores: StockedStore[] = []
  for (let number = 1; number <= count; number += 1) {
    const chainId = `chain-${number}`
    const vendorId = `store-${number}`
    await insertChain(sql, { chain_id: chainId, name: `Chain ${number}` })
    await insertVendor(sql, {
      chain_id: chainId,
      vendor_id: vendorId,
      name: `Store ${number}`,
      country_code: 'DE',
      currency: 'EUR',
      weighted_items_enabled: true,
      order_code_prefix: `S${number}`,
    })
    await insertProducts(sql, chainId, vendorId, Object.values(SHELF))
    await saveWebhook(sql, chainId, undefined, partner.enlist(chainId))
    const { token } = await createToken(sql, { kind: 'chain', chainId, name: 'rush hour' })
    stores.push({ chainId, vendorId, token })
  }
  return stores
}
