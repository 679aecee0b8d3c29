import { z } from 'zod'
import { deviceRoleSchema } from '@/domain/contract/device'
import { insertChain, insertVendor } from '@/server/chains/repository'
import type { Sql, Tx } from '@/server/db/database'
import { findKeepsake, keep } from '@/server/db/keepsakes'
import type { Queue } from '@/server/queue/queue'
import { createToken } from '@/server/tokens/createToken'
import { DEMO_CHAIN, DEMO_STORES, FIRST_STORE } from './demoChain'
import { fillCatalog } from './fillCatalog'
import { placeDemoOrders } from './placeDemoOrders'
import { startDemoPromotions } from './startDemoPromotions'

const NAME = 'demo'

const demoAccessSchema = z.object({
  chainId: z.string(),
  vendorId: z.string(),
  chainToken: z.string(),
  signIns: z.array(z.object({ role: deviceRoleSchema, token: z.string() })),
})

/** How to get into the demo. Its tokens are kept readable, which no other token ever is. */
export type DemoAccess = z.infer<typeof demoAccessSchema>

/** Fills an empty database with the demo chain, all or nothing. A database with other chains in it is left alone. */
export async function fillDemo(sql: Sql, queue: Queue, now: Date): Promise<DemoAccess | undefined> {
  await sql.begin(async (tx) => {
    // Two instances that start at once on one empty database: the second waits, then finds it filled.
    await tx`lock table chains in exclusive mode`
    const [chain] = await tx`select 1 from chains limit 1`
    if (!chain) await fill(tx, queue, now)
  })
  return findDemoAccess(sql)
}

export async function findDemoAccess(sql: Sql): Promise<DemoAccess | undefined> {
  const access = demoAccessSchema.safeParse(await findKeepsake(sql, NAME))
  return access.success ? access.data : undefined
}

async function fill(tx: Tx, queue: Queue, now: Date): Promise<void> {
  await insertChain(tx, { chain_id: DEMO_CHAIN.chainId, name: DEMO_CHAIN.name })
  for (const store of DEMO_STORES) {
    await insertVendor(tx, {
      chain_id: DEMO_CHAIN.chainId,
      vendor_id: store.vendorId,
      name: store.name,
      country_code: store.countryCode,
      currency: store.currency,
      weighted_items_enabled: store.weightedItemsEnabled,
      order_code_prefix: store.orderCodePrefix,
    })
    await fillCatalog(tx, DEMO_CHAIN.chainId, store.vendorId)
  }
  await startDemoPromotions(tx, now)
  await placeDemoOrders(tx, queue, now)
  const device = async (role: 'picker' | 'lead', name: string) => {
    const { chainId } = DEMO_CHAIN
    const { token } = await createToken(tx, {
      kind: 'device',
      chainId,
      vendorId: FIRST_STORE.vendorId,
      role,
      name,
    })
    return { role, token }
  }
  const { token: chainToken } = await createToken(tx, {
    kind: 'chain',
    chainId: DEMO_CHAIN.chainId,
    name: 'Demo integration',
  })
  await keep(tx, NAME, {
    chainId: DEMO_CHAIN.chainId,
    vendorId: FIRST_STORE.vendorId,
    chainToken,
    signIns: [await device('picker', 'Demo picker'), await device('lead', 'Demo team lead')],
  })
}
