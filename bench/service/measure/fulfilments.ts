import type { Order } from '@/domain/contract/order'
import { median, quantile, ratioOf } from '../figures'
import { CONNECTIONS, type Plan } from '../plan'
import type { Receiver } from '../receiver'
import { fulfil } from '../requests'
import type { Row, Section } from '../sections'
import type { Baselines, Stage } from '../stage'
import type { Loader } from './contest'

interface Parties {
  stage: Stage
  baselines: Baselines
  loader: Loader
  receiver: Receiver
  plan: Plan
}

const GOAL_P99_MS = 50

/** So many orders are fulfilled by the clock: each round takes its share. */
export const ordersByTheClock = ({ steady: { perSecond, rounds, roundSeconds } }: Plan): number =>
  perSecond * rounds * roundSeconds

interface Rounds {
  latenciesMs: number[]
  p50sMs: number[]
}

/** Fulfilments that arrive by the clock, each with its event, in turns with bare writes of the same rows. */
export async function measureSteadyFulfilments(
  parties: Parties,
  orders: readonly Order[],
  rivals: readonly Order[],
): Promise<Section> {
  const { stage, baselines, loader, receiver, plan } = parties
  const { perSecond, rounds, roundSeconds } = plan.steady
  const each = perSecond * roundSeconds
  const bare: Rounds = { latenciesMs: [], p50sMs: [] }
  const service: Rounds = { latenciesMs: [], p50sMs: [] }
  const eventsMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const again = Array.from({ length: each }, (_, index) => rivals[index % rivals.length]).flatMap(
      (order) => order ?? [],
    )
    await run(bare, baselines.driverPort, again)
    const own = orders.slice(round * each, (round + 1) * each)
    const dueAt = await run(service, stage.service.port, own)
    await receiver.waitFor(own)
    eventsMs.push(...own.flatMap((order, index) => sinceDue(receiver, order, dueAt[index])))
  }

  async function run(into: Rounds, port: number, those: readonly Order[]): Promise<number[]> {
    const requests = those.map((order) => stage.store.wire(fulfil(order)))
    const { latenciesMs, dueAt } = await loader.ask('open', { port, requests, perSecond })
    into.latenciesMs.push(...latenciesMs)
    into.p50sMs.push(median(latenciesMs))
    return dueAt
  }

  const p99Ms = quantile(service.latenciesMs, 0.99)
  return {
    title: `fulfilment by the clock, ${perSecond} a second for ${rounds * roundSeconds} s`,
    rows: [
      {
        ...row('bare driver, the same writes', bare.latenciesMs),
        service: { ratio: ratioOf(service.p50sMs, bare.p50sMs), of: 'p50' },
      },
      {
        ...row('the service, with its event', service.latenciesMs),
        ...(stage.engine === 'postgres' && {
          verdict: { goal: `p99 under ${GOAL_P99_MS} ms`, isMet: p99Ms < GOAL_P99_MS },
        }),
      },
      {
        ...row('until the event is there', eventsMs),
        remark: arrived(eventsMs.length, orders.length),
      },
    ],
  }
}

/** As many fulfilments as the service can take. */
export async function measureRushedFulfilments(
  { stage, loader, receiver }: Parties,
  orders: readonly Order[],
): Promise<Section> {
  const { answers, seconds, latenciesMs } = await loader.ask('closed', {
    port: stage.service.port,
    requests: orders.map((order) => stage.store.wire(fulfil(order))),
    connections: CONNECTIONS,
    seconds: 120,
    once: true,
  })
  await receiver.waitFor(orders)
  const there = orders.filter(({ order_id }) => receiver.arrivedAt.has(order_id)).length
  return {
    title: `fulfilment as fast as it goes, ${orders.length} orders`,
    rows: [
      {
        ...row('the service, with its event', latenciesMs),
        perSecond: answers / seconds,
        remark: arrived(there, orders.length),
      },
    ],
  }
}

const row = (name: string, latenciesMs: readonly number[]): Row => ({
  name,
  p50Ms: quantile(latenciesMs, 0.5),
  p99Ms: quantile(latenciesMs, 0.99),
})

const sinceDue = (receiver: Receiver, order: Order, dueAt = 0): number[] => {
  const at = receiver.arrivedAt.get(order.order_id)
  return at === undefined ? [] : [at - dueAt]
}

function arrived(there: number, expected: number): string {
  if (there < expected) throw new Error(`Only ${there} of ${expected} events arrived.`)
  return `all ${expected} events arrived`
}
