import { type PickAct, type PickEvent } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { deskWith, doing, pickedOf, sessionOf } from '../../support/desks'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { eventOf, pick, piecesLine, setTo, weigh, weighedLine } from '../../support/picks'
import { makeHeardJournal } from '../../support/tabs'

const milk = piecesLine(12)
const bread = piecesLine(2)
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bread, bananas] })

const begin: PickAct = { type: 'picking-begun' }

const perform = (desk: PickDesk, act: PickAct) => desk.perform(order.order_id, 'Mira', doing(act))

describe('an order that is opened', () => {
  /** Counts how often the disk is read. */
  function makeCountedJournal(journal = makeJournal()) {
    const reads: string[] = []
    const read: Journal['read'] = (orderId, by) => {
      reads.push(orderId)
      return journal.read(orderId, by)
    }
    return { reads, counted: { ...journal, read } }
  }

  it('has everything that was picked before the app was closed', async () => {
    const journal = makeJournal()
    const before = await deskWith(journal, order)
    for (const act of [begin, pick(milk), setTo(bread, 2), weigh(bananas, 1.1), pick(milk)])
      await perform(before, act)
    const after = await deskWith(journal, order)
    expect(sessionOf(after, order)).toEqual(sessionOf(before, order))
    expect(pickedOf(after, order, milk)).toBe(2)
  })

  it('is read once, though it is opened twice at once, and again later', async () => {
    const { reads, counted } = makeCountedJournal()
    const desk = createPickDesk(makeHeardJournal(counted))
    await desk.enter('Mira')
    await Promise.all([desk.open(order), desk.open(order)])
    await perform(desk, pick(milk))
    const session = sessionOf(desk, order)
    await desk.open(order)
    expect(sessionOf(desk, order)).toBe(session)
    expect(reads).toEqual([order.order_id])
  })

  it('is there when the second of two openings says so', async () => {
    const desk = createPickDesk(makeHeardJournal())
    void desk.open(order)
    await desk.open(order)
    expect(pickedOf(desk, order, milk)).toBe(0)
  })

  it('is there without the entries that this version does not understand', async () => {
    const journal = makeJournal()
    await journal.write({ event: eventOf(order, 1, pick(milk)) })
    const strange = [
      { ...eventOf(order, 2, pick(milk)), type: 'scanned-by-drone' },
      { ...eventOf(order, 3, pick(milk)), id: 'no uuid' },
      { ...eventOf(order, 4, setTo(milk, 7)), quantity: 'seven' },
    ]
    for (const entry of strange) await journal.write({ event: entry as PickEvent })
    await journal.write({ event: eventOf(order, 5, pick(milk)) })
    const garbled: Journal = {
      ...journal,
      read: async (orderId, by) => [undefined, 'oops', null, 7, ...(await journal.read(orderId, by))],
    }
    expect(pickedOf(await deskWith(garbled, order), order, milk)).toBe(2)

    const desk = await deskWith(journal, order)
    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk, order, milk)).toBe(3)
  })

  it('shows what was written while it was read', async () => {
    const disk = makeJournal()
    const journal = makeHeardJournal({
      ...disk,
      read: async (orderId, by) => {
        const entries = await disk.read(orderId, by)
        // The outbox is quicker than the disk.
        if (entries.length === 0) await journal.write({ event: eventOf(order, 1, pick(milk)) })
        return entries
      },
    })
    const desk = createPickDesk(journal)
    await desk.enter('Mira')
    await desk.open(order)
    expect(pickedOf(desk, order, milk)).toBe(1)
    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk, order, milk)).toBe(2)
  })

  it('can be opened anew when the disk could not be read', async () => {
    const journal = makeJournal()
    let isBroken = true
    const moody: Journal = {
      ...journal,
      read: (orderId, by) => (isBroken ? Promise.reject(new Error('broken')) : journal.read(orderId, by)),
    }
    const desk = createPickDesk(makeHeardJournal(moody))
    await desk.enter('Mira')
    await expect(desk.open(order)).rejects.toThrow('broken')
    expect(desk.store.getState().sessions.size).toBe(0)
    isBroken = false
    await desk.open(order)
    expect(pickedOf(desk, order, milk)).toBe(0)
  })
})

describe('an order that was begun', () => {
  it('is known as such from then on, and only that one', async () => {
    const desk = await deskWith(makeJournal(), order)
    const other = makeOrder()
    await desk.open(other)
    expect(desk.store.getState().begun).toEqual(new Set())
    await perform(desk, begin)
    expect(desk.store.getState().begun).toEqual(new Set([order.order_id]))
  })

  it('keeps the list of those begun the very object that it was, while it is picked', async () => {
    const desk = await deskWith(makeJournal(), order)
    await perform(desk, begin)
    const { begun } = desk.store.getState()
    await perform(desk, pick(milk))
    expect(desk.store.getState().begun).toBe(begun)
  })

  it('is known after the app was closed and opened, before anybody opens it', async () => {
    const journal = makeJournal()
    await perform(await deskWith(journal, order), begin)
    const after = createPickDesk(makeHeardJournal(journal))
    await after.enter('Mira')
    expect(after.store.getState().begun).toEqual(new Set([order.order_id]))
    expect(after.store.getState().sessions.size).toBe(0)
  })

  it('is known also when it was begun while the journal was still being read', async () => {
    const journal = makeJournal()
    const earlier = makeOrder()
    await journal.write({ event: eventOf(earlier, 1, begin) })
    const known = await journal.listOrders('Mira')
    let answer = (_orders: string[]): void => undefined
    const slow: Journal = { ...journal, listOrders: () => new Promise((go) => (answer = go)) }
    const desk = createPickDesk(makeHeardJournal(slow))
    const entering = desk.enter('Mira')
    await desk.open(order)
    await perform(desk, begin)
    answer(known)
    await entering
    expect(desk.store.getState().begun).toEqual(new Set([order.order_id, earlier.order_id]))
  })

  it('is not known when the disk cannot be read, and the app starts all the same', async () => {
    const broken: Journal = { ...makeJournal(), listOrders: () => Promise.reject(new Error('broken')) }
    const desk = createPickDesk(makeHeardJournal(broken))
    await expect(desk.enter('Mira')).resolves.toBeUndefined()
    expect(desk.store.getState().begun).toEqual(new Set())
  })
})
