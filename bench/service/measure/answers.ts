import { median, ratioOf } from '../figures'
import type { Plan } from '../plan'
import type { Request } from '../requests'
import type { Row, Section } from '../sections'
import type { Baselines, Stage } from '../stage'
import { contest, type Contender, type Loader, type Turn } from './contest'

export interface AnswersQuestion {
  title: string
  requests: readonly Request[]
  /** The least part of the bare driver's throughput that the service should reach. */
  goal?: number
}

/** How fast requests that change nothing are answered, next to what the same machine can do at most. */
export async function measureAnswers(
  { stage, baselines, loader, plan }: { stage: Stage; baselines: Baselines; loader: Loader; plan: Plan },
  { title, requests, goal }: AnswersQuestion,
): Promise<Section> {
  const [first] = requests
  if (!first) throw new Error('Nothing to ask')
  const answer = await stage.store.ask(first)
  await baselines.answerWith(answer)
  const contenders: [Contender, Contender, Contender] = [
    { name: 'bare HTTP, the same bytes', port: baselines.bytesPort, pid: baselines.pid },
    { name: 'bare driver behind bare HTTP', port: baselines.driverPort, pid: baselines.pid },
    { name: 'the service', port: stage.service.port, pid: stage.service.pid },
  ]
  const [bytes = [], driver = [], service = []] = await contest(
    loader,
    plan,
    contenders,
    requests.map((request) => stage.store.wire(request)),
  )
  const driverRow = against(rowOf(contenders[1].name, driver), driver, service)
  const reached = driverRow.service?.ratio.median ?? 0
  return {
    title: `${title}, ${(Buffer.byteLength(answer) / 1000).toFixed(1)} kB`,
    rows: [
      against(rowOf(contenders[0].name, bytes), bytes, service),
      goal === undefined
        ? driverRow
        : {
            ...driverRow,
            verdict: { goal: `at least ${Math.round(goal * 100)}%`, isMet: reached >= goal },
          },
      rowOf(contenders[2].name, service),
    ],
  }
}

export const rowOf = (name: string, turns: readonly Turn[]): Row => ({
  name,
  perSecond: median(turns.map((turn) => turn.perSecond)),
  p50Ms: median(turns.map((turn) => turn.p50Ms)),
  p99Ms: median(turns.map((turn) => turn.p99Ms)),
  cpuMs: median(turns.map((turn) => turn.cpuMs ?? Number.NaN)),
})

const against = (row: Row, baseline: readonly Turn[], service: readonly Turn[]): Row => ({
  ...row,
  service: {
    ratio: ratioOf(
      service.map((turn) => turn.perSecond),
      baseline.map((turn) => turn.perSecond),
    ),
    of: 'throughput',
  },
})
