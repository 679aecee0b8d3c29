import { type ProblemKind, type Problem } from '@/api/problem'
import { timeWords } from '@/components/parts/timeWords'
import { createFormats } from '@/components/words/format'
import { createTranslate } from '@/components/words/translate'
import { chooseSpeech } from '@/components/words/language'
import { SmallPluralRules } from '@/components/words/pluralRules'
import { problemWords } from '@/components/words/problemWords'
import { languageSchema } from '@/domain/setup/preferences'
import { judgeTimeLeft } from '@/domain/orders/timeLeft'

const en = createTranslate('en')
const de = createTranslate('de')
const ar = createTranslate('ar')

/** Without the invisible marks that keep numbers and names in place inside Arabic. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/\u00a0/g, ' ')

describe('counting', () => {
  it.each([
    [1, '1 item', '1 Artikel', 'صنف واحد'],
    [2, '2 items', '2 Artikel', 'صنفان'],
    [3, '3 items', '3 Artikel', '3 أصناف'],
    [12, '12 items', '12 Artikel', '12 صنفاً'],
    [100, '100 items', '100 Artikel', '100 صنف'],
  ])('%d', (count, english, german, arabic) => {
    expect(en('orders.items', { count })).toBe(english)
    expect(de('orders.items', { count })).toBe(german)
    expect(plain(ar('orders.items', { count }))).toBe(arabic)
  })

  it('is the same where the engine has no plural rules of its own', () => {
    for (const language of languageSchema.options) {
      const own = new SmallPluralRules(language)
      const builtIn = new Intl.PluralRules(language)
      for (let count = 0; count <= 250; count += 1) expect(own.select(count)).toBe(builtIn.select(count))
      expect([...own.resolvedOptions().pluralCategories].sort()).toEqual(
        [...builtIn.resolvedOptions().pluralCategories].sort(),
      )
    }
  })
})

describe('the language', () => {
  it.each([
    ['auto', ['de-AT', 'en-GB'], { language: 'de', locale: 'de-AT', direction: 'ltr' }],
    ['auto', ['fr-FR', 'ar-EG', 'en-US'], { language: 'ar', locale: 'ar-EG-u-nu-latn', direction: 'rtl' }],
    ['auto', ['fr-FR'], { language: 'en', locale: 'en', direction: 'ltr' }],
    ['en', ['de-AT', 'en-GB'], { language: 'en', locale: 'en-GB', direction: 'ltr' }],
    ['ar', ['de-AT'], { language: 'ar', locale: 'ar-u-nu-latn', direction: 'rtl' }],
  ] as const)('chosen %s on a device that speaks %j', (choice, tags, speech) => {
    expect(chooseSpeech(choice, tags)).toEqual(speech)
  })
})

describe('numbers', () => {
  it.each([
    ['en-GB', 1234.5, 'EUR', '€1,234.50'],
    ['de-DE', 1234.5, 'EUR', '1.234,50 €'],
    ['en-GB', 4.555, 'EUR', '€4.555'],
    ['en-GB', 100, 'JPY', 'JP¥100'],
    ['en-GB', 1.25, 'KWD', 'KWD 1.250'],
    ['en-GB', 2.95, undefined, '2.95'],
    ['ar-EG-u-nu-latn', 2.95, undefined, '2.95'],
  ])('%s writes %d %s', (locale, amount, currency, written) => {
    expect(plain(createFormats(locale).money(amount, currency))).toBe(written)
  })

  it.each([
    [47.569, 'EUR', '€47.56'],
    [47.5, 'EUR', '€47.50'],
    [1.2345, 'KWD', 'KWD 1.234'],
    [100, 'JPY', 'JP¥100'],
    [12.349, undefined, '12.34'],
  ])('a total of %d %s is %s', (amount, currency, written) => {
    expect(plain(createFormats('en-GB').total(amount, currency))).toBe(written)
  })

  it('weights have the decimals of a scale', () => {
    expect(createFormats('en').weight(0.8)).toBe('0.80')
    expect(createFormats('de').weight(1.045)).toBe('1,045')
  })

  it('a time of another day says the day', () => {
    const { time } = createFormats('en-GB')
    const noon = new Date().setHours(12, 5)
    expect(time(noon)).toBe('12:05')
    expect(time(noon - 3 * 86_400_000)).toMatch(/\d+ \w+.* 12:05/)
  })

  it.each([
    ['en-GB', 'Sunday 1 March', '09:05'],
    ['de-DE', 'Sonntag, 1. März', '09:05'],
    ['ar-EG-u-nu-latn', 'الأحد، 1 مارس', '09:05 ص'],
  ])('%s writes a day, and a time within it', (locale, day, timeOfDay) => {
    const format = createFormats(locale)
    const ms = new Date(2026, 2, 1, 9, 5).getTime()
    expect([format.day(ms), format.timeOfDay(ms)].map(plain)).toEqual([day, timeOfDay])
  })
})

describe('the time left in words', () => {
  it.each([
    [-4, '4 min late', '4 Min. zu spät', 'متأخر 4 دقائق'],
    [0, 'Due now', 'Jetzt fällig', 'حان وقته'],
    [6, '6 min left', 'noch 6 Min.', 'باقٍ 6 دقائق'],
    [60, '1 h left', 'noch 1 Std.', 'باقٍ ساعة'],
    [95, '1 h 35 min left', 'noch 1 Std. 35 Min.', 'باقٍ ساعة 35 دقيقة'],
    [3000, '2 days left', 'noch 2 Tage', 'باقٍ يومان'],
  ])('%d minutes', (minutes, english, german, arabic) => {
    const left = judgeTimeLeft(minutes)
    expect([timeWords(en, left), timeWords(de, left), plain(timeWords(ar, left))]).toEqual([
      english,
      german,
      arabic,
    ])
  })
})

describe('a problem in words', () => {
  const problems: Record<ProblemKind, Problem> = {
    offline: { kind: 'offline' },
    timeout: { kind: 'timeout' },
    cancelled: { kind: 'cancelled' },
    unauthorized: { kind: 'unauthorized' },
    refused: {
      kind: 'refused',
      status: 422,
      code: 'INVALID_CART_UPDATE',
      message: 'zod says no',
      faults: [],
    },
    gone: { kind: 'gone', code: 'ORDER_NOT_FOUND' },
    'rate-limited': { kind: 'rate-limited', waitMs: 7_200 },
    'service-failing': { kind: 'service-failing', status: 502 },
    'not-the-service': { kind: 'not-the-service', status: 200 },
    'broken-answer': { kind: 'broken-answer', path: 'items[0].pricing' },
  }

  it.each(Object.entries(problems))('%s says what to do, and nothing technical', (_, problem) => {
    for (const t of [en, de, ar]) {
      const words = problemWords(t, problem)
      expect(words).toMatch(/[.؟]$/)
      expect(words).not.toMatch(/\bproblem\.\w|HTTP|JSON|zod|items|[45]\d\d|ORDER_NOT_FOUND/)
    }
  })

  it('says how long to wait', () => {
    expect(problemWords(en, problems['rate-limited'])).toContain('Wait 8 seconds')
  })
})
