import { type ScanStream } from './scanStream'

/** On a device the keys of a wedge arrive in a field of the app; `components/scan/WedgeCatcher` hands them in. */
export function attachWedge(_scans: ScanStream): () => void {
  return () => undefined
}
