/** The value below which this part of all lies; of a part of one half, the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))
  return sorted[place] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** What came of pairs measured side by side. */
export interface Ratio {
  median: number
  least: number
  most: number
}

export function ratioOf(subject: readonly number[], baseline: readonly number[]): Ratio {
  const ratios = subject.map((value, round) => value / (baseline[round] ?? Number.NaN))
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}
