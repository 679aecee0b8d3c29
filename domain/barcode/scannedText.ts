/** FNC1 of a GS1 symbol, as scanners and cameras hand it over: ASCII's group separator. */
export const GROUP_SEPARATOR = '\u001D'

/**
 * Control characters but the group separator (scanners frame what they send: STX, ETX, CR, LF, TAB), and the invisible
 * ones that come along when a code is pasted: they would make equal codes differ and turn the shown text around.
 */
const INVISIBLE = /[\u0000-\u001C\u001E\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

const AIM_PREFIX = /^\u001D?\]([A-Za-z][0-9A-Za-z])/

/** `]E3`: a number and its add-on (a magazine's issue) in one go. */
const WITH_ADD_ON = /^(\d{12,13})(?:\d{2}|\d{5})$/
/** The other way to send an add-on: as a second symbol with its own prefix. */
const ADD_ON_SYMBOL = /\]E[12]\d*$/

export interface ScannedText {
  /** Which kind of symbol it was, in the two characters after `]` of ISO/IEC 15424, when the scanner told. */
  aim: string | undefined
  /** May still contain group separators. */
  data: string
}

export function unwrapScan(scanned: string): ScannedText {
  const visible = scanned.replace(INVISIBLE, '').trim()
  const prefix = AIM_PREFIX.exec(visible)
  if (prefix === null) return { aim: undefined, data: visible }
  const [whole, aim = ''] = prefix
  const data = visible.slice(whole.length).trim()
  return { aim, data: aim.startsWith('E') ? withoutAddOn(aim, data) : data }
}

function withoutAddOn(aim: string, data: string): string {
  const number = data.replace(ADD_ON_SYMBOL, '')
  return aim === 'E3' ? (WITH_ADD_ON.exec(number)?.[1] ?? number) : number
}

export function withoutSeparators(data: string): string {
  return data.split(GROUP_SEPARATOR).join('').trim()
}
