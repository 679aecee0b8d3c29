import type { SqlOrTx } from '@/server/db/database'
import type { Deps } from '@/server/deps'
import { madeUpCustomer } from '@/server/orders/madeUpCustomer'
import { takeOrder } from '@/server/orders/takeOrder'
import { DEMO_CHAIN, FIRST_STORE } from './demoChain'
import { findDemoAccess } from './fillDemo'
import { makeUpOrder } from './makeUpOrder'

/** A demo left alone overnight must not wake up to hundreds of late orders. */
export const MOST_OPEN = 20

export interface DemoCustomers {
  stop(): Promise<void>
}

/** A store that lives: every few minutes somebody orders, as long as somebody picks. */
export function startDemoCustomers(deps: Deps): DemoCustomers {
  const everyMs = deps.config.demoOrderSeconds * 1000
  if (!deps.config.demo || everyMs === 0) return { stop: async () => undefined }
  let underWay: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = placeNext(deps, everyMs).catch((problem: unknown) =>
      process.stderr.write(
        `A demo order could not be placed: ${problem instanceof Error ? problem.name : ''}\n`,
      ),
    )
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}

/** False when enough wait already, or when another instance has just placed one. */
export async function placeNext({ db, queue, now }: Deps, everyMs: number): Promise<boolean> {
  if (!(await findDemoAccess(db.sql))) return false
  const at = now()
  const { chainId } = DEMO_CHAIN
  const { vendorId } = FIRST_STORE
  return db.sql.begin(async (tx) => {
    // One after another, so that two instances do not both find the same moment right.
    await tx`select 1 from vendors where chain_id = ${chainId} and vendor_id = ${vendorId} for update`
    const { open, latest } = await countOpen(tx, chainId, vendorId)
    if (open >= MOST_OPEN || (latest && at.getTime() - latest.getTime() < everyMs / 2)) return false
    const made = makeUpOrder(Math.random)
    await takeOrder(tx, queue, {
      ...made,
      chainId,
      vendorId,
      customer: madeUpCustomer(Math.floor(at.getTime() / 1000) % 1000),
      now: at,
      createdAt: at,
      promisedFor: new Date(at.getTime() + made.promisedInMinutes * 60_000),
    })
    return true
  })
}

async function countOpen(sql: SqlOrTx, chainId: string, vendorId: string) {
  const [row] = await sql<{ open: number; latest: Date | null }[]>`
    select count(*) filter (where status = 'RECEIVED')::int as open, max(created_at) as latest
    from orders
    where chain_id = ${chainId} and vendor_id = ${vendorId}`
  return row ?? { open: 0, latest: null }
}
