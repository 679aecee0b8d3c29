import { unwrapScan } from '@/domain/barcode/scannedText'

/**
 * The kinds of symbols that handhelds tell of, as cameras spell them. Every kind more that a handheld reads is named
 * by its maker, so that the scanner test can show it.
 */
export type HandheldSymbology =
  | 'ean13'
  | 'ean8'
  | 'upc_a'
  | 'upc_e'
  | 'code128'
  | 'gs1_128'
  | 'databar'
  | 'code39'
  | 'itf14'
  | 'datamatrix'
  | 'gs1_datamatrix'
  | 'qr'
  | 'gs1_qr'

/** By DataWedge's `label_type` without its `LABEL-TYPE-`. */
const ZEBRA: Readonly<Record<string, HandheldSymbology>> = {
  EAN13: 'ean13',
  BOOKLAND: 'ean13',
  EAN8: 'ean8',
  UPCA: 'upc_a',
  UPCE0: 'upc_e',
  UPCE1: 'upc_e',
  CODE128: 'code128',
  ISBT128: 'code128',
  EAN128: 'gs1_128',
  'GS1-DATABAR': 'databar',
  'GS1-DATABAR-LIM': 'databar',
  'GS1-DATABAR-EXP': 'databar',
  CODE39: 'code39',
  I2OF5: 'itf14',
  DATAMATRIX: 'datamatrix',
  'GS1-DATAMATRIX': 'gs1_datamatrix',
  QRCODE: 'qr',
  MICROQR: 'qr',
  'GS1-QRCODE': 'gs1_qr',
}

/** By Honeywell's own one-letter `codeId`. */
const HONEYWELL: Readonly<Record<string, HandheldSymbology>> = {
  d: 'ean13',
  D: 'ean8',
  c: 'upc_a',
  E: 'upc_e',
  j: 'code128',
  I: 'gs1_128',
  y: 'databar',
  '{': 'databar',
  '}': 'databar',
  b: 'code39',
  e: 'itf14',
  w: 'datamatrix',
  s: 'qr',
}

/** By the two characters after `]` of ISO/IEC 15424, where they leave no choice; `E0` is EAN-13, UPC-A and UPC-E. */
const AIM: Readonly<Record<string, HandheldSymbology>> = {
  E4: 'ean8',
  C0: 'code128',
  C1: 'gs1_128',
  e0: 'databar',
  A0: 'code39',
  I0: 'itf14',
  I1: 'itf14',
  d1: 'datamatrix',
  d2: 'gs1_datamatrix',
  Q0: 'qr',
  Q1: 'qr',
  Q3: 'gs1_qr',
}

/** A kind that we have no name for keeps its maker's. */
export function symbologyOfZebra(labelType: string): string | undefined {
  const label = labelType.replace(/^LABEL-TYPE-/, '')
  if (label === '' || label === 'UNDEFINED') return undefined
  return find(ZEBRA, label) ?? label.toLowerCase().replace(/-/g, '_')
}

/** What a scanner that types says about a code, by the prefix that it sends; undefined when it sends none. */
export function symbologyOfPrefix(text: string): string | undefined {
  const { aim } = unwrapScan(text)
  return aim === undefined ? undefined : find(AIM, aim)
}

/** Symbols with GS1's structure share Honeywell's letter with plain ones; the standard's prefix tells them apart. */
export function symbologyOfHoneywell(codeId: string, aimId: string): string | undefined {
  const standard = find(AIM, aimId.replace(/^\]/, ''))
  if (standard === 'gs1_datamatrix' || standard === 'gs1_qr') return standard
  return find(HONEYWELL, codeId) ?? standard
}

function find<Name>(names: Readonly<Record<string, Name>>, name: string): Name | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined
}

const STRUCTURED: Readonly<Record<string, string>> = {
  gs1_128: ']C1',
  databar: ']e0',
  gs1_datamatrix: ']d2',
  gs1_qr: ']Q3',
}

/**
 * The text as a scanner with prefixes would send it, where the digits alone could be taken for another kind of code:
 * eight digits that are an EAN-8, a short UPC-E, GS1's element strings, and numbers in symbols that have no check digit.
 */
export function nameByKind(text: string, symbology: string | undefined): string {
  if (symbology === undefined || unwrapScan(text).aim !== undefined) return text
  if (symbology === 'ean8') return `]E4${text}`
  if (symbology === 'upc_e') return `]E0${text}`
  const prefix = find(STRUCTURED, symbology)
  if (prefix !== undefined) return `${prefix}${text}`
  return symbology === 'code128' && /^(\d{8}|\d{12,14})$/.test(text) ? `]C0${text}` : text
}
