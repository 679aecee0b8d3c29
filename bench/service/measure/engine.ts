import type { Order } from '@/domain/contract/order'
import { CONNECTIONS, FEW_LINES, LINES, type Plan } from '../plan'
import { runPgbench } from '../pgbench'
import type { Receiver } from '../receiver'
import { fulfil, list, read, updateCart } from '../requests'
import type { Section } from '../sections'
import { openStage, type Engine, type Stage } from '../stage'
import { measureAnswers } from './answers'
import type { Loader } from './contest'
import { measureRushedFulfilments, measureSteadyFulfilments, ordersByTheClock } from './fulfilments'
import { GROWTH_LINES, measureLines, measureStored } from './growth'

const READ_GOAL = 0.6

export interface EngineReport {
  heading: string
  sections: Section[]
}

/** All figures of one engine, from an empty database to nothing left of it. */
export async function measureEngine(
  engine: Engine,
  tools: { loader: Loader; receiver: Receiver; plan: Plan; tell: (line: string) => void },
): Promise<EngineReport> {
  const { plan, loader, receiver, tell } = tools
  tell(`${engine}: starting the service, customers place orders`)
  const stage = await openStage(engine)
  try {
    const orders = await placeAll(stage, plan)
    const baselines = await stage.openBaselines([...orders.few, ...orders.read, ...orders.rivals])
    const parties = { ...tools, stage, baselines }
    const sections: Section[] = []
    const add = async (name: string, measure: () => Promise<Section>) => {
      tell(`${engine}: ${name}`)
      sections.push(await measure())
    }
    await stage.store.setWebhook(receiver.webhook)
    await warmUpWrites(stage, loader, orders.warmUp)
    await receiver.waitFor(orders.warmUp)

    await add('read one', async () => {
      const section = await measureAnswers(parties, {
        title: `read one, ${LINES} lines`,
        requests: orders.read.map(read),
        ...(engine === 'postgres' && { goal: READ_GOAL }),
      })
      return withPgbench(section, stage, orders.read, plan)
    })
    await add('read a small one', () =>
      measureAnswers(parties, { title: `read one, ${FEW_LINES} lines`, requests: orders.few.map(read) }),
    )
    await add('list', () =>
      measureAnswers(parties, { title: 'list 20', requests: [list(stage.store.vendorId)] }),
    )
    await add('update cart', () =>
      measureAnswers(parties, {
        title: `UPDATE_CART, ${LINES} lines`,
        requests: orders.read.map(updateCart),
      }),
    )
    await add('fulfil by the clock', () => measureSteadyFulfilments(parties, orders.steady, orders.rivals))
    await add('fulfil in a rush', () => measureRushedFulfilments(parties, orders.rush))
    if (plan.growthOrders > 0) {
      await add('growth by lines', () => measureLines(loader, stage, orders.growth))
      if (engine === 'postgres') {
        await add('growth by orders', () => measureStored(loader, stage, orders.read))
      }
    }
    return { heading: headingOf(engine, baselines.databaseVersion), sections }
  } finally {
    await stage.close()
  }
}

const headingOf = (engine: Engine, version: string) =>
  engine === 'postgres'
    ? `On PostgreSQL ${version}, durable (fsync and synchronous_commit on)`
    : `On the embedded database (PostgreSQL ${version}, WebAssembly)`

async function placeAll({ store }: Stage, plan: Plan) {
  const growth = new Map<number, Order[]>()
  for (const lines of GROWTH_LINES) growth.set(lines, await store.placeOrders(plan.growthOrders, lines))
  const few = await store.placeOrders(plan.readOrders, FEW_LINES)
  // The newest come last: the list is of orders with as many lines as the others.
  const place = (count: number) => store.placeOrders(count, LINES)
  return {
    growth,
    few,
    warmUp: await place(plan.rushOrders / 4),
    rush: await place(plan.rushOrders),
    steady: await place(ordersByTheClock(plan)),
    rivals: await place(plan.readOrders),
    read: await place(plan.readOrders),
  }
}

/** The first writes of a process are compiled while they run; they count for nobody. */
async function warmUpWrites(stage: Stage, loader: Loader, orders: readonly Order[]): Promise<void> {
  const requests = orders.map((order) => stage.store.wire(fulfil(order)))
  const { port } = stage.service
  await loader.ask('closed', { port, requests, connections: CONNECTIONS, seconds: 60, once: true })
}

async function withPgbench(
  section: Section,
  stage: Stage,
  [order]: readonly Order[],
  plan: Plan,
): Promise<Section> {
  if (!stage.databaseUrl || !order) return section
  const { chainId } = stage.store
  const row = await runPgbench(stage.databaseUrl, { chainId, orderId: order.order_id }, plan.roundSeconds)
  return row ? { ...section, rows: [row, ...section.rows] } : section
}
