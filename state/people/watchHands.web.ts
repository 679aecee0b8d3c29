const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** Tells of every hand on this page, whatever it touches. Returns how to stop. */
export function watchHands(onTouch: () => void): () => void {
  const options = { capture: true, passive: true }
  SIGNS.forEach((sign) => window.addEventListener(sign, onTouch, options))
  return () => SIGNS.forEach((sign) => window.removeEventListener(sign, onTouch, options))
}
