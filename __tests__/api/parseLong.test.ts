import fc from 'fast-check'
import { inOnePiece, type AnswerText } from '@/api/answerText'
import { parseLong, type RecordReader } from '@/api/parseLong'

const LONG = 60_000

/** Long enough that it is parsed in pieces. */
const padding = 'x'.repeat(LONG)

async function parsed(text: string, partChars = text.length, reader?: RecordReader) {
  let pauses = 0
  const cut: AnswerText = { ...inOnePiece(text), parts: () => cutUp(text, partChars) }
  const value = await parseLong(cut, { pause: async () => void (pauses += 1), reader })
  return { value, pauses }
}

function* cutUp(text: string, partChars: number): Generator<string> {
  for (let from = 0; from < text.length; from += partChars) yield text.slice(from, from + partChars)
}

const records = Array.from({ length: 400 }, (_, nth) => ({
  id: `r-${nth}`,
  note: 'y'.repeat(200),
  lines: [{ id: 'a line', n: nth }],
}))

it('parses a short text at once', async () => {
  await expect(parsed('[{"id":1}]')).resolves.toEqual({ value: [{ id: 1 }], pauses: 0 })
})

it.each([
  ['a list', records],
  ['a list in an envelope', { orders: records, page_number: 1, total_pages: 3 }],
  ['an envelope with the list at its end', { page_number: 1, kind: 'orders', more: null, orders: records }],
])('parses %s in pieces, with pauses', async (_, value) => {
  const { value: got, pauses } = await parsed(JSON.stringify(value))
  expect(got).toEqual(value)
  expect(pauses).toBeGreaterThan(0)
})

it.each([1, 7, 100, 1_000, 50_000])(
  'parses a list that is told in parts of %i letters',
  async (partChars) => {
    const value = { orders: records, page_number: 1, total_pages: 3 }
    expect((await parsed(JSON.stringify(value), partChars)).value).toEqual(value)
    expect((await parsed(JSON.stringify(records), partChars)).value).toEqual(records)
  },
)

it('takes each record as soon as it is parsed, and before the next one', async () => {
  const happened: string[] = []
  const { value } = await parsed(JSON.stringify(records), 5_000, {
    *take(record) {
      const { id } = record as { id: string }
      happened.push(`${id} begins`)
      yield
      happened.push(`${id} ends`)
      return id
    },
  })
  expect(value).toEqual(records.map(({ id }) => id))
  expect(happened).toEqual(records.flatMap(({ id }) => [`${id} begins`, `${id} ends`]))
})

it('does not parse what is known by its text', async () => {
  const seen: unknown[] = []
  const { value } = await parsed(JSON.stringify(records), 5_000, {
    recognize: (text) => (text.startsWith('{"id":"r-7"') ? undefined : text.length),
    *take(record) {
      yield
      seen.push(record)
      return 'taken'
    },
  })
  const sizes = records.map((record) => JSON.stringify(record).length)
  expect(value).toEqual(sizes.with(7, 'taken' as never))
  expect(seen).toEqual([records[7]])
})

it('takes nothing where the records cannot be told apart', async () => {
  const value = [{ id: 1, lines: [{ id: 2 }, { id: 3 }], note: padding }, { id: 4 }]
  const { value: got } = await parsed(JSON.stringify(value), 1_000, {
    *take() {
      yield
      return 'taken'
    },
  })
  expect(got).toEqual(value)
})

it.each([
  [
    'the same field first in what a record holds',
    [{ id: 1, lines: [{ id: 2 }, { id: 3 }], note: padding }, { id: 4 }],
  ],
  ['the same words in a name', [{ id: 1, note: `},{"id":${padding}` }, { id: 2 }]],
  ['an end of a list behind the list', { orders: [{ id: 1, note: padding }], tags: [{ id: 2 }] }],
  ['a list deeper down', { data: { orders: [{ id: 1 }, { id: 2 }] }, note: padding }],
  ['a list in a list', [[{ id: 1 }, { id: 2 }], padding]],
  ['a text that looks like a list', ['[{",":1}]', padding]],
  ['a name that looks like a list', { '[{"a': [{ id: 1 }], note: padding }],
  ['records and other things', [{ id: 1 }, 7, { id: 2 }, null, padding]],
  ['an empty record', [{}, { id: padding }]],
  ['no list', { note: padding }],
  ['a word', padding],
])('parses %s as it is', async (_, value) => {
  for (const partChars of [LONG * 2, 1_000]) {
    expect((await parsed(JSON.stringify(value), partChars)).value).toEqual(value)
    expect((await parsed(JSON.stringify(value, undefined, 2), partChars)).value).toEqual(value)
  }
})

it('takes the last of two lists with one name', async () => {
  const text = `{"orders":${JSON.stringify(records)},"orders":7}`
  expect((await parsed(text)).value).toEqual({ orders: 7 })
})

it.each([
  ['cut off', JSON.stringify(records).slice(0, -100)],
  ['cut off between two records', `${JSON.stringify(records).slice(0, -1)},`],
  ['no JSON', `<html>${padding}</html>`],
  ['a list and more', `${JSON.stringify(records)}]`],
  ['a record that is broken', JSON.stringify(records).replace('"r-200"', 'r-200')],
])('throws at a text that is %s', async (_, text) => {
  await expect(parsed(text)).rejects.toThrow(SyntaxError)
  await expect(parsed(text, 1_000)).rejects.toThrow(SyntaxError)
})

it('is JSON.parse for whatever can be written', async () => {
  const value = fc.oneof(
    fc.array(fc.object({ key: fc.constantFrom('id', 'a"b', '[{"', '},{"id":', 'n'), maxDepth: 2 })),
    fc.record({
      n: fc.integer(),
      list: fc.array(fc.object({ maxDepth: 1 })),
      after: fc.anything({ maxDepth: 1 }),
    }),
    fc.jsonValue(),
  )
  await fc.assert(
    fc.asyncProperty(value, fc.integer({ min: 1, max: LONG }), async (written, partChars) => {
      const text = JSON.stringify(written) ?? 'null'
      // Spaces make it long and change nothing.
      const long = text + ' '.repeat(LONG)
      expect((await parsed(long)).value).toEqual(JSON.parse(long))
      expect((await parsed(long, partChars)).value).toEqual(JSON.parse(long))
    }),
    { numRuns: 300 },
  )
})
