import { decimal } from '@/domain/money/decimal'
import { writeSmallMoney, writeSmallNumber, writeTimeOfDay } from './plainFormats'

/** big.js' name for cutting. */
const ROUND_DOWN = 0

/** As few as an amount has. */
const AMOUNT_DECIMALS = 2

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

/** Each kind is made when it is first asked for: a browser takes its time over one, and a start needs few. */
export function createFormats(locale: string): Formats {
  const number = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options))
  const date = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))
  const plain = number()
  const amount = number({ minimumFractionDigits: AMOUNT_DECIMALS, maximumFractionDigits: 3 })
  const timeOfDay = date({ hour: '2-digit', minute: '2-digit' })
  const day = date({ weekday: 'long', day: 'numeric', month: 'long' })
  const dayAndTime = date({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const byCurrency = new Map<string, Intl.NumberFormat>()

  function moneyFormat(currency: string | undefined): Intl.NumberFormat {
    if (currency === undefined) return amount()
    const format = byCurrency.get(currency) ?? currencyFormat(locale, currency)
    byCurrency.set(currency, format)
    return format
  }

  const writeAmount = (value: number) =>
    writeSmallNumber(locale, value, AMOUNT_DECIMALS) ?? amount().format(value)
  const writeTime = (ms: number) => writeTimeOfDay(locale, ms) ?? timeOfDay().format(ms)

  return {
    number: (value) => writeSmallNumber(locale, value, 0) ?? plain().format(value),
    money: (value, currency) =>
      currency === undefined
        ? writeAmount(value)
        : (writeSmallMoney(locale, value, currency) ?? moneyFormat(currency).format(value)),
    total(value, currency) {
      const format = moneyFormat(currency)
      const { minimumFractionDigits: coinDigits = 2 } = format.resolvedOptions()
      return format.format(decimal(value).round(coinDigits, ROUND_DOWN).toNumber())
    },
    weight: writeAmount,
    get pointSign() {
      return (
        amount()
          .formatToParts(0.5)
          .find(({ type }) => type === 'decimal')?.value ?? '.'
      )
    },
    time: (ms) => (isToday(ms) ? writeTime(ms) : dayAndTime().format(ms)),
    timeOfDay: writeTime,
    day: (ms) => day().format(ms),
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
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
