import fc from 'fast-check'

/** JSON that JavaScript has no value for, by the text that stands for it until it is written down. */
const RAW = new Map([
  ['~1e309~', '1e309'],
  ['~-1e309~', '-1e309'],
  ['~many digits~', `0.${'3'.repeat(400)}`],
  ['~deep list~', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['~deep object~', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
])

/** A body as it goes over the wire. */
export function jsonText(body: unknown): string {
  return [...RAW].reduce(
    (text, [marker, json]) => text.replaceAll(JSON.stringify(marker), json),
    JSON.stringify(body),
  )
}

export const NASTY_NUMBERS = [
  0,
  -1,
  0.5,
  1e-7,
  5e-324,
  0.1 + 0.2,
  1e9 + 1,
  -1e9 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1.7976931348623157e308,
]

export const NASTY_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfffy',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
  '\u202Eشكرا جزيلا\u202C שלום',
  '\uFFFF\uFFFE',
  'e\u0301'.repeat(100),
  'x'.repeat(201),
  'x'.repeat(20_000),
  "'; drop table orders; --",
  '%s%n {{7*7}} ${7*7}',
  '../../etc/passwd',
  '1',
  'true',
  'null',
  'not-a-uuid',
  '00000000-0000-0000-0000-000000000000',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59',
  '2026-02-30T00:00:00Z',
  '1970-01-01T00:00:00Z',
  'http://',
  'http://[::1',
  'http://127.0.0.1:99999/',
  'http://127.0.0.1:9/\u{1F600}',
  'https://10.0.0.1/hook',
  'javascript:alert(1)',
]

/** What a field must cope with: the wrong kind, the wrong size, the wrong letters. */
export const nastyValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...RAW.keys()) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      true,
      false,
      null,
      [],
      {},
      [[]],
      [null],
      { length: -1 },
      Array(2001).fill({}),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
)

export const NASTY_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a\u0000b',
  '\ud800',
  'x',
]

/** Steps of an address, escaped or deliberately not. */
export const NASTY_STEPS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  'a%2Fb',
  '%5C',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%ff',
  '%C0%AF',
  '%F0%9F%98%80',
  '%D7%A9',
  '%20',
  '*',
  ':chain_id',
  '{chain_id}',
  '__proto__',
  'constructor',
  'not-a-uuid',
  '00000000-0000-0000-0000-000000000000',
  "';--",
  ';a=b',
  'a'.repeat(101),
  'a'.repeat(201),
  'a'.repeat(4000),
]

export const NASTY_QUERY_VALUES = [
  '',
  '0',
  '-1',
  '1e2',
  '01',
  '%201',
  '9999999999',
  '99999999999999999999',
  '10000000',
  'Infinity',
  'NaN',
  '%00',
  '%ff',
  '%',
  '%F0%9F%98%80',
  ',',
  'RECEIVED,',
  'RECEIVED,RECEIVED',
  'received',
  '0000-01-01T00:00:00Z',
  '0000-02-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59%2B23:59',
  '9999-12-31T00:00',
  '2026-01-01T00:00:00.123456789012345678901234567890Z',
  '2026-01-01',
  'not-a-uuid',
  'x'.repeat(5000),
]
