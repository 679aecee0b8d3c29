import { attachWedge } from '@/state/scans/browserWedge'
import { type Handheld } from './createHandheld'

/** A browser has scanners that type, nobody who manages it by Android's means, and no way to hide from screenshots. */
export const handheld: Handheld = {
  attachScanners: attachWedge,
  // A page hears keys by itself, and makes what is covered inert.
  keys: { listen: () => () => undefined, setLocked: () => undefined },
  setSecret: () => undefined,
  managed: { read: async () => undefined, listen: () => () => undefined },
  readFacts: async () => undefined,
}
