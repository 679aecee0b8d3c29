import { median } from '../service/figures'

/** What one round of a measurement does: `times` operations, as the app does them. */
export type Round = (times: number) => void | Promise<void>

export type Rate = { perSecond: number; least: number; most: number }

const ROUND_MS = 60

/** Operations a second: the median of the rounds, with the slowest and the fastest. */
export async function measureRate(round: Round, rounds: number): Promise<Rate> {
  const times = await findTimes(round)
  const rates: number[] = []
  for (let index = 0; index < rounds; index += 1) rates.push(await rateOf(round, times))
  return { perSecond: median(rates), least: Math.min(...rates), most: Math.max(...rates) }
}

async function rateOf(round: Round, times: number): Promise<number> {
  const begun = performance.now()
  await round(times)
  return (times / (performance.now() - begun)) * 1000
}

/** As many as fill a round, so that the clock's own steps do not show. What is run here warms the engine up. */
async function findTimes(round: Round): Promise<number> {
  for (let times = 1; ; times *= 2) {
    const begun = performance.now()
    await round(times)
    const tookMs = performance.now() - begun
    if (tookMs >= ROUND_MS / 2) return Math.max(1, Math.round((times * ROUND_MS) / tookMs))
  }
}
