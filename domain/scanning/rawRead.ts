import { SHORTEST_SCAN, type ScanSource } from './timings'
import { type WedgeKey } from './wedge'

/** A key as it was pressed, with what only the device knows about the moment. */
export interface RawKey extends WedgeKey {
  isInField: boolean
  isCapsLock: boolean
}

/** How a scanner that types has typed. */
export interface Typing {
  /** The key that ended it; undefined when none did. */
  end: string | undefined
  /** When its last key was pressed, by the clock of the keys, whenever the device came to hear of it. */
  endedAtMs: number
  durationMs: number
  /** The longest time between two keys. */
  longestGapMs: number
  /** Keys that have no character: dead keys, or keys that the device does not know. */
  hasUnknownKeys: boolean
  isInField: boolean
  isCapsLock: boolean
}

/** What a source read, before anybody decided whether it counts: what the scanner test shows. */
export interface RawRead {
  source: ScanSource
  /** Without the key that ended it. */
  text: string
  atMs: number
  symbology?: string | undefined
  typing?: Typing | undefined
  /** How long it took from the scanner to the app, where the scanner says when it read. */
  delayMs?: number | undefined
}

/**
 * Keys that are further apart belong to two scans. Far longer than any scanner's gap, so that one which is too slow
 * for us is seen as one scan and can be told so.
 */
export const BURST_OVER_MS = 400

const ENDS: readonly string[] = ['Enter', 'Tab', '\r', '\n', '\t']

const UNKNOWN: readonly string[] = ['Dead', 'Unidentified', 'Process']

export const isEndKey = (key: string): boolean => ENDS.includes(key)

/** What was typed by these keys in a row; undefined when it is too little for a scan. */
export function readBurst(keys: readonly RawKey[], heardAtMs: number): RawRead | undefined {
  const [first] = keys
  const last = keys.at(-1)
  const text = keys.filter(({ key }) => key.length === 1 && !isEndKey(key)).map(({ key }) => key)
  if (first === undefined || last === undefined || text.length < SHORTEST_SCAN) return undefined
  const gaps = keys.map(({ atMs }, at) => atMs - (keys[at - 1]?.atMs ?? atMs))
  return {
    source: 'wedge',
    text: text.join(''),
    atMs: heardAtMs,
    typing: {
      end: isEndKey(last.key) ? last.key : undefined,
      endedAtMs: last.atMs,
      durationMs: last.atMs - first.atMs,
      longestGapMs: Math.max(...gaps),
      hasUnknownKeys: keys.some(({ key }) => UNKNOWN.includes(key)),
      isInField: keys.some(({ isInField }) => isInField),
      isCapsLock: keys.some(({ isCapsLock }) => isCapsLock),
    },
  }
}
