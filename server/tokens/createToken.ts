import { uuidv7 } from 'uuidv7'
import type { DeviceRole } from '@/domain/contract/device'
import type { SqlOrTx } from '@/server/db/database'
import { insertToken } from './repository'
import { mintToken } from './token'

export type TokenRequest =
  | { kind: 'chain'; chainId: string; name: string }
  | { kind: 'device'; chainId: string; vendorId: string; role: DeviceRole; name: string }

/** The token is in the answer and nowhere else: the database keeps a hash. */
export async function createToken(
  sql: SqlOrTx,
  request: TokenRequest,
): Promise<{ id: string; token: string }> {
  const id = uuidv7()
  const { token, publicId, secretHash } = mintToken()
  await insertToken(sql, {
    id,
    publicId,
    secretHash,
    chainId: request.chainId,
    kind: request.kind,
    vendorId: request.kind === 'device' ? request.vendorId : null,
    role: request.kind === 'device' ? request.role : null,
    name: request.name,
  })
  return { id, token }
}
