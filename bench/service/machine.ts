import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What a reader needs to know of the machine before comparing figures with their own. */
export function describeMachine(): string {
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  const [load = 0] = loadavg()
  return [
    `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${memoryGb} GB`,
    `Node ${process.version.slice(1)}`,
    `load ${load.toFixed(2)} before the run`,
  ].join(' · ')
}
