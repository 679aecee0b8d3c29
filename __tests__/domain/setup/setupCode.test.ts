import fc from 'fast-check'
import { formatSetupCode, parseSetupCode, setupSchema } from '@/domain/setup/setupCode'
import { makeSetup } from '../../support/factories'

const HOME = 'http://127.0.0.1:8080'

const setup = makeSetup({ storeName: 'Market Hall & Söhne, Store 12', token: 'tk_Zz9-._~' })
const code = formatSetupCode(setup)
const fragment = code.slice(code.indexOf('#'))

describe('a set-up code', () => {
  it('is a link that keeps everything after #, where servers do not see it', () => {
    expect(code).toMatch(
      /^https:\/\/tote\.example\/setup#c=market-hall&v=store-12&r=picker&u=EUR&n=Market%20Hall%20%26%20S%C3%B6hne%2C%20Store%2012&t=tk_Zz9-\._~&k=[0-9a-z]{4}$/,
    )
  })

  it('gives back what was put in', () => {
    expect(parseSetupCode(code, undefined)).toEqual({ kind: 'ok', setup })
  })

  it.each([
    ['blanks and line breaks around and inside it', `  ${code.slice(0, 30)}\n  ${code.slice(30)}\r\n`],
    ['invisible characters of a messenger', `\u200B${code}\uFEFF`],
    ['a check in capitals', code.replace(/k=(.*)$/, (_, k: string) => `k=${k.toUpperCase()}`)],
    ['no check', code.replace(/&k=.*$/, '')],
    ['a scheme and host in capitals', code.replace('https://tote.example', 'HTTPS://Tote.Example')],
    ['a slash too many', code.replace('/setup#', '/setup/#')],
    ['no /setup', code.replace('/setup#', '#')],
    ['fields that a later version adds', `${code}&z=later`],
  ])('is read in spite of %s', (_, text) => {
    expect(parseSetupCode(text, undefined)).toEqual({ kind: 'ok', setup })
  })

  it('means the home service when it has no address', () => {
    const athome = { kind: 'ok', setup: { ...setup, address: HOME } }
    expect(parseSetupCode(fragment, HOME)).toEqual(athome)
    expect(parseSetupCode(fragment.slice(1), `${HOME}/`)).toEqual(athome)
    expect(parseSetupCode(fragment, undefined)).toEqual({ kind: 'no-address' })
  })

  it('keeps a folder in which the service lives', () => {
    const inFolder = makeSetup({ address: 'https://shop.example/tote' })
    expect(parseSetupCode(formatSetupCode(inFolder), HOME)).toEqual({ kind: 'ok', setup: inFolder })
  })

  it('fills in what may be left out', () => {
    const verdict = parseSetupCode('#c=chain&v=store-9&t=secret', HOME)
    expect(verdict).toEqual({
      kind: 'ok',
      setup: {
        address: HOME,
        chainId: 'chain',
        vendorId: 'store-9',
        role: 'picker',
        storeName: 'store-9',
        token: 'secret',
        weightedItemsEnabled: true,
        shared: false,
      },
    })
  })

  it('says of a store that takes no weighed item for a weighed one that it does not', () => {
    const strict = makeSetup({ weightedItemsEnabled: false })
    const written = formatSetupCode(strict)
    expect(written).toMatch(/&t=token-of-a-test&w=0&k=[0-9a-z]{4}$/)
    expect(parseSetupCode(written, HOME)).toEqual({ kind: 'ok', setup: strict })
    expect(parseSetupCode(written.replace('&w=0', ''), HOME)).toEqual({ kind: 'mistyped' })
    expect(parseSetupCode(written.replace('&w=0', '&w=1'), HOME)).toEqual({ kind: 'mistyped' })
    expect(parseSetupCode('#c=chain&v=store-9&t=secret&w=1', HOME)).toMatchObject({
      setup: { weightedItemsEnabled: true },
    })
  })

  it.each([
    '#c=market-hall&v=store-12&r=picker&u=EUR&n=Market%20Hall%20%26%20S%C3%B6hne%2C%20Store%2012&t=tk_Zz9-._~&k=th0u',
    '#c=market-hall&v=store-12&r=lead&n=store-12&t=tk_Zz9-._~&k=6000',
  ])('that was made before it could say so is still good: %s', (old) => {
    const verdict = parseSetupCode(old, HOME)
    if (verdict.kind !== 'ok') throw new Error(verdict.kind)
    expect(verdict.setup.weightedItemsEnabled).toBe(true)
    expect(formatSetupCode(verdict.setup)).toBe(`${HOME}/setup${old}`)
  })

  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['hello', 'not-a-code'],
    ['4006381333931', 'not-a-code'],
    ['https://tote.example/setup', 'not-a-code'],
    ['https://tote.example/setup#c=a&v=b', 'not-a-code'],
    ['#c=a&v=b&t=%E0%A4%A', 'not-a-code'],
    ['#c=a&v=b&t=%0Asecret', 'not-a-code'],
    ['#c=a&v=b&t=s%C3%A9cret', 'not-a-code'],
    ['#c=a&v=b&t=secret&r=boss', 'not-a-code'],
    ['#c=a&v=b&t=secret&u=EURO', 'not-a-code'],
    ['#c=&v=b&t=secret', 'not-a-code'],
    ['#c=a&v=b&t=secret&w=', 'not-a-code'],
    ['#c=a&v=b&t=secret&w=O', 'not-a-code'],
    [code.replace('store-12', 'store-21'), 'mistyped'],
    [code.replace('tk_Zz9', 'tk_ZZ9'), 'mistyped'],
    [code.replace('r=picker', 'r=lead'), 'mistyped'],
    ['tote.example/setup#c=a&v=b&t=secret', 'bad-address'],
    ['ftp://tote.example/setup#c=a&v=b&t=secret', 'bad-address'],
    ['javascript:alert(1)#c=a&v=b&t=secret', 'bad-address'],
    ['https://#c=a&v=b&t=secret', 'bad-address'],
    ['https://user@tote.example/setup#c=a&v=b&t=secret', 'bad-address'],
    ['https://to te.example:port/setup#c=a&v=b&t=secret', 'bad-address'],
  ])('%j is judged %s', (text, kind) => {
    expect(parseSetupCode(text, HOME)).toEqual({ kind })
  })
})

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '')
const setups = fc
  .record({
    address: fc.constantFrom('https://tote.example', 'http://10.0.0.7:8080', 'https://shop.example/tote'),
    chainId: words,
    vendorId: words,
    role: fc.constantFrom('picker', 'lead'),
    currency: fc.option(fc.constantFrom('EUR', 'KWD', 'SGD'), { nil: undefined }),
    storeName: words,
    weightedItemsEnabled: fc.boolean(),
    token: fc.stringMatching(/^[\x21-\x7e]{1,60}$/),
  })
  .map((made) => setupSchema.parse(made))

