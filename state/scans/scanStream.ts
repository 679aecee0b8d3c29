import { nameByKind } from '@/domain/scanning/handheldCode'
import { type RawKey, type RawRead } from '@/domain/scanning/rawRead'
import { judgeRepeat, noRepeats } from '@/domain/scanning/repeats'
import { type ScanSource } from '@/domain/scanning/timings'
import { createBurstWatch } from './burstWatch'

export type Scan = { text: string; source: ScanSource; atMs: number; symbology?: string | undefined }

type Listener = (scan: Scan) => void
type Watcher = (read: RawRead) => void

/** The one owner of what is scanned, whatever reads it. */
export type ScanStream = {
  /** A wedge, the camera or a handheld's own scanner hand in what they read, as they read it. */
  offer(scan: Scan & Pick<RawRead, 'delayMs'>): void
  /** The last one to listen gets the scans; when it stops, the one before it does. Returns how to stop. */
  listen(listener: Listener): () => void
  /** Every key of a scanner that types. Costs nothing while nobody watches. */
  noteKey(key: RawKey): void
  /** Everything that is read, raw and whether or not it counts: for the scanner test. Returns how to stop. */
  watch(watcher: Watcher): () => void
}

export function createScanStream(): ScanStream {
  const listeners: { hear: Listener }[] = []
  const watchers = new Set<Watcher>()
  const show = (read: RawRead) => watchers.forEach((watcher) => watcher(read))
  const bursts = createBurstWatch(show)
  let repeats = noRepeats

  return {
    offer({ delayMs, ...scan }) {
      // Of a wedge its keys are shown: they say more.
      if (scan.source !== 'wedge') show({ ...scan, delayMs })
      const judged = judgeRepeat(repeats, scan)
      repeats = judged.state
      if (judged.counts) listeners.at(-1)?.hear({ ...scan, text: nameByKind(scan.text, scan.symbology) })
    },
    listen(listener) {
      const seat = { hear: listener }
      listeners.push(seat)
      return () => {
        const place = listeners.indexOf(seat)
        if (place >= 0) listeners.splice(place, 1)
      }
    },
    noteKey(key) {
      if (watchers.size > 0) bursts.note(key)
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) bursts.forget()
      }
    },
  }
}
