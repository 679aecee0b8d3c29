import type { DeviceRole } from '@/domain/contract/device'
import type { ListedToken } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'

export interface TokenRow {
  id: string
  public_id: string
  secret_hash: Uint8Array
  chain_id: string
  kind: 'chain' | 'device'
  vendor_id: string | null
  role: DeviceRole | null
}

export interface NewToken {
  id: string
  publicId: string
  secretHash: Buffer
  chainId: string
  kind: 'chain' | 'device'
  vendorId: string | null
  role: DeviceRole | null
  name: string
}

/** Those of the tokens that are known and not revoked, by their public ids. */
export async function findTokens(sql: SqlOrTx, publicIds: readonly string[]): Promise<Map<string, TokenRow>> {
  const rows = await sql<TokenRow[]>`
    select id, public_id, secret_hash, chain_id, kind, vendor_id, role
    from tokens
    where public_id = any(${publicIds}::text[]) and revoked_at is null`
  return new Map(rows.map((row) => [row.public_id, row]))
}

export async function insertToken(sql: SqlOrTx, token: NewToken): Promise<void> {
  await sql`
    insert into tokens (id, public_id, secret_hash, chain_id, kind, vendor_id, role, name)
    values (${token.id}, ${token.publicId}, ${token.secretHash}, ${token.chainId}, ${token.kind},
      ${token.vendorId}, ${token.role}, ${token.name})`
}

interface ListedRow {
  id: string
  name: string
  kind: 'chain' | 'device'
  vendor_id: string | null
  role: DeviceRole | null
  created_at: Date
  revoked_at: Date | null
}

export async function listTokens(sql: SqlOrTx, chainId: string): Promise<ListedToken[]> {
  const rows = await sql<ListedRow[]>`
    select id, name, kind, vendor_id, role, created_at, revoked_at
    from tokens
    where chain_id = ${chainId}
    order by created_at desc, id`
  return rows.map(asListed)
}

export async function findListedToken(
  sql: SqlOrTx,
  chainId: string,
  tokenId: string,
): Promise<ListedToken | undefined> {
  const [row] = await sql<ListedRow[]>`
    select id, name, kind, vendor_id, role, created_at, revoked_at
    from tokens
    where chain_id = ${chainId} and id = ${tokenId}`
  return row && asListed(row)
}

const asListed = (row: ListedRow): ListedToken => ({
  ...row,
  created_at: row.created_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
})

/** False when the chain has no such token. Revoking twice is no mistake. */
export async function revokeToken(sql: SqlOrTx, chainId: string, tokenId: string): Promise<boolean> {
  const rows = await sql`
    update tokens set revoked_at = coalesce(revoked_at, now())
    where chain_id = ${chainId} and id = ${tokenId}
    returning id`
  return rows.length > 0
}