describe('whatever a store is called', () => {
  it('its code gives back what was put in', () => {
    fc.assert(
      fc.property(setups, (some) => {
        expect(parseSetupCode(formatSetupCode(some), HOME)).toEqual({ kind: 'ok', setup: some })
      }),
    )
  })

  it('one wrong character in the token is noticed', () => {
    fc.assert(
      fc.property(setups, fc.nat(), fc.stringMatching(/^[0-9A-Za-z]$/), (some, place, slip) => {
        const at = place % some.token.length
        fc.pre(some.token[at] !== slip)
        const slipped = { ...some, token: some.token.slice(0, at) + slip + some.token.slice(at + 1) }
        const check = formatSetupCode(some).slice(-4)
        const typed = formatSetupCode(slipped).slice(0, -4) + check
        expect(parseSetupCode(typed, HOME)).toEqual({ kind: 'mistyped' })
      }),
    )
  })

  it('no text makes the judge throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, asFragment) => {
        expect(parseSetupCode(asFragment ? `#c=a&v=b&t=${text}` : text, undefined)).toHaveProperty('kind')
      }),
    )
  })
})

describe('a code for a device that people share', () => {
  const shared = makeSetup({ shared: true })

  it('says that people share the device', () => {
    expect(formatSetupCode(shared)).toMatch(/&s=1&k=/)
    expect(parseSetupCode(formatSetupCode(shared), undefined)).toEqual({ kind: 'ok', setup: shared })
  })

  it('is checked like every other field', () => {
    const tampered = formatSetupCode(makeSetup()).replace('&k=', '&s=1&k=')
    expect(parseSetupCode(tampered, undefined)).toEqual({ kind: 'mistyped' })
  })

  it('is never a team lead’s: everybody would be one', () => {
    const lead = makeSetup({ role: 'lead' })
    expect(formatSetupCode({ ...lead, shared: true })).toBe(formatSetupCode(lead))
    const claimed = `${formatSetupCode(lead).replace(/&k=.*$/, '')}&s=1`
    expect(parseSetupCode(claimed, undefined)).toEqual({ kind: 'ok', setup: lead })
  })

  it('says nothing that nobody understands', () => {
    expect(parseSetupCode('#c=chain&v=store-9&t=secret&s=maybe', HOME)).toEqual({ kind: 'not-a-code' })
  })
})
