import { judgeRepeat, noRepeats } from '@/domain/scanning/repeats'
import { type ScanSource } from '@/domain/scanning/timings'

export type Scan = { text: string; source: ScanSource; atMs: number; symbology?: string | undefined }

type Listener = (scan: Scan) => void

/** The one owner of what is scanned, whatever reads it. */
export type ScanStream = {
  /** A wedge, the camera or a device's own scan intents hand in what they read. */
  offer(scan: Scan): void
  /** The last one to listen gets the scans; when it stops, the one before it does. Returns how to stop. */
  listen(listener: Listener): () => void
}

export function createScanStream(): ScanStream {
  const listeners: { hear: Listener }[] = []
  let repeats = noRepeats

  return {
    offer(scan) {
      const judged = judgeRepeat(repeats, scan)
      repeats = judged.state
      if (judged.counts) listeners.at(-1)?.hear(scan)
    },
    listen(listener) {
      const seat = { hear: listener }
      listeners.push(seat)
      return () => {
        const place = listeners.indexOf(seat)
        if (place >= 0) listeners.splice(place, 1)
      }
    },
  }
}
