import { type PickAct } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { aWhile } from '../../support/aWhile'
import { deskWith, doing, makeSlowJournal, pickedOf } from '../../support/desks'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { eventOf, pick, piecesLine, setTo } from '../../support/picks'
import { makeHeardJournal } from '../../support/tabs'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const begin: PickAct = { type: 'picking-begun' }
const perform = (desk: PickDesk, by: string, act: PickAct) => desk.perform(order.order_id, by, doing(act))

describe('the next picker at a desk', () => {
  it('sees nothing of what the last one did', async () => {
    const desk = await deskWith(makeJournal(), order)
    await perform(desk, 'Mira', begin)
    await perform(desk, 'Mira', pick(milk))
    await desk.enter('Jonas')
    expect(desk.store.getState()).toEqual({ begun: new Set(), sessions: new Map() })
    await desk.open(order)
    expect(pickedOf(desk, order, milk)).toBe(0)
    await perform(desk, 'Jonas', setTo(milk, 5))

    await desk.enter('Mira')
    expect(desk.store.getState().begun).toEqual(new Set([order.order_id]))
    await desk.open(order)
    expect(pickedOf(desk, order, milk)).toBe(1)
  })

  it('sees nothing at once, before the disk has been asked', async () => {
    const desk = await deskWith(makeJournal(), order)
    await perform(desk, 'Mira', begin)
    const entering = desk.enter('Jonas')
    expect(desk.store.getState()).toEqual({ begun: new Set(), sessions: new Map() })
    await entering
  })

  it('sees nothing of a cart that was still being read when the last one left', async () => {
    const disk = makeJournal()
    await disk.write({ event: eventOf(order, 1, pick(milk)) })
    let answer = (): void => undefined
    const slow: Journal = {
      ...disk,
      read: async (orderId, by) => {
        const entries = await disk.read(orderId, by)
        if (by === 'Mira') await new Promise<void>((go) => (answer = go))
        return entries
      },
    }
    const desk = createPickDesk(makeHeardJournal(slow))
    await desk.enter('Mira')
    const opening = desk.open(order)
    await aWhile()
    await desk.enter('Jonas')
    await desk.open(order)
    answer()
    await opening
    expect(pickedOf(desk, order, milk)).toBe(0)
  })

  it('is not told of orders that the last one had begun, however late the disk says so', async () => {
    const disk = makeJournal()
    await disk.write({ event: eventOf(order, 1, begin) })
    let answer = (): void => undefined
    const slow: Journal = {
      ...disk,
      listOrders: async (by) => {
        const known = await disk.listOrders(by)
        if (by === 'Mira') await new Promise<void>((go) => (answer = go))
        return known
      },
    }
    const desk = createPickDesk(makeHeardJournal(slow))
    const entering = desk.enter('Mira')
    await aWhile()
    await desk.enter('Jonas')
    answer()
    await entering
    expect(desk.store.getState().begun).toEqual(new Set())
  })

  it('does not get what the last one wrote while leaving', async () => {
    const { slow, letOneThrough } = makeSlowJournal()
    const desk = await deskWith(slow, order)
    const last = perform(desk, 'Mira', pick(milk))
    await aWhile()
    await desk.enter('Jonas')
    await desk.open(order)
    letOneThrough()
    await expect(last).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk, order, milk)).toBe(0)
    await expect(slow.read(order.order_id, 'Mira')).resolves.toHaveLength(1)
  })
})

it('nobody picks in the name of somebody who is not at the desk', async () => {
  const journal = makeJournal()
  const desk = await deskWith(journal, order)
  await desk.enter('Jonas')
  await desk.open(order)
  const judge = jest.fn(doing(pick(milk)))
  await expect(desk.perform(order.order_id, 'Mira', judge)).resolves.toEqual({ kind: 'not-open' })
  expect(judge).not.toHaveBeenCalled()
  await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual([])
})
