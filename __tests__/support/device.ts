import { randomBytes } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { deviceClock } from '@/api/clock'
import { type Signal } from '@/domain/feedback/signals'
import { createCrashLog } from '@/state/crash/crashLog'
import { takeTurns } from '@/state/disk/takeTurns'
import { type Feedback } from '@/state/feedback/feedback'
import { createIndexedDbJournal } from '@/state/journal/indexedDbJournal'
import { type Journal } from '@/state/journal/journal'
import { createIndexedDbKept } from '@/state/kept/indexedDbKept'
import { type Kept } from '@/state/kept/kept'
import { type Ports } from '@/state/ports'
import { type ScanStream } from '@/state/scans/scanStream'
import { makeVault } from './factories'
import './keyRanges'

/** The journal of a browser, on an IndexedDB that lives in memory. */
export function makeJournal(factory: IDBFactory = new IDBFactory()): Journal {
  return createIndexedDbJournal(() => factory)
}

/** What a browser keeps of what it has read, on an IndexedDB that lives in memory; without one it keeps nothing. */
export function makeKept(factory: IDBFactory | undefined): Kept {
  return createIndexedDbKept(() => factory)
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
  const kept = makeKept(new IDBFactory())
  return {
    vault: makeVault(),
    journal: makeJournal(),
    kept,
    neighbours: { tell: () => undefined, listen: () => () => undefined },
    alone: takeTurns(),
    clock: deviceClock,
    steadyMs: () => performance.now(),
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    feedback: makeFeedback(),
    attachScanners: () => () => undefined,
    keys: { listen: () => () => undefined, setLocked: () => undefined },
    readHandheld: async () => undefined,
    managed: { read: async () => undefined, listen: () => () => undefined },
    shareFile: async () => 'refused',
    screen: { keepAwake: () => () => undefined, keepSecret: () => () => undefined },
    battery: { read: async () => undefined, listen: () => () => undefined },
    newVersion: { listen: () => () => undefined, take: () => Promise.resolve() },
    crashes: createCrashLog(given.kept ?? kept, given.clock ?? deviceClock, '0.0.0'),
    watchErrors: () => () => undefined,
    restart: () => Promise.resolve(),
    version: '0.0.0',
    fetch: (address, init) => fetch(address, init),
    homeAddress: undefined,
    firstPath: undefined,
    ...given,
  }
}
