import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Profiler } from 'react'
import { OrderList } from '@/components/orders/OrderList'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type Order } from '@/domain/contract/order'
import { budgets } from '@/scripts/budgets'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { makePorts } from '../../support/device'
import { makeOrder } from '../../support/factories'

const ORDERS = 1_000
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** As high as the rows and the screen that the list is told of in tests. */
const ROW_HEIGHT = 100
const SCREEN_HEIGHT = 900

/** So often one looks on the way to the end. */
const STOPS = 10

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2025, 0, 1, 12) }))
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Orders that count how often a card is drawn: only a card reads the code of its order. */
function makeWatchedOrders() {
  const draws = { cards: 0 }
  const orders = Array.from({ length: ORDERS }, (_, nth) => {
    const order = makeOrder({ promised_for: new Date(Date.now() + (nth + 1.5) * MINUTE_MS).toISOString() })
    return new Proxy(order, {
      get: (target, key) => {
        if (key === 'order_code') draws.cards += 1
        return Reflect.get(target, key) as unknown
      },
    })
  })
  return { orders, draws }
}

function renderList(orders: readonly Order[]) {
  const commits = jest.fn()
  render(
    <DeviceStateContext.Provider value={createDeviceState(makePorts())}>
      <WordsProvider choice="en">
        <Profiler id="list" onRender={commits}>
          <OrderList
            orders={orders}
            empty="toPick"
            onOpen={() => undefined}
            onPick={() => undefined}
            onRefresh={() => Promise.resolve()}
          />
        </Profiler>
      </WordsProvider>
    </DeviceStateContext.Provider>,
  )
  return { commits }
}

const cards = () => screen.getAllByRole('button', { name: /^K7-/ })

function scrollTo(y: number) {
  const [card] = cards()
  if (card === undefined) throw new Error('No order is shown')
  fireEvent.scroll(card, {
    nativeEvent: {
      contentOffset: { x: 0, y },
      contentSize: { width: 400, height: ORDERS * ROW_HEIGHT },
      layoutMeasurement: { width: 400, height: SCREEN_HEIGHT },
    },
  })
  act(() => jest.advanceTimersByTime(SECOND_MS))
}

it(`keeps a screen's cards of ${ORDERS} orders mounted, down to the last`, () => {
  const { orders } = makeWatchedOrders()
  renderList(orders)
  const mounted = [cards().length]
  const end = ORDERS * ROW_HEIGHT - SCREEN_HEIGHT
  for (let stop = 1; stop <= STOPS; stop += 1) {
    scrollTo((end * stop) / STOPS)
    mounted.push(cards().length)
  }
  expect(screen.getByRole('button', { name: orders.at(-1)?.order_code })).toBeOnTheScreen()
  expect(Math.max(...mounted)).toBeLessThanOrEqual(budgets.mountedRows.orders)
})

it('draws no card when a second or a minute passes: the clocks in sight tick by themselves', () => {
  const { orders, draws } = makeWatchedOrders()
  const { commits } = renderList(orders)
  act(() => jest.advanceTimersByTime(SECOND_MS))
  expect(draws.cards).toBeGreaterThan(0)
  draws.cards = 0
  commits.mockClear()
  const looks = jest.spyOn(Date, 'now')

  act(() => jest.advanceTimersByTime(SECOND_MS))
  expect(looks.mock.calls.length).toBeLessThanOrEqual(cards().length * budgets.renders.clocksOfACard)
  expect(commits.mock.calls.length).toBeLessThanOrEqual(budgets.renders.listInASecond)

  act(() => jest.advanceTimersByTime(MINUTE_MS))
  expect(screen.getByText('Due now')).toBeOnTheScreen()
  expect(commits.mock.calls.length).toBeLessThanOrEqual(budgets.renders.listInAMinute)
  expect(draws.cards).toBeLessThanOrEqual(budgets.renders.cardsInAMinute)
})
