import type { Ratio } from './figures'

export interface Verdict {
  goal: string
  isMet: boolean
}

/** One line of the table. */
export interface Row {
  name: string
  perSecond?: number
  p50Ms?: number
  p99Ms?: number
  cpuMs?: number | undefined
  /** How the service compares with this line, as a part of its throughput or a multiple of its time. */
  service?: { ratio: Ratio; of: 'throughput' | 'p50' }
  verdict?: Verdict
  remark?: string
}

export interface Section {
  title: string
  rows: Row[]
}
