import { readCode } from '@/domain/barcode/readCode'
import { unwrapScan } from '@/domain/barcode/scannedText'
import { findMeantDigits } from './otherLayout'
import { type RawRead } from './rawRead'
import { bareText, cameTwoWays } from './repeats'
import { REPEATS, WEDGE_GAP_MS } from './timings'

export type Finding =
  /** Keys came as a burst, and none ended it: nobody knows that it is over. */
  | { kind: 'no-end' }
  /** Too far apart to be told from a person's typing. */
  | { kind: 'slow-keys'; gapMs: number }
  /** The same code twice by one pull of the trigger. */
  | { kind: 'doubled' }
  /** A handheld that both broadcasts and types. It counts once. */
  | { kind: 'two-ways' }
  /** Digits came as other signs. */
  | { kind: 'other-layout'; meant: string | undefined }
  | { kind: 'caps-lock' }
  | { kind: 'wrong-check-digit' }
  /** The kind of the barcode is sent in front of it. */
  | { kind: 'prefix'; prefix: string }
  /** It was typed while a field had the focus. */
  | { kind: 'in-field' }

/** What Tote gets along with: worth knowing, nothing to mend. */
const HARMLESS: readonly Finding['kind'][] = ['two-ways', 'prefix', 'in-field']

export const isHarmless = ({ kind }: Finding): boolean => HARMLESS.includes(kind)

/** Nobody pulls a trigger twice that fast; a scanner that sends twice is far faster. */
export const DOUBLED_WINDOW_MS = 350

/** Half of a code that was sent twice in a row; shorter halves are numbers like 1212. */
const SHORTEST_HALF = 6

/** What is wrong with a read, the worst first; `before` are the reads before it, the latest first. */
export function diagnose(read: RawRead, before: readonly RawRead[]): readonly Finding[] {
  return [
    ...judgeTyping(read),
    ...judgeRepeated(read, before),
    ...judgeCharacters(read),
    ...(read.typing?.isInField === true ? [{ kind: 'in-field' } as const] : []),
  ]
}

function judgeTyping({ typing }: RawRead): Finding[] {
  if (typing === undefined) return []
  return [
    ...(typing.end === undefined ? [{ kind: 'no-end' } as const] : []),
    ...(typing.longestGapMs > WEDGE_GAP_MS
      ? [{ kind: 'slow-keys', gapMs: Math.round(typing.longestGapMs) } as const]
      : []),
  ]
}

function judgeRepeated(read: RawRead, before: readonly RawRead[]): Finding[] {
  const doubled = isTwiceInOne(read.text) || before.some((earlier) => isSentAgain(earlier, read))
  return [
    ...(doubled ? [{ kind: 'doubled' } as const] : []),
    ...(before.some((earlier) => cameTwoWays(earlier, read)) ? [{ kind: 'two-ways' } as const] : []),
  ]
}

function isSentAgain(earlier: RawRead, read: RawRead): boolean {
  return (
    earlier.source === read.source &&
    !REPEATS[read.source] &&
    msBetween(earlier, read) <= DOUBLED_WINDOW_MS &&
    bareText(earlier.text) === bareText(read.text)
  )
}

/** By the times of their keys where both were typed: a busy device hears of them late. */
function msBetween(one: RawRead, other: RawRead): number {
  if (one.typing === undefined || other.typing === undefined) return Math.abs(other.atMs - one.atMs)
  return Math.abs(other.typing.endedAtMs - one.typing.endedAtMs)
}

function isTwiceInOne(text: string): boolean {
  const half = text.length / 2
  return half >= SHORTEST_HALF && text.slice(0, half) === text.slice(half)
}

function judgeCharacters({ text, typing }: RawRead): Finding[] {
  const meant = findMeantDigits(text)
  if (meant !== undefined || typing?.hasUnknownKeys === true || text.includes('\uFFFD'))
    return [{ kind: 'other-layout', meant }]
  const { aim } = unwrapScan(text)
  return [
    ...(isShifted(text, typing?.isCapsLock) ? [{ kind: 'caps-lock' } as const] : []),
    ...(readCode(text, []).kind === 'misread' ? [{ kind: 'wrong-check-digit' } as const] : []),
    ...(aim === undefined ? [] : [{ kind: 'prefix', prefix: `]${aim}` } as const]),
  ]
}

/** With capitals locked every letter comes the other way round; of a link we know which way that is. */
function isShifted(text: string, isCapsLock: boolean | undefined): boolean {
  return (isCapsLock === true && /[a-z]/i.test(text)) || /^HTTPS?:\/\//.test(text)
}
