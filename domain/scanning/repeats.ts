import { unwrapScan, withoutSeparators } from '@/domain/barcode/scannedText'
import { MOST_CODES_IN_VIEW, REPEATS, REPEAT_WINDOW_MS, TWO_WAYS_WINDOW_MS, type ScanSource } from './timings'

interface Sighting {
  text: string
  atMs: number
}

interface Sourced extends Sighting {
  source: ScanSource
}

export interface RepeatState {
  /** What repeating sources saw within the window, the latest last: several codes may be in view at once. */
  inView: readonly Sighting[]
  /** The last pull of a trigger that counted. */
  pulled?: Sourced | undefined
}

export const noRepeats: RepeatState = { inView: [] }

/**
 * Whether this scan counts. The same code within REPEAT_WINDOW_MS from a source that repeats is one scan; each sighting
 * renews the window. A pull of a trigger always counts, unless it is the one before that came in another way too.
 */
export function judgeRepeat(state: RepeatState, scan: Sourced): { state: RepeatState; counts: boolean } {
  return REPEATS[scan.source] ? judgeSighting(state, scan) : judgePull(state, scan)
}

function judgeSighting(state: RepeatState, { text, atMs }: Sourced): { state: RepeatState; counts: boolean } {
  const inView = state.inView.filter((sighting) => isWithin(REPEAT_WINDOW_MS, sighting.atMs, atMs))
  const others = inView.filter((sighting) => sighting.text !== text)
  return {
    state: { ...state, inView: [...others, { text, atMs }].slice(-MOST_CODES_IN_VIEW) },
    counts: others.length === inView.length,
  }
}

function judgePull(state: RepeatState, scan: Sourced): { state: RepeatState; counts: boolean } {
  if (state.pulled !== undefined && cameTwoWays(state.pulled, scan)) return { state, counts: false }
  return { state: { ...state, pulled: scan }, counts: true }
}

/** Whether two reads are one pull of the trigger that a handheld both broadcast and typed. */
export function cameTwoWays(first: Sourced, second: Sourced): boolean {
  return (
    first.source !== second.source &&
    !REPEATS[first.source] &&
    !REPEATS[second.source] &&
    isWithin(TWO_WAYS_WINDOW_MS, first.atMs, second.atMs) &&
    bareText(first.text) === bareText(second.text)
  )
}

/** Each way may have its own prefix, separators and ending. */
export function bareText(text: string): string {
  return withoutSeparators(unwrapScan(text).data)
}

/** Without a sign: a clock that was set back must not silence a code until it has caught up. */
const isWithin = (windowMs: number, firstMs: number, secondMs: number) =>
  Math.abs(secondMs - firstMs) <= windowMs
