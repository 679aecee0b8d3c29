/** Where a code came from: a scanner that types, the camera, or a handheld's own scanner by its maker's broadcasts. */
export type ScanSource = 'wedge' | 'camera' | 'datawedge' | 'honeywell'

/** A camera reports what it sees again and again; a trigger that is pulled is meant each time. */
export const REPEATS: Record<ScanSource, boolean> = {
  wedge: false,
  camera: true,
  datawedge: false,
  honeywell: false,
}

/**
 * A camera that keeps looking at one code would pick it many times over. Longer than a few frames, so that one blurred
 * frame is not taken for a code that went away; shorter than moving the next piece of the same product into view.
 */
export const REPEAT_WINDOW_MS = 300

/**
 * A handheld that both broadcasts and types what it reads hands in one pull of the trigger twice. Longer than slow keys
 * take for a long code. Nobody scans one thing with two scanners that fast.
 */
export const TWO_WAYS_WINDOW_MS = 1_000

/**
 * Scanners type with gaps of 1 to 30 ms, people seldom below 80. Shorter, and slow Bluetooth scanners fall apart into
 * typed characters; longer, and a person sees their own typing lag behind.
 */
export const WEDGE_GAP_MS = 50

/**
 * How late a busy device may hand on a key that was pressed in time. Only then is a burst over for certain; a person
 * sees a letter this much later, unless the next one is pressed before.
 */
export const LATE_KEY_MS = 60

/** Two keys hit at once and an Enter right after them are no scan. Shorter codes are not printed on anything. */
export const SHORTEST_SCAN = 3

/** How many codes a camera may have in view at once. Without an end, a shelf full of labels would be remembered. */
export const MOST_CODES_IN_VIEW = 20
