import type { Child } from '../../process/child'
import { findCpuSeconds } from '../cpuTime'
import { quantile } from '../figures'
import type { Load, LoadProtocol } from '../load/protocol'
import { CONNECTIONS, type Plan } from '../plan'

/** One of those who take turns in answering the same requests. */
export interface Contender {
  name: string
  port: number
  pid: number
}

export interface Turn {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Of the answering process, for one request; undefined where nobody counts. */
  cpuMs: number | undefined
}

export type Loader = Child<LoadProtocol>

/**
 * The contenders take turns, A B C A B C: what else the machine does hits all of them alike, and each round gives a
 * ratio of its own. The result has the turns of each contender.
 */
export async function contest(
  loader: Loader,
  plan: Plan,
  contenders: readonly Contender[],
  requests: string[],
): Promise<Turn[][]> {
  for (const { port } of contenders) {
    await loader.ask('closed', { port, requests, connections: CONNECTIONS, seconds: plan.warmUpSeconds })
  }
  const turns: Turn[][] = contenders.map(() => [])
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, { port, pid }] of contenders.entries()) {
      const turn = await takeTurn(pid, () =>
        loader.ask('closed', { port, requests, connections: CONNECTIONS, seconds: plan.roundSeconds }),
      )
      turns[index]?.push(turn)
    }
  }
  return turns
}

export async function takeTurn(pid: number, run: () => Promise<Load>): Promise<Turn> {
  const before = await findCpuSeconds(pid)
  const { answers, seconds, latenciesMs } = await run()
  const after = await findCpuSeconds(pid)
  return {
    perSecond: answers / seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    cpuMs: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / answers,
  }
}
