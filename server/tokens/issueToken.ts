import type { NewToken } from '@/domain/contract/portal'
import { findVendor } from '@/server/chains/repository'
import type { SqlOrTx } from '@/server/db/database'
import { vendorNotFound } from '@/server/problems/refusal'
import { createToken } from './createToken'
import { deviceSetupCode } from './deviceSetup'

export interface IssuedToken {
  id: string
  token: string
  /** Of a device only. */
  setup_code?: string
}

/** Makes a token of a chain that exists. `address` is where a device finds the service. */
export async function issueToken(
  sql: SqlOrTx,
  chainId: string,
  wanted: NewToken,
  address: string,
): Promise<IssuedToken> {
  const { name } = wanted
  switch (wanted.kind) {
    case 'chain':
      return createToken(sql, { kind: 'chain', chainId, name })
    case 'device': {
      const { role, shared, vendor_id: vendorId } = wanted
      const store = await findVendor(sql, chainId, vendorId)
      if (!store) throw vendorNotFound()
      const made = await createToken(sql, { kind: 'device', chainId, vendorId, role, name })
      return { ...made, setup_code: deviceSetupCode(address, store, { role, shared, token: made.token }) }
    }
  }
}
