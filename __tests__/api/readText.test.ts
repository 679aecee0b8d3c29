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
  await expect(readText(comingIn(...parts))).resolves.toBe('Äpfel, 卵 und 🍌')
})

it('reads a short text at one go', async () => {
  const short = new Response(bytes, { headers: { 'content-length': String(bytes.length) } })
  await expect(readText(short)).resolves.toBe('Äpfel, 卵 und 🍌')
})

it('reads nothing where nothing comes', async () => {
  await expect(readText(new Response(null, { status: 204 }))).resolves.toBe('')
})

it('fails with the connection', async () => {
  const broken = new Response(
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('The connection was lost')),
    }),
  )
  await expect(readText(broken)).rejects.toThrow('The connection was lost')
})
