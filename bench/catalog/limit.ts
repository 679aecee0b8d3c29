import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Sql } from '@/server/db/database'
import { LARGE_STORE } from './stage'

/** The least that any program must do to change so many offers: COPY the rows in, and one UPDATE from them. */
export async function runLimit(sql: Sql, rows: string): Promise<number> {
  const startedAt = performance.now()
  await sql.begin(async (tx) => {
    await tx`create temporary table given (sku text, price numeric, active boolean) on commit drop`
    await pipeline(Readable.from([rows]), await tx`copy given from stdin`.writable())
    await tx`
      update offers
      set price = given.price, active = given.active
      from given
      where offers.chain_id = ${LARGE_STORE.chainId} and offers.vendor_id = ${LARGE_STORE.vendorId}
        and offers.sku = given.sku`
  })
  return performance.now() - startedAt
}

/** Both contestants begin with a table that is swept, so that neither pays for what the other left behind. */
export async function sweep(sql: Sql): Promise<void> {
  await sql`vacuum analyze offers`
  await sql`checkpoint`
}
