const currencyFormats = new Map<string, Intl.NumberFormat>()

/** Amounts have three decimals at most; as many as the currency needs are always shown. */
function currencyFormat(currency: string): Intl.NumberFormat {
  const known = currencyFormats.get(currency)
  if (known) return known
  const least = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: Math.max(3, least.maximumFractionDigits ?? 0),
    minimumFractionDigits: least.minimumFractionDigits,
  })
  currencyFormats.set(currency, format)
  return format
}

const plainFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

/** `€2.985`; without a currency only the number, since a payload names none. */
export const moneyText = (amount: number, currency: string | undefined): string =>
  currency === undefined ? plainFormat.format(amount) : currencyFormat(currency).format(amount)

/** `1,200` */
export const numberText = (amount: number): string => plainFormat.format(amount)

/** `1 line`, `1,200 lines` */
export const countText = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
