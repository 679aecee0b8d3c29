import { inSlices } from '@/state/inSlices'
import { quantile } from '../service/figures'

export type Slices = { totalMs: number; longestMs: number; mostMs: number }

/**
 * Does the work as the app does, and says for how long it kept others waiting at a stretch: at worst, and 99 times in
 * 100. The clock also counts what others on the machine took, the processor also what other threads of the engine did;
 * a slice was no longer than the smaller of the two.
 */
export async function measureSlices<Result>(
  works: Iterable<Generator<void, Result>>,
): Promise<Slices & { results: Result[] }> {
  const slicesMs: number[] = []
  const results: Result[] = []
  let begun: { cpu: NodeJS.CpuUsage; atMs: number } | undefined
  const end = () => {
    if (begun === undefined) return
    const { user, system } = process.cpuUsage(begun.cpu)
    slicesMs.push(Math.min((user + system) / 1_000, performance.now() - begun.atMs))
  }
  const pause = async () => {
    end()
    await new Promise((resolve) => setImmediate(resolve))
    begun = { cpu: process.cpuUsage(), atMs: performance.now() }
  }
  for (const work of works) {
    begun = undefined
    results.push(await inSlices(work, pause))
    end()
  }
  const totalMs = slicesMs.reduce((sum, slice) => sum + slice, 0)
  return { totalMs, longestMs: Math.max(...slicesMs), mostMs: quantile(slicesMs, 0.99), results }
}
