/** How a locale writes what a first screen shows. */
type Plain = {
  /** What stands before the decimals. */
  point: string
  /** Whether a day has hours from 00 to 23. */
  countsTo23: boolean
  /** With # for the amount; all of these have two decimals. */
  money: Readonly<Record<string, string>>
}

const british: Plain = { point: '.', countsTo23: true, money: { EUR: '€#', GBP: '£#' } }
const american: Plain = { point: '.', countsTo23: false, money: { EUR: '€#', GBP: '£#', USD: '$#' } }
const german: Plain = { point: ',', countsTo23: true, money: { EUR: '#\u00a0€' } }

/** Common locales of the languages that the app speaks; Arabic has digits of its own. */
const PLAIN: Readonly<Record<string, Plain>> = {
  en: american,
  'en-US': american,
  'en-GB': british,
  'en-IE': british,
  de: german,
  'de-DE': german,
}

const SMALL = /^(\d{1,3})(?:\.(\d{1,3}))?$/

/*
 * On a slow device the first format of a page takes a tenth of a second. What a first screen shows is therefore written here,
 * exactly as `Intl` writes it in the locales above; undefined means that only `Intl` knows.
 */

/** Not negative and under a thousand, with up to three decimals. */
export function writeSmallNumber(locale: string, value: number, leastDecimals: number): string | undefined {
  const plain = PLAIN[locale]
  const [, whole, decimals = ''] = SMALL.exec(String(value)) ?? []
  if (plain === undefined || whole === undefined) return undefined
  const written = decimals.padEnd(leastDecimals, '0')
  return written === '' ? whole : `${whole}${plain.point}${written}`
}

export function writeSmallMoney(locale: string, amount: number, currency: string): string | undefined {
  const pattern = PLAIN[locale]?.money[currency]
  const written = writeSmallNumber(locale, amount, 2)
  return pattern === undefined || written === undefined ? undefined : pattern.replace('#', written)
}

export function writeTimeOfDay(locale: string, ms: number): string | undefined {
  if (PLAIN[locale]?.countsTo23 !== true) return undefined
  const time = new Date(ms)
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
