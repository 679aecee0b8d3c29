import { useEffect, useState } from 'react'
import { diagnose, type Finding } from '@/domain/scanning/diagnose'
import { type RawRead } from '@/domain/scanning/rawRead'
import { useDeviceState } from '@/state/deviceState'
import { useScans } from '@/state/scans/useScans'

export type JudgedRead = { id: number; read: RawRead; findings: readonly Finding[] }

const MOST_READS = 10

/** The last reads of whatever scans, the latest first. Nothing else hears of them meanwhile. */
export function useReads(): { reads: readonly JudgedRead[]; clear: () => void } {
  const { scans } = useDeviceState()
  const [reads, setReads] = useState<readonly JudgedRead[]>([])
  useScans(() => undefined)
  useEffect(
    () =>
      scans.watch((read) =>
        setReads((before) => {
          const earlier = before.map(({ read: each }) => each)
          // A camera repeats what it sees; one card tells of it.
          if (read.source === 'camera' && read.text === earlier[0]?.text) return before
          const judged = { id: (before[0]?.id ?? 0) + 1, read, findings: diagnose(read, earlier) }
          return [judged, ...before].slice(0, MOST_READS)
        }),
      ),
    [scans],
  )
  return { reads, clear: () => setReads([]) }
}
