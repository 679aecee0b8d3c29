/** Where nobody tells when a device has nothing to do, it mostly has nothing to do by then. */
const SOON_MS = 200

/** Does something when the device has nothing else to do, unless it is called off before. */
export function whenIdle(act: () => void): () => void {
  // Not every browser has it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON_MS)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act)
  return () => cancelIdleCallback(asked)
}
