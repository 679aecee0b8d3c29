import type { Order } from '@/domain/contract/order'
import { insertChain, insertVendor } from '@/server/chains/repository'
import { openDatabase, type Database } from '@/server/db/database'
import { migrate } from '@/server/db/migrate'
import { insertOrder } from '@/server/orders/repository'
import { answerParent } from '../../process/answerParent'
import { bytesServer, driverServer, listenAnywhere } from './bareServers'
import type { BareProtocol } from './protocol'

let database: Database | undefined
let bytes = Buffer.alloc(0)

/** The baselines: one process, bare Node HTTP, once with nothing behind it and once with the bare driver. */
answerParent<BareProtocol>(
  {
    open: async ({ location, orders }) => {
      database = await openDatabase(location)
      if (orders.length > 0) await fill(database, orders)
      const [row] = await database.sql<{ server_version: string }[]>`show server_version`
      return {
        bytesPort: await listenAnywhere(bytesServer(() => bytes)),
        driverPort: await listenAnywhere(driverServer(database.sql)),
        databaseVersion: row?.server_version ?? '',
      }
    },
    answerWith: async ({ text }) => {
      bytes = Buffer.from(text)
      return null
    },
  },
  async () => database?.close(),
)

/** The embedded database belongs to one process, so the baseline has one of its own, with the same orders. */
async function fill({ sql }: Database, orders: readonly Order[]): Promise<void> {
  await migrate(sql)
  for (const { client } of orders) {
    await insertChain(sql, { chain_id: client.chain_id, name: client.name })
    await insertVendor(sql, {
      chain_id: client.chain_id,
      vendor_id: client.store_id,
      name: client.name,
      country_code: client.country_code,
      currency: 'EUR',
      weighted_items_enabled: true,
      order_code_prefix: 'B1',
    })
  }
  for (const order of orders) await insertOrder(sql, order)
}
