/** In a browser `state/scans/browserWedge.ts` hears every key. */
export function WedgeCatcher() {
  return null
}
