import { z } from 'zod'
import { readOnce } from '@/state/journal/readOnce'

const parses = { count: 0 }
const schema = z.object({ id: z.string() }).refine(() => {
  parses.count += 1
  return true
})

beforeEach(() => {
  parses.count = 0
})

it('leaves out what it does not understand', () => {
  const read = readOnce(schema)
  expect(read([{ id: 'a' }, '{oops', undefined, null, { id: 7 }, { id: 'b' }])).toEqual([
    { id: 'a' },
    { id: 'b' },
  ])
})

it('does not try again what it did not understand', () => {
  const refused = { count: 0 }
  const read = readOnce(
    z.object({ id: z.string() }).refine(() => {
      refused.count += 1
      return false
    }),
  )
  const entries = [{ id: 'a' }]
  expect([read(entries), read(entries)]).toEqual([[], []])
  expect(refused.count).toBe(1)
})

it('reads an entry once for as long as it is the same object, and hands out the same one', () => {
  const read = readOnce(schema)
  const entries = [{ id: 'a' }, { id: 'b' }]
  const [first] = read(entries)
  expect(read([...entries, { id: 'c' }])[0]).toBe(first)
  expect(parses.count).toBe(3)
})
