import { IDBFactory } from 'fake-indexeddb'
import { decideEnd } from '@/domain/picking/decideEnd'
import { type PickAct } from '@/domain/picking/events'
import { judgePickByHand } from '@/domain/picking/pickByHand'
import { isClosed, type PickSession } from '@/domain/picking/session'
import { createHeardJournal } from '@/state/journal/heardJournal'
import { StaleEntry, type Journal } from '@/state/journal/journal'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { commandFor, finishOf } from '../../support/commands'
import { deskWith, doing, pickedOf, sessionOf } from '../../support/desks'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { eventOf, getLine, miss, pick, piecesLine } from '../../support/picks'
import { makeHeardJournal, makeNeighbours } from '../../support/tabs'
import { until } from '../../support/until'

const milk = piecesLine(12)
const bread = piecesLine(2)
const order = makeOrder({ items: [milk, bread] })
const begin: PickAct = { type: 'picking-begun' }

const perform = (desk: PickDesk, act: PickAct) => desk.perform(order.order_id, 'Mira', doing(act))
const pickByHand = (desk: PickDesk) =>
  desk.perform(order.order_id, 'Mira', (session): { kind: string; act?: PickAct } =>
    judgePickByHand(getLine(session, milk)),
  )
const finish = (desk: PickDesk) =>
  desk.perform(order.order_id, 'Mira', (session) =>
    decideEnd(session, finishOf(order), (update) => commandFor(order, { update })),
  )

/** Mira has the order open in each of them. */
async function openTabs(count: number) {
  const factory = new IDBFactory()
  const desks = makeNeighbours(count).map((neighbours) =>
    createPickDesk(createHeardJournal(makeJournal(factory), neighbours)),
  )
  for (const desk of desks) {
    await desk.enter('Mira')
    await desk.open(order)
  }
  return { desks: desks as [PickDesk, PickDesk, ...PickDesk[]], disk: makeJournal(factory) }
}

const eventually = (desk: PickDesk, isTrue: (session: PickSession) => boolean) =>
  until(async () => sessionOf(desk, order), isTrue, { everyMs: 5 })

const pickedIn = (session: PickSession) => getLine(session, milk).picked

describe('two tabs', () => {
  it('show what is picked in either of them', async () => {
    const { desks } = await openTabs(2)
    const [one, two] = desks
    await perform(one, pick(milk))
    await eventually(two, (session) => pickedIn(session) === 1)
    await perform(two, pick(milk))
    await eventually(one, (session) => pickedIn(session) === 2)
  })

  it('both know that an order was begun, also where it does not lie open', async () => {
    const { desks } = await openTabs(2)
    const [one, two] = desks
    const other = makeOrder()
    await one.open(other)
    await one.perform(other.order_id, 'Mira', doing(begin))
    await until(
      async () => two.store.getState().begun,
      (begun) => begun.has(other.order_id),
      { everyMs: 5 },
    )
    expect(two.store.getState().sessions.has(other.order_id)).toBe(false)
  })

  it('judge on what the other has picked, although nobody told them', async () => {
    const disk = makeJournal()
    const [one, two] = [await deskWith(disk, order), await deskWith(disk, order)]
    for (let pieces = 0; pieces < 12; pieces += 1) await pickByHand(one)
    expect(pickedOf(two, order, milk)).toBe(0)
    await expect(pickByHand(two)).resolves.toMatchObject({ verdict: { kind: 'already-complete' } })
    expect(pickedOf(two, order, milk)).toBe(12)
  })

  it.each([2, 3])(
    'make twelve of twelve when %i pick at the same moment, and none is lost',
    async (count) => {
      const { desks, disk } = await openTabs(count)
      const performed = await Promise.all(
        Array.from({ length: 13 }, (_, nth) => pickByHand(desks[nth % count] ?? desks[0])),
      )
      const verdicts = performed.map((one) => one.kind === 'kept' && one.verdict.kind).sort()
      expect(verdicts).toEqual(['already-complete', ...Array<string>(12).fill('picked')])
      await expect(disk.read(order.order_id, 'Mira')).resolves.toHaveLength(12)
      for (const desk of desks) await eventually(desk, (session) => pickedIn(session) === 12)
    },
  )

  it('have on the disk what they said they have, in a burst longer than any patience', async () => {
    const large = piecesLine(200)
    const cart = makeOrder({ items: [large] })
    const { desks, disk } = await openTabs(2)
    for (const desk of desks) await desk.open(cart)
    const performed = await Promise.all(
      Array.from({ length: 120 }, (_, nth) =>
        (desks[nth % 2] ?? desks[0]).perform(cart.order_id, 'Mira', doing(pick(large))),
      ),
    )
    const kept = performed.filter(({ kind }) => kind === 'kept').length
    await expect(disk.read(cart.order_id, 'Mira')).resolves.toHaveLength(kept)
    for (const desk of desks)
      await until(
        async () => pickedOf(desk, cart, large),
        (picked) => picked === kept,
      )
  })
})

describe('an end that is decided in one tab', () => {
  it('closes the cart in the other', async () => {
    const { desks } = await openTabs(2)
    const [one, two] = desks
    await expect(finish(one)).resolves.toMatchObject({ kind: 'kept', verdict: { kind: 'decided' } })
    const closed = await eventually(two, isClosed)
    expect(closed.decided).toMatchObject({ status: 'READY_FOR_PICKUP', by: 'Mira' })
    await perform(two, pick(milk))
    expect(pickedOf(two, order, milk)).toBe(0)
  })

  it('is decided once when both decide at the same moment', async () => {
    const { desks, disk } = await openTabs(2)
    const performed = await Promise.all(desks.map(finish))
    const kinds = performed.map((one) => one.kind === 'kept' && one.verdict.kind)
    expect(kinds.sort()).toEqual(['closed-already', 'decided'])
    await expect(disk.listCommands()).resolves.toHaveLength(1)
    await expect(disk.read(order.order_id, 'Mira')).resolves.toHaveLength(1)
  })

  it('and a pick in the other at the same moment: what is sent is what the cart then holds', async () => {
    const { desks, disk } = await openTabs(2)
    const [one, two] = desks
    await Promise.all([
      perform(two, pick(milk)),
      perform(two, miss(bread)),
      finish(one),
      perform(two, pick(milk)),
    ])
    const types = (await disk.read(order.order_id, 'Mira')).map((entry) => (entry as { type: string }).type)
    expect(types.at(-1)).toBe('end-decided')
    await expect(disk.listCommands()).resolves.toHaveLength(1)
  })
})

describe('a disk that always knows better', () => {
  it('is given up on after a while, and the picker is told', async () => {
    const disk = makeJournal()
    const restless: Journal = { ...disk, write: () => Promise.reject(new StaleEntry()) }
    const desk = await deskWith(restless, order)
    await expect(perform(desk, pick(milk))).resolves.toEqual({
      kind: 'not-kept',
      verdict: { act: pick(milk) },
    })
    expect(pickedOf(desk, order, milk)).toBe(0)
  })

  it('and cannot be read is given up on at once', async () => {
    const disk = makeJournal()
    let isBroken = false
    const broken: Journal = {
      ...disk,
      read: (orderId, by) => (isBroken ? Promise.reject(new Error('broken')) : disk.read(orderId, by)),
    }
    const desk = createPickDesk(makeHeardJournal(broken))
    await desk.enter('Mira')
    await desk.open(order)
    await disk.write({ event: eventOf(order, 1, pick(milk)) })
    isBroken = true
    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'not-kept' })
    isBroken = false
    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk, order, milk)).toBe(2)
  })
})
