import { inSlices } from '@/state/inSlices'
import { quantile } from '../service/figures'

export type Slices = { totalMs: number; longestMs: number; mostMs: number }

/** Does the work as the app does, and says how long it kept others waiting at a stretch: at worst, and 99 times in 100. */
export async function measureSlices<Result>(
  works: Iterable<Generator<void, Result>>,
): Promise<Slices & { results: Result[] }> {
  const slicesMs: number[] = []
  const results: Result[] = []
  let begun: number | undefined
  const end = () => {
    if (begun !== undefined) slicesMs.push(performance.now() - begun)
  }
  const pause = async () => {
    end()
    await new Promise((resolve) => setImmediate(resolve))
    begun = performance.now()
  }
  for (const work of works) {
    begun = undefined
    results.push(await inSlices(work, pause))
    end()
  }
  const totalMs = slicesMs.reduce((sum, slice) => sum + slice, 0)
  return { totalMs, longestMs: Math.max(...slicesMs), mostMs: quantile(slicesMs, 0.99), results }
}
