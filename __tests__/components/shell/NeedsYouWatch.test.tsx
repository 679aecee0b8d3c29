import { screen, waitFor } from '@testing-library/react-native'
import { forbidden } from '@/server/problems/refusal'
import { openStore } from '../../support/decidedOrders'
import { makeOrder } from '../../support/factories'
import { pick, piecesLine } from '../../support/picks'
import { refuse } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const eggs = piecesLine(1, { name: 'Eggs' })
const acts = [pick(eggs)]

beforeEach(makeScreenTall)

it('is heard and said wherever the picker is when a decision does not come through', async () => {
  const [order, next] = [makeOrder({ items: [eggs] }), makeOrder({ items: [eggs] })]
  const picker = await openStore(`/orders/${next.order_id}/pick`, {
    orders: [order, next],
    decided: [{ order, acts }],
    signal: 'lost',
  })
  picker.store.of(order).says(() => refuse(forbidden()))
  picker.store.findSignal()
  expect(
    await screen.findByRole('alert', { name: `${order.order_code} needs you. Look under Done.` }),
  ).toBeOnTheScreen()
  expect(picker.heard).toEqual(['refused'])
})

it('is not said of the order whose screen says it already', async () => {
  const orders = [makeOrder({ items: [eggs] }), makeOrder({ items: [eggs] })] as const
  const [other, shown] = orders
  const decided = orders.map((order) => ({ order, acts }))
  const place = `/orders/${shown.order_id}/review`
  const picker = await openStore(place, { orders, decided, signal: 'lost' })
  for (const order of orders) picker.store.of(order).says(() => refuse(forbidden()))
  picker.store.findSignal()
  expect(await screen.findByText('Needs you')).toBeOnTheScreen()
  expect(picker.heard).toEqual(['refused', 'refused'])
  expect(screen.getByText(`${other.order_code} needs you. Look under Done.`)).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: '1 needs you. Open the list' })).toBeOnTheScreen()
})

it('is not said again when the app starts: the list shows it', async () => {
  const order = makeOrder({ items: [eggs] })
  const picker = await openStore('/orders', {
    orders: [order],
    decided: [{ order, acts, state: 'needs-you', trouble: { kind: 'forbidden' } }],
  })
  expect(await screen.findByRole('tab', { name: 'Done 1, Needs you' })).toBeOnTheScreen()
  expect(screen.queryByText(/needs you\. Look under Done/)).toBeNull()
  expect(picker.heard).toEqual([])
})

it("is not said of somebody else's decision", async () => {
  const order = makeOrder({ items: [eggs] })
  const picker = await openStore('/orders', {
    orders: [order],
    decided: [{ order, acts, by: 'Ben' }],
    signal: 'lost',
  })
  picker.store.of(order).says(() => refuse(forbidden()))
  picker.store.findSignal()
  await waitFor(() => expect(picker.store.of(order).sent).toHaveLength(1))
  await screen.findByRole('tab', { name: 'To pick 1' })
  expect(screen.queryByText(/needs you/)).toBeNull()
  expect(picker.heard).toEqual([])
})
