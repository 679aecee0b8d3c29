import { fillIn, matchAnswer, matchValue, type Names } from './matchAnswer'
import type { ShownAnswer } from './readExamples'

const NAMES: Names = new Map([['order_id', 'o-1']])

const complaintsOf = (shown: unknown, given: unknown) => matchValue(shown, given, 'body', NAMES).complaints

test.each<[string, unknown, unknown]>([
  ['a field that is not shown', { a: 1 }, { a: 1, b: 2 }],
  ['anything for …', { a: '…', b: '…' }, { a: null, b: [1] }],
  ['a piece of a text for …', 'http://…/download', 'http://127.0.0.1/jobs/download'],
  ['a known name', { id: '{order_id}' }, { id: 'o-1' }],
  ['further entries of a list for …', [1, '…'], [1, 2, 3]],
  ['no further entries for …', [1, '…'], [1]],
  ['entries before and between', ['…', 2, '…', 4], [1, 2, 3, 4]],
  ['signs that mean something in a pattern', 'a.b(c)[d]?', 'a.b(c)[d]?'],
])('takes %s', (_what, shown, given) => {
  expect(complaintsOf(shown, given)).toEqual([])
})

test.each<[string, unknown, unknown, string]>([
  ['a value', { a: { b: 1 } }, { a: { b: 2 } }, 'body.a.b is 2, shown 1'],
  ['a number for a text', { a: '1' }, { a: 1 }, 'body.a is 1, shown "1"'],
  ['a field that is missing', { a: '…' }, {}, 'body.a is missing'],
  ['null for an object', { a: {} }, { a: null }, 'body.a is null, shown {}'],
  ['a name with another value', '{order_id}', 'o-2', 'body is "o-2", shown "{order_id}"'],
  ['a dot that is none', 'a.b', 'acb', 'body is "acb", shown "a.b"'],
  ['more entries than shown', [1], [1, 2], 'body has 2 entries'],
  ['fewer entries than shown', [1, 2], [1], 'body[1] is missing'],
  ['a list without the entry', ['…', { a: 2 }, '…'], [{ a: 1 }], 'body holds nothing like [{"a":2},"…"]'],
])('complains of %s', (_what, shown, given, complaint) => {
  expect(complaintsOf(shown, given)).toEqual([complaint])
})

test('remembers what a new name stands for, and holds later ones to it', () => {
  const shown = [{ id: '{line}' }, { id: '{line}:replacement' }]
  expect(matchValue(shown, [{ id: 'l-7' }, { id: 'l-7:replacement' }], 'body', NAMES)).toEqual({
    complaints: [],
    names: new Map([...NAMES, ['line', 'l-7']]),
  })
  expect(
    matchValue(shown, [{ id: 'l-7' }, { id: 'l-8:replacement' }], 'body', NAMES).complaints,
  ).toHaveLength(1)
})

test('fills names in, and fails on one that nobody has shown', () => {
  expect(fillIn('/orders/{order_id} {"a": {}}', NAMES)).toBe('/orders/o-1 {"a": {}}')
  expect(() => fillIn('/jobs/{job_id}', NAMES)).toThrow('{job_id} is used before any answer showed it')
})

describe('an answer', () => {
  const shown: ShownAnswer = { status: 200, headers: { 'x-page': '1' }, body: { json: { a: 1 } } }
  const given = { status: 200, headers: new Headers({ 'X-Page': '1', Date: 'now' }), text: '{"a":1}' }
  const judge = (other: Partial<typeof given>, as: Partial<ShownAnswer> = {}) =>
    matchAnswer({ ...shown, ...as }, { ...given, ...other }, NAMES).complaints

  test('fits when status, shown headers and shown fields do', () => {
    expect(judge({})).toEqual([])
    expect(judge({ text: 'sku\nA\nB\n' }, { body: { text: 'sku\n…\nB' } })).toEqual([])
    expect(judge({ text: '' }, { body: undefined })).toEqual([])
  })

  test('does not fit by any one of them, and all is said at once', () => {
    expect(judge({ status: 404, headers: new Headers(), text: '{"a":2}' })).toEqual([
      'the status is 404, shown 200',
      'x-page is missing',
      'body.a is 2, shown 1',
    ])
    expect(judge({ text: 'oops' })).toEqual(['the body is no JSON but "oops"'])
    expect(judge({}, { body: undefined })).toEqual(['the body is not shown'])
    expect(judge({ text: 'sku\nA' }, { body: { text: 'sku\n…\nB' } })).toHaveLength(1)
  })
})
