const listeners = new Set<() => void>()

/** A hand on the screen, whatever it touches, or on the keys of the device. */
export const noteHand = (): void => listeners.forEach((listener) => listener())

/** Returns how to stop. */
export function listenForHands(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
