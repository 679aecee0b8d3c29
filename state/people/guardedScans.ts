import { createScanStream, type Scan, type ScanStream } from '@/state/scans/scanStream'

/** What is scanned, in front of the lock and behind it. */
export type GuardedScans = ScanStream & {
  /** Gets what is scanned while the device is locked; whoever listens behind the lock gets none of it. */
  atLock: Pick<ScanStream, 'listen'>
}

/** `onScan` hears of every scan first, and may lock. */
export function guardScans(
  behind: ScanStream,
  { onScan, isLocked }: { onScan: () => void; isLocked: () => boolean },
): GuardedScans {
  const atLock = createScanStream()
  return {
    ...behind,
    atLock,
    // A badge that is typed at the lock is nothing for whoever looks at raw keys behind it.
    noteKey(key) {
      if (!isLocked()) behind.noteKey(key)
    },
    offer(scan: Scan) {
      onScan()
      if (!isLocked()) return behind.offer(scan)
      // A camera that was left on behind the lock looks at whatever lies before it.
      if (scan.source !== 'camera') atLock.offer(scan)
    },
  }
}
