import { addCrash, crashOf, MOST_CRASHES, type Crash } from '@/domain/crash/crash'

const crashAt = (second: number, message = 'undefined is not a function'): Crash =>
  crashOf(new TypeError(message), {
    at: new Date(Date.UTC(2026, 2, 1, 10, 0, second)).toISOString(),
    version: '0.2.0',
    route: 'orders/[orderId]/pick',
    kind: 'screen',
  })

it('keeps the last ones only', () => {
  const messages = ['undefined is not a function', 'null is not iterable']
  const all = Array.from({ length: 50 }, (_, second) => crashAt(second, messages[second % 2]))
  const kept = all.reduce<Crash[]>(addCrash, [])
  expect(kept).toHaveLength(MOST_CRASHES)
  expect(kept.at(-1)).toEqual(all.at(-1))
})

it('counts what fails again and again, and keeps what came before it', () => {
  const first = crashAt(0, 'null is not iterable')
  const again = Array.from({ length: 50 }, (_, second) => crashAt(second + 1))
  const kept = [first, ...again].reduce<Crash[]>(addCrash, [])
  expect(kept).toEqual([first, { ...again.at(-1), times: 50 }])
})

it.each([undefined, null, 'Mira Keller', 42, { name: 'Mira' }])(
  'remembers that %j was thrown, not what it says',
  (thrown) => {
    const { name, message } = crashOf(thrown, crashAt(0))
    expect({ name, message }).toEqual({ name: 'Error', message: typeof thrown })
  },
)
