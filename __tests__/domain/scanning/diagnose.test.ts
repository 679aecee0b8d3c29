import { diagnose, DOUBLED_WINDOW_MS, isHarmless, type Finding } from '@/domain/scanning/diagnose'
import { readBurst, type RawKey, type RawRead } from '@/domain/scanning/rawRead'
import { WEDGE_GAP_MS } from '@/domain/scanning/timings'

const EAN = '4006381333931'

interface Typed {
  gapMs?: number
  end?: string | undefined
  atMs?: number
  /** How long a busy device takes to hear of it. */
  lateMs?: number
  key?: Partial<RawKey>
}

/** A scanner types this, one key after another. */
function type(
  text: string,
  { gapMs = 5, end = 'Enter', atMs = 0, lateMs = 0, key = {} }: Typed = {},
): RawRead {
  const pressed = [...text, ...(end === '' ? [] : [end])]
  const read = readBurst(
    pressed.map((name, at) => ({
      key: name,
      atMs: 1_000 + atMs + at * gapMs,
      isInField: false,
      isCapsLock: false,
      ...key,
    })),
    atMs + lateMs,
  )
  if (read === undefined) throw new Error(`"${text}" is too short for a scan`)
  return read
}

const broadcast = (text: string, atMs = 0): RawRead => ({
  source: 'datawedge',
  text,
  atMs,
  symbology: 'ean13',
})

const kinds = (findings: readonly Finding[]) => findings.map(({ kind }) => kind)

describe('nothing is wrong', () => {
  it.each([
    ['a number, an Enter, quick keys', type(EAN)],
    ['a Tab at the end', type(EAN, { end: 'Tab' })],
    ["a store's own code", type('SHELF-12')],
    ['a set-up link', type('https://tote.example/setup#c=hall')],
    ["a handheld's broadcast", broadcast(EAN)],
    ['gaps as long as allowed', type(EAN, { gapMs: WEDGE_GAP_MS })],
    ['a number that repeats itself', type('12121')],
  ])('with %s', (_, read) => {
    expect(diagnose(read, [])).toEqual([])
  })

  it('with the same thing scanned twice by hand', () => {
    const first = type(EAN, { atMs: 0 })
    expect(diagnose(type(EAN, { atMs: DOUBLED_WINDOW_MS + 1 }), [first])).toEqual([])
  })

  it('with two scans by hand that a busy device hears at once', () => {
    const first = type(EAN, { atMs: 0, lateMs: 900 })
    expect(diagnose(type(EAN, { atMs: 900 }), [first])).toEqual([])
  })
})

describe('what a scanner that types does wrong', () => {
  it('ends with nothing', () => {
    expect(diagnose(type(EAN, { end: '' }), [])).toEqual([{ kind: 'no-end' }])
  })

  it('types too slowly, and how slowly', () => {
    expect(diagnose(type(EAN, { gapMs: 80 }), [])).toEqual([{ kind: 'slow-keys', gapMs: 80 }])
  })

  it('sends everything twice, each with its end', () => {
    expect(kinds(diagnose(type(EAN, { atMs: 90 }), [type(EAN, { atMs: 0 })]))).toEqual(['doubled'])
  })

  it('sends everything twice, and a busy device hears the second late', () => {
    const again = type(EAN, { atMs: 90, lateMs: 2_000 })
    expect(kinds(diagnose(again, [type(EAN, { atMs: 0 })]))).toEqual(['doubled'])
  })

  it('sends everything twice in one go', () => {
    expect(kinds(diagnose(type(EAN + EAN), []))).toContain('doubled')
  })

  it.each([
    ['American', '$))^#*!###(#!'],
    ['German', '$==&§(!§§§)§!'],
    ['French', '\'àà-"_&"""ç"&'],
    ['Arabic', '٤٠٠٦٣٨١٣٣٣٩٣١'],
  ])('reckons with another keyboard than the %s one of the device', (_, text) => {
    expect(diagnose(type(text), [])).toEqual([{ kind: 'other-layout', meant: EAN }])
  })

  it('presses keys that the device does not know', () => {
    const keys = ['4', '0', 'Dead', '6', '3', 'Enter'].map((key, at) => ({
      key,
      atMs: at,
      isInField: false,
      isCapsLock: false,
    }))
    const read = readBurst(keys, 0)
    expect(read && diagnose(read, [])).toEqual([{ kind: 'other-layout', meant: undefined }])
  })

  it('works on a device whose capitals are locked', () => {
    expect(diagnose(type('sHELF-12', { key: { isCapsLock: true } }), [])).toEqual([{ kind: 'caps-lock' }])
    expect(diagnose(type('HTTPS://TOTE.EXAMPLE/SETUP'), [])).toEqual([{ kind: 'caps-lock' }])
    // Numbers look the same.
    expect(diagnose(type(EAN, { key: { isCapsLock: true } }), [])).toEqual([])
  })

  it('types while a field has the focus', () => {
    expect(diagnose(type(EAN, { key: { isInField: true } }), [])).toEqual([{ kind: 'in-field' }])
  })
})

describe('what any scanner may do wrong', () => {
  it.each([type, broadcast])('a number whose check digit does not fit', (read) => {
    expect(diagnose(read('4006381333932'), [])).toEqual([{ kind: 'wrong-check-digit' }])
  })

  it('the kind of the barcode is sent in front', () => {
    expect(diagnose(type(`]E0${EAN}`), [])).toEqual([{ kind: 'prefix', prefix: ']E0' }])
  })

  it('a handheld broadcasts and types', () => {
    expect(diagnose(type(EAN, { atMs: 400 }), [broadcast(EAN)])).toEqual([{ kind: 'two-ways' }])
    expect(diagnose(type(EAN, { atMs: 400 }), [broadcast('4000000000013')])).toEqual([])
  })
})

it('what Tote gets along with is no fault', () => {
  const findings = diagnose(type(`]E0${EAN}`, { end: '', key: { isInField: true } }), [])
  expect(kinds(findings.filter((finding) => !isHarmless(finding)))).toEqual(['no-end'])
})

it('a key or two are no scan', () => {
  const key = { key: 'a', atMs: 0, isInField: false, isCapsLock: false }
  expect(readBurst([key, key], 0)).toBeUndefined()
  expect(readBurst([], 0)).toBeUndefined()
})
