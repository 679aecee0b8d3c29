import { IDBFactory } from 'fake-indexeddb'
import { type Signal } from '@/domain/feedback/signals'
import { type Feedback } from '@/state/feedback/feedback'
import { createIndexedDbJournal } from '@/state/journal/indexedDbJournal'
import { type Journal } from '@/state/journal/journal'
import { type Ports } from '@/state/ports'
import { type ScanStream } from '@/state/scans/scanStream'
import { makeVault } from './factories'

/** The journal of a browser, on an IndexedDB that lives in memory. */
export function makeJournal(factory: IDBFactory = new IDBFactory()): Journal {
  return createIndexedDbJournal(() => factory)
}

/** Keeps what a picker would have heard. */
export function makeFeedback(): Feedback & { heard: Signal[] } {
  const heard: Signal[] = []
  return {
    heard,
    give: (signal) => void heard.push(signal),
    wake: () => undefined,
    setVolume: () => undefined,
  }
}

/** A scanner in the hand of the test. */
export function makeScanner(): Pick<Ports, 'attachScanners'> & { scan(text: string): void } {
  let stream: ScanStream | undefined
  return {
    attachScanners: (scans) => {
      stream = scans
      return () => {
        stream = undefined
      }
    },
    scan: (text) => stream?.offer({ text, source: 'wedge', atMs: Date.now() }),
  }
}

/** A device with nothing on it. */
export function makePorts(given: Partial<Ports> = {}): Ports {
  return {
    vault: makeVault(),
    journal: makeJournal(),
    feedback: makeFeedback(),
    attachScanners: () => () => undefined,
    fetch: (address, init) => fetch(address, init),
    homeAddress: undefined,
    ...given,
  }
}
