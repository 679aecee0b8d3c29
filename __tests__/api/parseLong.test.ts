import fc from 'fast-check'
import { parseLong } from '@/api/parseLong'

const LONG = 60_000

/** Long enough that it is parsed in pieces. */
const padding = 'x'.repeat(LONG)

async function parsed(text: string) {
  let pauses = 0
  const value = await parseLong(text, async () => void (pauses += 1))
  return { value, pauses }
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
  expect((await parsed(JSON.stringify(value))).value).toEqual(value)
  expect((await parsed(JSON.stringify(value, undefined, 2))).value).toEqual(value)
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
    fc.asyncProperty(value, async (written) => {
      const text = JSON.stringify(written) ?? 'null'
      // Spaces make it long and change nothing.
      const long = text + ' '.repeat(LONG)
      expect((await parsed(long)).value).toEqual(JSON.parse(long))
    }),
    { numRuns: 300 },
  )
})
