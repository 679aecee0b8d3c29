import { median, quantile } from '../../service/figures'
import { searchAt } from '../assortment'
import type { Client } from '../client'
import { ms, type Line } from '../line'
import type { Plan } from '../plan'
import type { Stage } from '../stage'

const P99_GOAL_MS = 50
const WARM_UP = 30

export async function measureSearch(stage: Stage, client: Client, plan: Plan): Promise<Line[]> {
  for (let index = 0; index < WARM_UP; index += 1) await client.search(searchAt(index, plan.products))
  const timesMs: number[] = []
  for (let index = 0; index < plan.searches; index += 1) {
    const query = searchAt(index, plan.products)
    const startedAt = performance.now()
    await client.search(query)
    timesMs.push(performance.now() - startedAt)
  }
  const p99Ms = quantile(timesMs, 0.99)
  return [
    {
      name: `search in ${plan.products.toLocaleString('en')} products, p50`,
      figure: `${ms(median(timesMs))} of ${timesMs.length} searches`,
    },
    {
      name: '  p99',
      figure: ms(p99Ms),
      ...(stage.engine === 'postgres' && {
        verdict: { goal: `under ${P99_GOAL_MS} ms`, isMet: p99Ms < P99_GOAL_MS },
      }),
    },
  ]
}
