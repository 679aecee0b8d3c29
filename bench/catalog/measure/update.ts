import postgres from 'postgres'
import { median, quantile, ratioOf } from '../../service/figures'
import { LINES } from '../../service/plan'
import { read } from '../../service/requests'
import { skuOf } from '../assortment'
import type { Client } from '../client'
import { runLimit, sweep } from '../limit'
import { mb, ms, seconds, type Line } from '../line'
import { watchMemory } from '../memory'
import type { Plan } from '../plan'
import { readBeside } from '../readBeside'
import type { Stage } from '../stage'

const GOALS = { ratio: 2, readP99Ms: 40, memoryMb: 512 }
const ORDERS_READ = 50

/** Every round gives other prices: an update that changes nothing would prove nothing. */
const priceAt = (index: number, round: number) => ((index % 900) + 100 + round) / 100

const bodyOf = (count: number, round: number) =>
  Buffer.from(
    JSON.stringify({
      products: Array.from({ length: count }, (_, index) => ({
        sku: skuOf(index),
        price: priceAt(index, round),
        active: index % 10 !== round,
      })),
    }),
  )

const copyRowsOf = (count: number, round: number) =>
  Array.from(
    { length: count },
    (_, index) => `${skuOf(index)}\t${priceAt(index, round)}\t${index % 10 !== round}\n`,
  ).join('')

/** A whole assortment in one request, next to what the database needs at least, while others read orders. */
export async function measureUpdate(stage: Stage, client: Client, plan: Plan): Promise<Line[]> {
  const orders = await stage.orders.placeOrders(ORDERS_READ, LINES)
  const reads = orders.map((order) => stage.orders.wire(read(order)))
  const port = Number(new URL(stage.service.url).port)
  const sql = stage.databaseUrl
    ? postgres(stage.databaseUrl, { max: 1, onnotice: () => undefined })
    : undefined
  const times = {
    answered: [] as number[],
    all: [] as number[],
    fewer: [] as number[],
    limit: [] as number[],
  }
  const latenciesMs: number[] = []
  let mostMb = 0
  try {
    await client.update(bodyOf(plan.fewer, 9))
    for (let round = 0; round < plan.rounds; round += 1) {
      if (sql) {
        await sweep(sql)
        times.limit.push(await runLimit(sql, copyRowsOf(plan.products, 2 * round)))
        await sweep(sql)
      }
      const body = bodyOf(plan.products, 2 * round + 1)
      const watched = await watchMemory(stage.service.pid, () =>
        readBeside(port, reads, () => client.update(body)),
      )
      mostMb = Math.max(mostMb, watched.mostMb)
      times.answered.push(watched.result.result.answeredMs)
      times.all.push(watched.result.result.tookMs)
      latenciesMs.push(...watched.result.latenciesMs)
      if (sql) await sweep(sql)
      times.fewer.push((await client.update(bodyOf(plan.fewer, 2 * round))).tookMs)
    }
  } finally {
    await sql?.end()
  }
  return linesOf(plan, stage.engine === 'postgres', { ...times, latenciesMs, mostMb })
}

interface Measured {
  answered: number[]
  all: number[]
  fewer: number[]
  limit: number[]
  latenciesMs: number[]
  mostMb: number
}

function linesOf(plan: Plan, hasGoals: boolean, measured: Measured): Line[] {
  const count = plan.products.toLocaleString('en')
  const fewer = plan.fewer.toLocaleString('en')
  const ratio = ratioOf(measured.all, measured.limit)
  const growth = median(measured.all) / median(measured.fewer)
  const linear = plan.products / plan.fewer
  const readP99Ms = quantile(measured.latenciesMs, 0.99)
  const judged = (goal: string, isMet: boolean) => (hasGoals ? { verdict: { goal, isMet } } : {})
  const spread = `${ratio.median.toFixed(2)} times (${ratio.least.toFixed(2)}..${ratio.most.toFixed(2)})`
  return [
    { name: `update of ${count} SKUs, request to COMPLETED`, figure: seconds(median(measured.all)) },
    { name: '  of that until answered 202', figure: seconds(median(measured.answered)) },
    ...(hasGoals
      ? [
          { name: '  COPY and one UPDATE, the limit', figure: seconds(median(measured.limit)) },
          {
            name: '  the service needs',
            figure: spread,
            ...judged(`at most ${GOALS.ratio} times`, ratio.median <= GOALS.ratio),
          },
        ]
      : []),
    {
      name: '  order reads beside it, p50',
      figure: `${ms(median(measured.latenciesMs))} of ${measured.latenciesMs.length} reads`,
    },
    {
      name: '  order reads beside it, p99',
      figure: ms(readP99Ms),
      ...judged(`under ${GOALS.readP99Ms} ms`, readP99Ms < GOALS.readP99Ms),
    },
    {
      name: '  memory of the service, most',
      figure: mb(measured.mostMb),
      ...judged(`under ${GOALS.memoryMb} MB`, measured.mostMb < GOALS.memoryMb),
    },
    { name: `update of ${fewer} SKUs`, figure: seconds(median(measured.fewer)) },
    {
      name: `  growth from ${fewer} to ${count}`,
      figure: `${growth.toFixed(1)} times`,
      ...judged(`at most ${linear} times`, growth <= linear),
    },
  ]
}
