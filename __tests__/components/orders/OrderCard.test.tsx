import { act, render, screen, within } from '@testing-library/react-native'
import { Profiler } from 'react'
import { OrderCard } from '@/components/orders/OrderCard'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type Order } from '@/domain/contract/order'
import { makeOrder } from '../../support/factories'

const MINUTE_MS = 60_000

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2025, 0, 1, 12) }))
afterEach(() => jest.useRealTimers())

/** An order that counts how often somebody reads it: a card that is drawn again must read its order again. */
function watched(order: Order) {
  const reads = { count: 0 }
  const proxy = new Proxy(order, {
    get: (target, key) => {
      reads.count += 1
      return Reflect.get(target, key)
    },
  })
  return { order: proxy, reads }
}

function promisedIn(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString()
}

it('ticks without drawing anything but its clock', () => {
  const { order, reads } = watched(makeOrder({ promised_for: promisedIn(1.5) }))
  const commits = jest.fn()
  render(
    <WordsProvider choice="en">
      <Profiler id="card" onRender={commits}>
        <OrderCard order={order} onOpen={() => undefined} />
      </Profiler>
    </WordsProvider>,
  )
  expect(screen.getByText('1 min left')).toBeOnTheScreen()
  const readAtFirst = reads.count
  commits.mockClear()

  act(() => jest.advanceTimersByTime(20_000))
  expect(commits).not.toHaveBeenCalled()

  act(() => jest.advanceTimersByTime(MINUTE_MS))
  expect(screen.getByText('Due now')).toBeOnTheScreen()

  act(() => jest.advanceTimersByTime(2 * MINUTE_MS))
  expect(screen.getByText('1 min late')).toBeOnTheScreen()
  expect(reads.count).toBe(readAtFirst)
})

it('has one timer for all clocks, and none when the last is gone', () => {
  const { unmount } = render(
    <WordsProvider choice="en">
      {[1, 2, 3].map((minutes) => (
        <OrderCard
          key={minutes}
          order={makeOrder({ promised_for: promisedIn(minutes) })}
          onOpen={() => undefined}
        />
      ))}
    </WordsProvider>,
  )
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('is one button, named by what it says', () => {
  render(
    <WordsProvider choice="en">
      <OrderCard
        order={makeOrder({
          order_code: 'K7-204',
          promised_for: promisedIn(-4),
          transport_type: 'VENDOR_DELIVERY',
        })}
        onOpen={() => undefined}
      />
    </WordsProvider>,
  )
  const card = within(screen.getByRole('button', { name: 'K7-204' }))
  expect(card.getByText('4 min late')).toBeOnTheScreen()
  expect(card.getByText('1 item · store delivers')).toBeOnTheScreen()
})
