import { screen } from '@testing-library/react-native'
import { uuidv7 } from 'uuidv7'
import { JournalScreen } from '@/components/history/JournalScreen'
import { type Order } from '@/domain/contract/order'
import { type PickAct, type PickEvent } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { makeLine, makeOrder, makeWeighedLine } from '../../support/factories'
import { makeScreenTall } from '../../support/tallScreen'
import { renderOnDevice } from './renderOnDevice'

beforeEach(makeScreenTall)

const eventOf = (order: Order, act: PickAct, by = 'picker'): PickEvent => ({
  id: uuidv7(),
  orderId: order.order_id,
  at: new Date().toISOString(),
  by,
  ...act,
})

function openJournal(order: Order, entries: unknown[]) {
  const journal: Journal = {
    write: () => Promise.reject(new Error('Nobody writes here')),
    read: () => Promise.resolve(entries),
    listOrders: () => Promise.resolve([order.order_id]),
    listCommands: () => Promise.resolve([]),
    countEvents: () => Promise.resolve(entries.length),
  }
  return renderOnDevice(<JournalScreen orderId={order.order_id} onBack={() => undefined} />, {
    journal,
    fetch: () => Promise.resolve(Response.json(order)),
  })
}

it('tells what was done, by whom, and what was taken back', async () => {
  const [eggs, bananas] = [makeLine({ name: 'Eggs' }), makeWeighedLine()]
  const order = makeOrder({ items: [eggs, bananas] })
  const picked = eventOf(order, { type: 'unit-picked', lineId: eggs._id, how: 'scan' })
  await openJournal(order, [
    eventOf(order, { type: 'picking-begun' }),
    eventOf(order, { type: 'weighed', lineId: bananas._id, weightKg: 1.04, how: 'label' }),
    picked,
    { type: 'written-by-a-later-version' },
    eventOf(order, { type: 'undone', eventId: picked.id }, 'Ada'),
  ])
  expect(await screen.findByText('Weighed · 1.04 kg · by label')).toBeOnTheScreen()
  expect(screen.getByText('Bananas, loose')).toBeOnTheScreen()
  expect(screen.getAllByText(/ · \u2068Picker\u2069$/)).toHaveLength(3)
  expect(screen.getByText('Picked · scanned')).toHaveStyle({ textDecorationLine: 'line-through' })
  expect(screen.getByText('Taken back')).toBeOnTheScreen()
  expect(screen.getByText(/ · \u2068Ada\u2069$/)).toBeOnTheScreen()
})

it('says that nothing was done here', async () => {
  await openJournal(makeOrder(), [])
  expect(
    await screen.findByRole('heading', { name: 'Nothing was done with this order on this device.' }),
  ).toBeOnTheScreen()
})
