import { decimal } from '@/domain/money/decimal'

/** big.js' name for cutting. */
const ROUND_DOWN = 0

/** Numbers, money and times as people of a locale write them. */
export type Formats = {
  number(value: number): string
  /** Without a currency the bare amount: orders carry none, and a guessed one would be wrong. */
  money(amount: number, currency: string | undefined): string
  /** What somebody pays: no finer than the currency's smallest coin, and cut, not rounded, as everywhere. */
  total(amount: number, currency: string | undefined): string
  /** Kilograms without the unit, with as many decimals as shops weigh. */
  weight(weightKg: number): string
  /** What stands between kilograms and grams: a point or a comma. */
  pointSign: string
  /** The time of day, with the day in front when it is not today. */
  time(ms: number): string
  timeOfDay(ms: number): string
  /** A day by its name, without the year. */
  day(ms: number): string
}

export function createFormats(locale: string): Formats {
  const plain = new Intl.NumberFormat(locale)
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const weight = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const timeOfDay = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const dayAndTime = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const byCurrency = new Map<string, Intl.NumberFormat>()

  function moneyFormat(currency: string | undefined): Intl.NumberFormat {
    if (currency === undefined) return amount
    const format = byCurrency.get(currency) ?? currencyFormat(locale, currency)
    byCurrency.set(currency, format)
    return format
  }

  return {
    number: (value) => plain.format(value),
    money: (value, currency) => moneyFormat(currency).format(value),
    total(value, currency) {
      const format = moneyFormat(currency)
      const { minimumFractionDigits: coinDigits = 2 } = format.resolvedOptions()
      return format.format(decimal(value).round(coinDigits, ROUND_DOWN).toNumber())
    },
    weight: (weightKg) => weight.format(weightKg),
    pointSign: weight.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    time: (ms) => (isToday(ms) ? timeOfDay : dayAndTime).format(ms),
    timeOfDay: (ms) => timeOfDay.format(ms),
    day: (ms) => day.format(ms),
  }
}

/** Amounts have up to three decimals and are never rounded; a currency's own number of decimals is the least. */
function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency } as const
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat(locale, options).resolvedOptions()
  return new Intl.NumberFormat(locale, { ...options, minimumFractionDigits, maximumFractionDigits: 3 })
}

function isToday(ms: number): boolean {
  return new Date(ms).toDateString() === new Date().toDateString()
}
