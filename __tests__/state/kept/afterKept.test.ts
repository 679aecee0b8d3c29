import { createStore } from 'zustand/vanilla'
import { deviceClock } from '@/api/clock'
import { afterKept } from '@/state/kept/afterKept'
import { type KeptReads } from '@/state/kept/keepReads'

function ask(shown: KeptReads['shown']) {
  const store = createStore<KeptReads>(() => ({ shown }))
  const asked: string[] = []
  const fetch = afterKept(
    async (url) => {
      asked.push(url)
      return new Response()
    },
    store,
    deviceClock,
  )
  return { store, asked, fetch: (path = '/orders') => fetch(path, {}) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a screen asks the service', () => {
  it.each(['some', 'all'] as const)('at once where %s of what is kept is shown', async (shown) => {
    const { asked, fetch } = ask(shown)
    await fetch()
    expect(asked).toEqual(['/orders'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('as soon as the first of it is shown', async () => {
    const { asked, fetch, store } = ask('nothing')
    const answered = fetch()
    await jest.advanceTimersByTimeAsync(399)
    expect(asked).toEqual([])
    store.setState({ shown: 'some' })
    await answered
    expect(asked).toEqual(['/orders'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('at once for one order, which somebody waits to scan', async () => {
    const { asked, fetch } = ask('nothing')
    await fetch('/v2/chains/market-hall/orders/4711')
    expect(asked).toEqual(['/v2/chains/market-hall/orders/4711'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('without waiting for long where the disk says nothing', async () => {
    const { asked, fetch } = ask('nothing')
    const answered = fetch()
    await jest.advanceTimersByTimeAsync(400)
    await answered
    expect(asked).toEqual(['/orders'])
  })
})
