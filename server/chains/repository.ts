import type { PortalChain } from '@/domain/contract/portal'
import type { SqlOrTx } from '@/server/db/database'

export interface VendorRow {
  chain_id: string
  vendor_id: string
  name: string
  country_code: string
  currency: string
  weighted_items_enabled: boolean
}

export async function findVendor(
  sql: SqlOrTx,
  chainId: string,
  vendorId: string,
): Promise<VendorRow | undefined> {
  const [row] = await sql<VendorRow[]>`
    select chain_id, vendor_id, name, country_code, currency, weighted_items_enabled
    from vendors
    where chain_id = ${chainId} and vendor_id = ${vendorId}`
  return row
}

export async function listChains(sql: SqlOrTx): Promise<PortalChain[]> {
  const chains = await sql<ChainRow[]>`select chain_id, name from chains order by chain_id`
  const vendors = await sql<VendorRow[]>`
    select chain_id, vendor_id, name, country_code, currency, weighted_items_enabled
    from vendors
    order by chain_id, vendor_id`
  return chains.map((chain) =>
    withStores(
      chain,
      vendors.filter((vendor) => vendor.chain_id === chain.chain_id),
    ),
  )
}

export async function findChain(sql: SqlOrTx, chainId: string): Promise<PortalChain | undefined> {
  const [chain] = await sql<ChainRow[]>`select chain_id, name from chains where chain_id = ${chainId}`
  if (!chain) return undefined
  const vendors = await sql<VendorRow[]>`
    select chain_id, vendor_id, name, country_code, currency, weighted_items_enabled
    from vendors
    where chain_id = ${chainId}
    order by vendor_id`
  return withStores(chain, vendors)
}

interface ChainRow {
  chain_id: string
  name: string
}

const withStores = ({ chain_id, name }: ChainRow, vendors: readonly VendorRow[]): PortalChain => ({
  chain_id,
  name,
  vendors: vendors.map(({ vendor_id, name: vendorName, currency, weighted_items_enabled }) => ({
    vendor_id,
    name: vendorName,
    currency,
    weighted_items_enabled,
  })),
})

export async function chainExists(sql: SqlOrTx, chainId: string): Promise<boolean> {
  const rows = await sql`select 1 from chains where chain_id = ${chainId}`
  return rows.length > 0
}

export interface NewVendor extends VendorRow {
  order_code_prefix: string
}

/** False when the id is taken. */
export async function insertChain(sql: SqlOrTx, chain: { chain_id: string; name: string }): Promise<boolean> {
  const rows = await sql`
    insert into chains (chain_id, name) values (${chain.chain_id}, ${chain.name})
    on conflict do nothing
    returning chain_id`
  return rows.length > 0
}

export async function insertVendor(sql: SqlOrTx, vendor: NewVendor): Promise<boolean> {
  const rows = await sql`
    insert into vendors (chain_id, vendor_id, name, country_code, currency, weighted_items_enabled, order_code_prefix)
    values (${vendor.chain_id}, ${vendor.vendor_id}, ${vendor.name}, ${vendor.country_code}, ${vendor.currency},
      ${vendor.weighted_items_enabled}, ${vendor.order_code_prefix})
    on conflict do nothing
    returning vendor_id`
  return rows.length > 0
}

export async function listVendorIds(sql: SqlOrTx, chainId: string): Promise<string[]> {
  const rows = await sql<{ vendor_id: string }[]>`
    select vendor_id from vendors where chain_id = ${chainId} order by vendor_id`
  return rows.map((row) => row.vendor_id)
}
