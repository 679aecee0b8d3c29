import { isolate } from '@/components/words/isolate'
import { type Translate } from '@/components/words/useWords'
import { type Finding } from '@/domain/scanning/diagnose'
import { symbologyOfPrefix } from '@/domain/scanning/handheldCode'
import { type RawRead } from '@/domain/scanning/rawRead'
import { showKey, showRaw } from '@/domain/scanning/visible'

/** Names that are the same in every language. */
const SYMBOLOGIES = new Map([
  ['ean13', 'EAN-13'],
  ['ean8', 'EAN-8'],
  ['upc_a', 'UPC-A'],
  ['upc_e', 'UPC-E'],
  ['code128', 'Code 128'],
  ['gs1_128', 'GS1-128'],
  ['databar', 'GS1 DataBar'],
  ['code39', 'Code 39'],
  ['itf14', 'ITF'],
  ['datamatrix', 'Data Matrix'],
  ['gs1_datamatrix', 'GS1 DataMatrix'],
  ['qr', 'QR'],
  ['gs1_qr', 'GS1 QR'],
])

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** What came, from the left in every language: signs alone would turn around on an Arabic page. */
export function rawWords({ text, typing }: RawRead): string {
  const end = typing?.end === undefined ? '' : showKey(typing.end)
  return `${LEFT_TO_RIGHT_ISOLATE}${showRaw(text)}${end}${POP_DIRECTIONAL_ISOLATE}`
}

/** Where a code came from, and which kind of barcode it was. */
export function sourceWords(t: Translate, { source, symbology, text }: RawRead): string {
  const kind = symbology ?? symbologyOfPrefix(text)
  const name = kind === undefined ? t('scannerTest.kindUnknown') : (SYMBOLOGIES.get(kind) ?? kind)
  return `${t(`scannerTest.source.${source}`)} · ${isolate(name)}`
}

/** How long it took; undefined where nobody measures it. */
export function timeWords(t: Translate, { typing, delayMs, text }: RawRead): string | undefined {
  if (typing !== undefined)
    return t('scannerTest.typing', {
      keys: text.length,
      ms: Math.round(typing.durationMs),
      gap: Math.round(typing.longestGapMs),
    })
  return delayMs === undefined ? undefined : t('scannerTest.delay', { ms: Math.round(delayMs) })
}

/** What is wrong and what to do about it. */
export function findingWords(t: Translate, finding: Finding): string {
  switch (finding.kind) {
    case 'slow-keys':
      return t('scannerTest.finding.slow-keys', { gap: finding.gapMs })
    case 'prefix':
      return t('scannerTest.finding.prefix', { prefix: isolate(finding.prefix) })
    case 'other-layout':
      return [
        t('scannerTest.finding.other-layout'),
        ...(finding.meant === undefined ? [] : [t('scannerTest.meant', { code: isolate(finding.meant) })]),
      ].join(' ')
    default:
      return t(`scannerTest.finding.${finding.kind}`)
  }
}
