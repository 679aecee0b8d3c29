import { screen, userEvent, waitFor } from '@testing-library/react-native'
import { type Order } from '@/domain/contract/order'
import { CREW_PIN, openStore, readCommands } from '../../support/decidedOrders'
import { makeOrder } from '../../support/factories'
import { pick, piecesLine } from '../../support/picks'
import { press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()
const choose = async (name: string | RegExp) => user.press(await screen.findByRole('tab', { name }))

const eggs = piecesLine(1, { name: 'Eggs' })
const makeEggs = (more: Partial<Order> = {}) => makeOrder({ items: [eggs], ...more })
const acts = [pick(eggs)]
const byCustomer = {
  kind: 'ended-otherwise' as const,
  status: 'CANCELLED' as const,
  cancelledBy: 'CUSTOMER',
  differences: [],
}
const inNeed = (order: Order) => ({ order, acts, state: 'needs-you' as const, trouble: byCustomer })

/** The cards, from top to bottom, by what they begin with. */
const cards = () =>
  screen
    .getAllByRole('button', { name: /K7-/ })
    .map(({ props }) => String(props.accessibilityLabel ?? props['aria-label'] ?? ''))

beforeEach(makeScreenTall)

describe('what was decided here', () => {
  it('is neither to be picked nor begun, and stands under Done: first what needs a person', async () => {
    const [waiting, needed, open] = [makeEggs(), makeEggs(), makeEggs()]
    await openStore('/orders', {
      orders: [waiting, needed, open],
      decided: [{ order: waiting, acts }, inNeed(needed)],
      stuck: [waiting],
    })
    expect(await screen.findByRole('tab', { name: 'To pick 1' })).toBeOnTheScreen()
    expect(screen.getByRole('tab', { name: 'Picking 0' })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: `Start ${open.order_code}` })).toBeOnTheScreen()

    await choose('Done 1, Needs you')
    await screen.findByRole('button', { name: new RegExp(`^${waiting.order_code}, Waiting to send`) })
    expect(cards()).toEqual([
      `${needed.order_code}, Needs you. The customer cancelled this order. Put the goods back.`,
      expect.stringMatching(
        new RegExp(`^${waiting.order_code}, Waiting to send\\. Ready for pickup · saved on this device .+$`),
      ),
    ])
  })

  it('stands there once, however the service holds it, and a cancelled order is never called ready', async () => {
    const needed = makeEggs({ status: 'CANCELLED' })
    const waiting = makeEggs({ status: 'CANCELLED' })
    const done = makeEggs({ status: 'READY_FOR_PICKUP' })
    await openStore('/orders?tab=done', {
      orders: [needed, waiting, done],
      decided: [inNeed(needed), { order: waiting, acts, role: 'lead' }],
    })
    expect(await screen.findByRole('button', { name: new RegExp(done.order_code) })).toBeOnTheScreen()
    expect(await screen.findByText(/^Cancelled · saved on this device/)).toBeOnTheScreen()
    expect(screen.getAllByText(needed.order_code)).toHaveLength(1)
    expect(screen.getAllByText(waiting.order_code)).toHaveLength(1)
    expect(screen.getAllByText(/Ready for pickup/)).toHaveLength(1)
  })

  it('says that an order is to be cancelled, whatever it is until then', async () => {
    const order = makeEggs({ status: 'READY_FOR_PICKUP' })
    await openStore('/orders?tab=done', { orders: [order], decided: [{ order, role: 'lead' }] })
    expect(await screen.findByText(/^Cancelled · saved on this device/)).toBeOnTheScreen()
    expect(screen.queryByText(/Ready for pickup/)).toBeNull()
  })

  it('of somebody else is none of my business', async () => {
    const order = makeEggs()
    await openStore('/orders', { orders: [order], decided: [{ order, acts, by: 'Ben' }], stuck: [order] })
    expect(await screen.findByRole('tab', { name: 'To pick 1' })).toBeOnTheScreen()
    expect(screen.queryByText(/to send/)).toBeNull()
  })

  it('by somebody who was removed from the device is a team lead’s business', async () => {
    const [left, kept] = [makeEggs(), makeEggs()]
    const { journal } = await openStore('/orders?tab=done', {
      orders: [left, kept],
      decided: [
        { ...inNeed(left), by: 'Ben' },
        { ...inNeed(kept), by: 'Jonas' },
      ],
      crew: ['Jonas'],
      role: 'lead',
    })
    for (const digit of CREW_PIN) await press(digit)
    await press('OK')
    await screen.findByRole('tab', { name: 'Done 1, Needs you' })
    await press(/^K7-.*, Needs you\. Ben · The customer cancelled this order/)
    await press('Understood')
    expect(await screen.findByRole('tab', { name: 'Done' })).toBeOnTheScreen()
    expect((await readCommands(journal)).map(({ by }) => by)).toEqual(['Jonas'])
  })

  it('by somebody who was removed is still none of a picker’s', async () => {
    const left = makeEggs()
    await openStore('/orders?tab=done', {
      orders: [left],
      decided: [{ ...inNeed(left), by: 'Ben' }],
      crew: ['Jonas'],
    })
    for (const digit of CREW_PIN) await press(digit)
    await press('OK')
    expect(await screen.findByRole('tab', { name: 'Done' })).toBeOnTheScreen()
    expect(screen.queryByText(/Needs you/)).toBeNull()
  })

  it('is there without a signal, also after the app was closed', async () => {
    const [waiting, needed] = [makeEggs(), makeEggs()]
    const decided = [{ order: waiting, acts }, inNeed(needed)]
    await openStore('/orders?tab=done', { orders: [waiting, needed], decided, signal: 'lost' })
    expect(await screen.findByText(/^Ready for pickup · saved on this device/)).toBeOnTheScreen()
    expect(screen.getByText('Needs you')).toBeOnTheScreen()
    expect(await screen.findByText('Orders could not be loaded')).toBeOnTheScreen()
    await press(new RegExp(`^${needed.order_code}, Needs you`))
    expect(
      await screen.findByRole('alert', { name: 'The customer cancelled this order. Put the goods back.' }),
    ).toBeOnTheScreen()
  })

  it('moves to what is done when it was sent', async () => {
    const order = makeEggs()
    const decided = [{ order, acts }]
    const picker = await openStore('/orders?tab=done', { orders: [order], decided, signal: 'lost' })
    await screen.findByText('Waiting to send')
    picker.store.findSignal()
    await waitFor(async () => expect(await readCommands(picker.journal)).toEqual([]))
    expect(await screen.findByText('Ready for pickup')).toBeOnTheScreen()
    expect(screen.getByText(order.order_code)).toBeOnTheScreen()
  })
})

