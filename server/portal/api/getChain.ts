import { chainExists, findVendor, type VendorRow } from '@/server/chains/repository'
import type { SqlOrTx } from '@/server/db/database'
import { chainNotFound, vendorNotFound } from '@/server/problems/refusal'

/** The portal sees every chain; one that does not exist is simply not there. */
export async function getChain(sql: SqlOrTx, chainId: string): Promise<void> {
  if (!(await chainExists(sql, chainId))) throw chainNotFound()
}

export async function getVendor(sql: SqlOrTx, chainId: string, vendorId: string): Promise<VendorRow> {
  await getChain(sql, chainId)
  const vendor = await findVendor(sql, chainId, vendorId)
  if (!vendor) throw vendorNotFound()
  return vendor
}
