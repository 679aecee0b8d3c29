import { type Line, ms } from '../catalog/line'
import { median, quantile } from '../service/figures'
import { type Scanned } from './measure/scanning'
import { GOALS } from './plan'

const p50 = ({ delaysMs }: Scanned) => median(delaysMs)
const p99 = ({ delaysMs }: Scanned) => quantile(delaysMs, 0.99)

/** Each part of a burst of scans over its rounds, for `ratioOf`. */
export const delaysOf = (rounds: readonly Scanned[]) => ({ p50: rounds.map(p50), p99: rounds.map(p99) })

/** What came of one or more bursts of scans. */
export function scanLines(name: string, rounds: readonly Scanned[]): Line[] {
  const delays = delaysOf(rounds)
  const lost = rounds.reduce((sum, round) => sum + round.lost, 0)
  const longTasks = rounds.flatMap(({ longTasksMs }) => longTasksMs)
  const late = rounds.flatMap(({ lateMs }) => lateMs)
  const longest = Math.max(0, ...longTasks)
  const count = rounds.flatMap(({ delaysMs }) => delaysMs).length
  const atFullSpeed = rounds.flatMap(({ fullSpeedDelaysMs }) => fullSpeedDelaysMs)
  return [
    {
      name: `${name}, to the paint`,
      figure: `p50 ${spread(delays.p50)}, p99 ${spread(delays.p99)}`,
      verdict: { goal: `p99 at most ${GOALS.scanP99Ms} ms`, isMet: median(delays.p99) <= GOALS.scanP99Ms },
    },
    {
      name: '  the scanner late by (not counted)',
      figure: `p50 ${ms(median(late))}, p99 ${ms(quantile(late, 0.99))}`,
    },
    // Says how much of it is the machine's; the goals are for all of them.
    {
      name: '  of these while the core had its full speed',
      figure: `${atFullSpeed.length} of ${count}, p50 ${ms(median(atFullSpeed))}, p99 ${ms(quantile(atFullSpeed, 0.99))}`,
    },
    { name: '  lost', figure: String(lost), verdict: { goal: 'none', isMet: lost === 0 } },
    {
      name: '  tasks over 50 ms',
      figure: longTasks.length === 0 ? 'none' : `${longTasks.length}, the longest ${ms(longest)}`,
      verdict: { goal: 'none', isMet: longest < GOALS.longestTaskMs },
    },
  ]
}

/** The median of the rounds, with the least and the most where there are several. */
function spread(values: readonly number[]): string {
  const range = values.length > 1 ? ` (${ms(Math.min(...values))}..${ms(Math.max(...values))})` : ''
  return `${ms(median(values))}${range}`
}
