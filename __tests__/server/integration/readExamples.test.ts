import { readEvents, readExamples, readProgram } from './readExamples'

const fence = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```', ''].join('\n')
const http = (...lines: string[]) => fence('http', ...lines)

const READ = http('GET /orders/{order_id} HTTP/1.1', 'Authorization: Bearer {token}')
const FOUND = http('HTTP/1.1 200 OK', 'X-Page: 1', '', '{ "status": "…" }')

test('reads a request with its answer, and the section they stand in', () => {
  const markdown = ['# Guide', '## Orders', READ, FOUND, '### Jobs', 'Some words.', READ, FOUND].join('\n')
  const [first, second] = readExamples(markdown)
  expect(first).toEqual({
    section: 'Orders',
    method: 'GET',
    path: '/orders/{order_id}',
    headers: { authorization: 'Bearer {token}' },
    body: undefined,
    isRepeated: false,
    answer: { status: 200, headers: { 'x-page': '1' }, body: { json: { status: '…' } } },
  })
  expect(second?.section).toBe('Jobs')
})

test('keeps the body of a request as it is written, blank lines too', () => {
  const put = http('PUT /a HTTP/1.1', 'Content-Type: application/json', '', '{', '', '  "a": 1 }')
  expect(readExamples(put + FOUND)[0]?.body).toBe('{\n\n  "a": 1 }')
})

test('takes what is no JSON as text, and no body as none', () => {
  const file = http('HTTP/1.1 200 OK', '', 'sku,state', '…')
  const [csv, nothing] = readExamples(READ + file + READ + http('HTTP/1.1 204 No Content'))
  expect(csv?.answer.body).toEqual({ text: 'sku,state\n…' })
  expect(nothing?.answer.body).toBeUndefined()
})

test('repeats what the hint before it says, and only that', () => {
  const examples = readExamples(`<!-- until -->\n\n${READ}${FOUND}${READ}${FOUND}`)
  expect(examples.map(({ isRepeated }) => isRepeated)).toEqual([true, false])
})

test('reads programs and events apart from examples', () => {
  const markdown = fence('js', 'one()') + READ + FOUND + fence('json', '{ "a": 1 }') + fence('js', 'two()')
  expect(readProgram(markdown)).toBe('one()\n\ntwo()\n')
  expect(readEvents(markdown)).toEqual([{ a: 1 }])
  expect(readExamples(markdown)).toHaveLength(1)
})

test.each([
  ['a request without an answer', READ, /has no answer/],
  ['two requests in a row', READ + READ + FOUND + FOUND, /is no answer: GET/],
  ['an answer to nothing', FOUND + READ, /is no request: HTTP/],
  ['a method that it does not know', http('FETCH /a HTTP/1.1') + FOUND, /is no request: FETCH/],
  ['a header without a value', http('GET /a HTTP/1.1', 'Authorization') + FOUND, /no such header/],
  ['a request whose body is no JSON', http('PUT /a HTTP/1.1', '', '{ a: 1 }') + FOUND, /is no JSON/],
  ['an answer whose body is no JSON', READ + http('HTTP/1.1 200 OK', '', '{ "a": … }'), /is no JSON/],
  ['a block that is indented', READ + FOUND + READ.replaceAll(/^/gm, '  '), /3 http blocks begin, 2/],
  ['a block that never ends', READ + FOUND + '```http\nGET /a HTTP/1.1\n', /3 http blocks begin, 2/],
  ['a hint that it does not know', `<!-- untill -->\n${READ}${FOUND}`, /without a meaning: untill/],
  ['a hint before an answer', `${READ}<!-- until -->\n${FOUND}`, /belongs before the request/],
])('refuses %s', (_what, markdown, complaint) => {
  expect(() => readExamples(markdown)).toThrow(complaint)
})