describe('the strip above', () => {
  it('says since when there is no signal and what is to be sent, and leads there', async () => {
    const [waiting, open] = [makeEggs(), makeEggs()]
    const decided = [{ order: waiting, acts }]
    const picker = await openStore('/orders', { orders: [waiting, open], decided, stuck: [waiting] })
    await screen.findByRole('tab', { name: 'To pick 1' })
    picker.store.loseSignal()
    await press('Live. Refresh now')
    expect(await screen.findByText(/^Offline since /)).toBeOnTheScreen()
    await press('1 to send. Open the list')
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
  })

  it('is not there while everything is sent and fresh', async () => {
    await openStore('/orders', { orders: [makeEggs()] })
    await screen.findByRole('tab', { name: 'To pick 1' })
    expect(screen.queryByText(/Offline since|to send|needs you/)).toBeNull()
  })

  it('counts what waits and what needs a person, with a signal too', async () => {
    const [waiting, needed] = [makeEggs(), makeEggs()]
    await openStore('/orders', {
      orders: [waiting, needed],
      decided: [{ order: waiting, acts }, inNeed(needed)],
      stuck: [waiting],
    })
    expect(screen.queryByText(/^Offline since /)).toBeNull()
    await press('1 to send, 1 needs you. Open the list')
    expect(await screen.findByRole('tab', { name: 'Done 1, Needs you' })).toBeSelected()
  })

  describe('and changes of the store', () => {
    const tasks = [{ type: 'export' as const }, { type: 'export' as const }]

    it('are counted for a team lead, apart from orders: each leads to its own list', async () => {
      const [waiting, open] = [makeEggs(), makeEggs()]
      await openStore('/orders', {
        orders: [waiting, open],
        decided: [inNeed(waiting)],
        tasks,
        role: 'lead',
        signal: 'lost',
      })
      expect(
        await screen.findByRole('button', { name: '2 changes to send. Open the list' }),
      ).toBeOnTheScreen()
      await press('1 needs you. Open the list')
      expect(screen.getByRole('tab', { name: 'Done 1, Needs you' })).toBeSelected()
    })

    it('are none of a picker’s business, who can do nothing about them', async () => {
      const [waiting, open] = [makeEggs(), makeEggs()]
      const decided = [{ order: waiting, acts }]
      await openStore('/orders', { orders: [waiting, open], decided, tasks, signal: 'lost' })
      expect(await screen.findByRole('button', { name: '1 to send. Open the list' })).toBeOnTheScreen()
      expect(screen.queryByText(/change/)).toBeNull()
    })
  })

  it('leads from the picking to the list too', async () => {
    const [open, waiting] = [makeEggs(), makeEggs()]
    await openStore(`/orders/${open.order_id}/pick`, {
      orders: [open, waiting],
      decided: [{ order: waiting, acts }],
      stuck: [waiting],
    })
    await press('1 to send. Open the list')
    expect(await screen.findByRole('tab', { name: 'Done' })).toBeSelected()
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
    await choose('To pick 1')
    expect(screen.getByRole('tab', { name: 'To pick 1' })).toBeSelected()
  })
})

describe('the page of an order', () => {
  it.each([
    ['finished', { acts }, 'Ready for pickup'],
    ['cancelled', {}, 'Cancelled'],
  ])('that was %s here says so instead of offering to start it', async (_, decision, word) => {
    const order = makeEggs()
    const decided = [{ order, role: 'lead' as const, ...decision }]
    const given = { orders: [order], decided, role: 'lead' as const }
    const picker = await openStore(`/orders/${order.order_id}`, given)
    picker.store.loseSignal()
    picker.store.of(order).says(() => new Response(null, { status: 503 }))
    picker.restart(`/orders/${order.order_id}`)
    picker.store.findSignal()
    await screen.findByRole('button', { name: new RegExp(`${word} · saved on this device`) })
    expect(screen.queryByRole('button', { name: /Start picking|Go on picking|Cancel this order/ })).toBeNull()
    await press('Look at it')
    expect(await screen.findByRole('heading', { name: word })).toBeOnTheScreen()
  })
})
