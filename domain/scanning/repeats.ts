import { MOST_CODES_IN_VIEW, REPEATS, REPEAT_WINDOW_MS, type ScanSource } from './timings'

interface Sighting {
  text: string
  atMs: number
}

/** What repeating sources saw within the window, the latest last: several codes may be in view at once. */
export type RepeatState = readonly Sighting[]

export const noRepeats: RepeatState = []

/**
 * Whether this scan counts. The same code within REPEAT_WINDOW_MS from a source that repeats is one scan; each sighting
 * renews the window. A source that does not repeat always counts.
 */
export function judgeRepeat(
  state: RepeatState,
  scan: { text: string; source: ScanSource; atMs: number },
): { state: RepeatState; counts: boolean } {
  const { text, source, atMs } = scan
  if (!REPEATS[source]) return { state, counts: true }
  // Without a sign: a clock that was set back must not silence a code until it has caught up.
  const inView = state.filter((sighting) => Math.abs(atMs - sighting.atMs) <= REPEAT_WINDOW_MS)
  const others = inView.filter((sighting) => sighting.text !== text)
  return {
    state: [...others, { text, atMs }].slice(-MOST_CODES_IN_VIEW),
    counts: others.length === inView.length,
  }
}
