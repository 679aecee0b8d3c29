import * as fc from 'fast-check'
import { createFormats } from '@/components/words/format'
import { writeSmallMoney, writeSmallNumber, writeTimeOfDay } from '@/components/words/plainFormats'

const small = fc.integer({ min: 0, max: 999_999 }).map((thousandths) => thousandths / 1000)
const moment = fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true })

describe.each([
  { locale: 'en', currencies: ['EUR', 'GBP', 'USD'], hasTimes: false },
  { locale: 'en-US', currencies: ['EUR', 'GBP', 'USD'], hasTimes: false },
  { locale: 'en-GB', currencies: ['EUR', 'GBP'], hasTimes: true },
  { locale: 'en-IE', currencies: ['EUR', 'GBP'], hasTimes: true },
  { locale: 'de', currencies: ['EUR'], hasTimes: true },
  { locale: 'de-DE', currencies: ['EUR'], hasTimes: true },
])('what a first screen shows in $locale', ({ locale, currencies, hasTimes }) => {
  it('has its numbers as Intl writes them', () => {
    const plain = new Intl.NumberFormat(locale)
    const weight = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
    fc.assert(
      fc.property(small, (value) => {
        expect(writeSmallNumber(locale, value, 0)).toBe(plain.format(value))
        expect(writeSmallNumber(locale, value, 2)).toBe(weight.format(value))
      }),
    )
  })

  it.each(currencies)('has %s as Intl writes it', (currency) => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 3 })
    fc.assert(
      fc.property(small, (value) => {
        expect(writeSmallMoney(locale, value, currency)).toBe(money.format(value))
      }),
    )
  })

  it('has the time of day as Intl writes it, or leaves it to Intl', () => {
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
    fc.assert(
      fc.property(moment, (at) => {
        expect(writeTimeOfDay(locale, at.getTime())).toBe(hasTimes ? time.format(at) : undefined)
      }),
    )
  })
})

it.each([
  ['en-GB', 1000],
  ['en-GB', -1],
  ['de-DE', 0.0005],
  ['de-DE', Number.NaN],
  ['de-CH', 1],
  ['en-ZA', 1],
  ['ar-EG', 1],
])('leaves to Intl what it does not know: %s, %d', (locale, value) => {
  expect(writeSmallNumber(locale, value, 0)).toBeUndefined()
  expect(createFormats(locale).number(value)).toBe(new Intl.NumberFormat(locale).format(value))
  expect(writeSmallMoney(locale, value, 'EUR')).toBeUndefined()
})

it('leaves to Intl a currency that it does not know', () => {
  expect(writeSmallMoney('de-DE', 1, 'CHF')).toBeUndefined()
  expect(createFormats('de-DE').money(1, 'JPY')).toBe('1\u00a0¥')
})

it('lets a first screen be drawn without asking Intl for a format', () => {
  const made = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')]
  const { number, weight, money, time } = createFormats('en-GB')
  const noon = new Date().setHours(12, 5)
  expect([number(12), weight(0.8), money(1.2, 'EUR'), time(noon)]).toEqual(['12', '0.80', '€1.20', '12:05'])
  made.forEach((format) => expect(format).not.toHaveBeenCalled())
})
