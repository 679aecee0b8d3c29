/** In a browser `state/scans/wedge.web.ts` hears every key. */
export function WedgeCatcher() {
  return null
}
