import { readText } from '@/api/readText.web'

const bytes = new TextEncoder().encode('\ufeffÄpfel, 卵 und 🍌')

const comingIn = (...parts: readonly Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(stream) {
        parts.forEach((part) => stream.enqueue(part))
        stream.close()
      },
    }),
  )

it.each([1, 2, 3, 5, 1_000])('reads a text that comes in %i bytes at a time', async (size) => {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
    bytes.slice(nth * size, (nth + 1) * size),
  )
  const text = await readText(comingIn(...parts))
  expect(text.whole()).toBe('Äpfel, 卵 und 🍌')
})

it.each([1, 2, 3, 5, 1_000])('tells a text in parts of %i bytes, as often as it is asked', async (size) => {
  const text = await readText(new Response(bytes), undefined, size)
  expect([...text.parts()].join('')).toBe('Äpfel, 卵 und 🍌')
  expect([...text.parts()].join('')).toBe('Äpfel, 卵 und 🍌')
})

it('tells a long text in short parts', async () => {
  const text = await readText(new Response('x'.repeat(1_000_000)))
  expect(Math.max(...[...text.parts()].map((part) => part.length))).toBeLessThan(100_000)
  expect(text.size).toBe(1_000_000)
})

it.each([
  ['makes way while a long text comes in', 1_000, 10],
  ['makes way for nobody while a short one does', 10, 0],
])('%s', async (_, bytesAtATime, wanted) => {
  const parts = Array.from({ length: 1_000 }, () => new Uint8Array(bytesAtATime).fill(65))
  let [pauses, nowMs] = [0, 0]
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1))
  const text = await readText(comingIn(...parts), async () => void (pauses += 1))
  clock.mockRestore()
  expect(text.whole()).toBe('A'.repeat(1_000 * bytesAtATime))
  expect(pauses).toBeGreaterThanOrEqual(wanted)
  expect(pauses).toBeLessThanOrEqual(2 * wanted)
})

it('reads at one go what says that it is short', async () => {
  const text = await readText(new Response(bytes, { headers: { 'content-length': `${bytes.length}` } }))
  expect(text.whole()).toBe('Äpfel, 卵 und 🍌')
  expect([...text.parts()]).toEqual(['Äpfel, 卵 und 🍌'])
})

it('reads nothing where nothing comes', async () => {
  const text = await readText(new Response(null, { status: 204 }))
  expect(text.whole()).toBe('')
  expect([...text.parts()].join('')).toBe('')
})

it('fails with the connection', async () => {
  const broken = new Response(
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('The connection was lost')),
    }),
  )
  await expect(readText(broken)).rejects.toThrow('The connection was lost')
})
