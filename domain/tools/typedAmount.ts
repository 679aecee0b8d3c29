import { MOST_PRICE } from '@/domain/picking/price'

/** More of one product nobody orders; a longer number is a slip of the finger. */
export const MOST_PER_ORDER = 9_999

/** How many decimals people pay with: none in yen, three in dinar. Without a currency two, as most have. */
export function coinDecimals(currency: string | undefined): number {
  if (currency === undefined) return 2
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** Whether an amount may be typed on like this, with `.` for the point. */
export function isTypable(typed: string, decimals: number, most: number = MOST_PRICE): boolean {
  const [whole = '', fraction] = typed.split('.')
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals)) return false
  return Number(whole) <= most && Number(typed === '.' ? 0 : typed) <= most
}

/** The price that was typed; undefined while there is none. */
export function priceOf(typed: string): number | undefined {
  return typed === '' ? undefined : Number(typed)
}

/** A product of which none may be ordered is out of stock, which is another button. */
export function maximumOf(typed: string): number | undefined {
  const maximum = Number(typed)
  return Number.isInteger(maximum) && maximum >= 1 && maximum <= MOST_PER_ORDER ? maximum : undefined
}
