import { SHORTEST_SCAN, WEDGE_GAP_MS } from './timings'

/** `key` as in KeyboardEvent.key: one character (control characters too), 'Enter', 'Tab', others such as 'Shift'. */
export interface WedgeKey {
  key: string
  atMs: number
}

/** `atMs` is the last held character's time; with nothing held, the end of the last scan. */
export interface WedgeState {
  held: readonly string[]
  atMs: number
}

export const idleWedge: WedgeState = { held: [], atMs: -Infinity }

export type WedgeStep =
  /** Nothing to do with a scanner: let it through. */
  | { kind: 'pass' }
  /** May belong to a burst: keep it back for now. */
  | { kind: 'hold' }
  /** Enter or Tab ended a burst: this was a scan. Swallow the key and everything held. */
  | { kind: 'scan'; text: string }
  /** A person types: give the held characters back in order, then treat this key as said. */
  | { kind: 'release'; held: readonly string[]; then: 'hold' | 'pass' }

interface Fed {
  state: WedgeState
  step: WedgeStep
}

/** Scanners end with one of these; Android's text fields give the characters instead of the names. */
const ENDS: readonly string[] = ['Enter', 'Tab', '\r', '\n', '\t']

/** What scanners press around a character to make it a capital or a control character. */
const BETWEEN: readonly string[] = ['Shift', 'CapsLock', 'AltGraph', 'Alt', 'Control', 'Unidentified']

/** Feeds one key and tells what to do with it. Every character is held, and later either scanned or released once. */
export function feedWedge(state: WedgeState, key: WedgeKey): Fed {
  const inBurst = gapMs(state, key.atMs) <= WEDGE_GAP_MS
  if (ENDS.includes(key.key)) return end(state, key.atMs, inBurst)
  if (key.key.length === 1) return hold(state, key, inBurst)
  // It takes a scanner's time as a character does.
  if (BETWEEN.includes(key.key) && inBurst)
    return { state: { ...state, atMs: key.atMs }, step: { kind: 'pass' } }
  return releaseAndPass(state)
}

function hold(state: WedgeState, { key, atMs }: WedgeKey, inBurst: boolean): Fed {
  if (inBurst || state.held.length === 0)
    return { state: { held: [...state.held, key], atMs }, step: { kind: 'hold' } }
  return { state: { held: [key], atMs }, step: { kind: 'release', held: state.held, then: 'hold' } }
}

function end(state: WedgeState, atMs: number, inBurst: boolean): Fed {
  // A scanner that ends with CR and LF: the second one would press whatever button has the focus.
  if (inBurst && state.held.length === 0) return { state, step: { kind: 'hold' } }
  if (inBurst && state.held.length >= SHORTEST_SCAN)
    return { state: { held: [], atMs }, step: { kind: 'scan', text: state.held.join('') } }
  return releaseAndPass(state)
}

function releaseAndPass({ held }: WedgeState): Fed {
  if (held.length === 0) return { state: idleWedge, step: { kind: 'pass' } }
  return { state: idleWedge, step: { kind: 'release', held, then: 'pass' } }
}

/** When nothing came for WEDGE_GAP_MS: what is held was typed by a person. */
export function settleWedge(
  state: WedgeState,
  nowMs: number,
): { state: WedgeState; held: readonly string[] } {
  if (gapMs(state, nowMs) < WEDGE_GAP_MS) return { state, held: [] }
  return { state: idleWedge, held: state.held }
}

/** For the caller's timer: how long until settleWedge gives back what is held; undefined when nothing is. */
export function settlesInMs(state: WedgeState, nowMs: number): number | undefined {
  return state.held.length === 0 ? undefined : Math.max(0, WEDGE_GAP_MS - gapMs(state, nowMs))
}

/** Without a sign: a clock that was set back must not hold characters until it has caught up. */
function gapMs(state: WedgeState, atMs: number): number {
  return Math.abs(atMs - state.atMs)
}
