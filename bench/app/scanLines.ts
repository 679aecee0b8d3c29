import { type Line, ms } from '../catalog/line'
import { median, quantile } from '../service/figures'
import { type Scanned } from './measure/scanning'
import { GOALS } from './plan'

const quantilesOf = (rounds: readonly number[][]) => ({
  p50: rounds.map((delays) => median(delays)),
  p99: rounds.map((delays) => quantile(delays, 0.99)),
})

/** Of each round for `ratioOf`: all scans, because whoever is measured beside has met the same machine. */
export const delaysOf = (rounds: readonly Scanned[]) => quantilesOf(rounds.map((round) => round.allDelaysMs))

/** Of fewer the slowest hundredth would be one or two scans. */
const LEAST_PART = { size: 1 / 4, words: 'quarter' }

/** What came of one or more bursts of scans. */
export function scanLines(name: string, rounds: readonly Scanned[]): Line[] {
  const delays = quantilesOf(rounds.map(({ delaysMs }) => delaysMs))
  const lost = rounds.reduce((sum, round) => sum + round.lost, 0)
  const longTasks = rounds.flatMap(({ longTasksMs }) => longTasksMs)
  const late = rounds.flatMap(({ lateMs }) => lateMs)
  const longest = Math.max(0, ...longTasks)
  const all = rounds.flatMap(({ allDelaysMs }) => allDelaysMs)
  const counted = rounds.flatMap(({ delaysMs }) => delaysMs).length
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
    {
      name: '  of these counted, made while nobody else worked on the core',
      figure: `${counted} of ${all.length}`,
      verdict: {
        goal: `a ${LEAST_PART.words}, else measure again`,
        isMet: counted >= all.length * LEAST_PART.size,
      },
    },
    {
      name: '  all of them, whoever else worked on it',
      figure: `p50 ${ms(median(all))}, p99 ${ms(quantile(all, 0.99))}`,
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
function spread(rounds: readonly number[]): string {
  const values = rounds.filter(Number.isFinite)
  if (values.length === 0) return 'unknown'
  const range = values.length > 1 ? ` (${ms(Math.min(...values))}..${ms(Math.max(...values))})` : ''
  return `${ms(median(values))}${range}`
}
