import { readCode } from '@/domain/barcode/readCode'
import { unwrapScan, withoutSeparators } from '@/domain/barcode/scannedText'

/** Longer than a PIN, so that neither is taken for the other. */
const SHORTEST_BADGE = 7
const LONGEST_BADGE = 100

export type BadgeFault = { kind: 'badge-too-short' } | { kind: 'badge-too-long' } | { kind: 'goods' }
export type BadgeVerdict = { kind: 'ok'; text: string } | BadgeFault

/**
 * What was scanned where a badge is asked for. A product's code is none: everybody has one at hand, and who goes on
 * scanning goods at a locked device guesses at nobody's badge.
 */
export function judgeBadge(scanned: string): BadgeVerdict {
  const text = withoutSeparators(unwrapScan(scanned).data)
  if (text.length > LONGEST_BADGE) return { kind: 'badge-too-long' }
  if (readCode(scanned, []).kind === 'gtin') return { kind: 'goods' }
  return text.length < SHORTEST_BADGE ? { kind: 'badge-too-short' } : { kind: 'ok', text }
}
