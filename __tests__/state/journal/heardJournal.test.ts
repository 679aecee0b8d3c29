import { IDBFactory } from 'fake-indexeddb'
import { createHeardJournal, type JournalNews, type Neighbours } from '@/state/journal/heardJournal'
import { type Journal } from '@/state/journal/journal'
import { aWhile } from '../../support/aWhile'
import { commandFor } from '../../support/commands'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { eventOf, pick, piecesLine } from '../../support/picks'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const event = eventOf(order, 1, pick(milk))
const command = commandFor(order)

/** A tab whose neighbours are in the hand of the test. */
function openTab(disk: Journal = makeJournal()) {
  const told: unknown[] = []
  let hearNeighbour: Parameters<Neighbours['listen']>[0] = () => undefined
  const journal = createHeardJournal(disk, {
    tell: (news) => void told.push(news),
    listen: (hear) => {
      hearNeighbour = hear
      return () => undefined
    },
  })
  const heard: JournalNews[] = []
  const stop = journal.listen((news) => void heard.push(news))
  return { journal, told, heard, stop, neighbourSays: hearNeighbour }
}

it('keeps what is on the disk when a listener breaks, tells the others, and lets the fault be known', async () => {
  const disk = makeJournal()
  const { journal, heard, told } = openTab(disk)
  journal.listen(() => {
    throw new Error('a screen broke')
  })
  journal.listen((news) => void heard.push(news))
  const later = jest.spyOn(globalThis, 'setTimeout').mockImplementation((act) => {
    faults.push(act)
    return setImmediate(() => undefined) as never
  })
  const faults: (() => void)[] = []
  await journal.write({ event }).finally(() => later.mockRestore())
  await expect(disk.read(order.order_id, event.by)).resolves.toHaveLength(1)
  expect(heard).toHaveLength(2)
  expect(told).toHaveLength(1)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toThrow('a screen broke')
})

it('has told its listeners when a write is done, and not before it is on the disk', async () => {
  const disk = makeJournal()
  let letThrough = (): void => undefined
  const slow: Journal = {
    ...disk,
    write: async (entry) => {
      await new Promise<void>((go) => (letThrough = go))
      await disk.write(entry)
    },
  }
  const { journal, heard } = openTab(slow)
  const writing = journal.write({ event })
  await aWhile()
  expect(heard).toEqual([])
  letThrough()
  await writing
  expect(heard).toEqual([{ orderId: order.order_id, event, isOutboxChanged: false }])
})

it.each([
  ['an event', { event }, order.order_id, false],
  ['a command', { command }, undefined, true],
  ['the end of a command', { settled: command.id }, undefined, true],
  ['an event with its command', { event, command }, order.order_id, true],
])('tells listeners and neighbours of %s', async (_, entry, orderId, isOutboxChanged) => {
  const { journal, heard, told } = openTab()
  await journal.write(entry)
  expect(heard).toEqual([{ orderId, event: 'event' in entry ? event : undefined, isOutboxChanged }])
  // Another tab reads for itself: what is on the disk counts, not what it was told.
  expect(told).toEqual([{ orderId, isOutboxChanged }])
})

it('says nothing of what the disk refused', async () => {
  const disk = makeJournal()
  const full: Journal = { ...disk, write: () => Promise.reject(new Error('disk full')) }
  const { journal, heard, told } = openTab(full)
  await expect(journal.write({ event, command })).rejects.toThrow('disk full')
  expect({ heard, told }).toEqual({ heard: [], told: [] })
})

it('hands on what a neighbour wrote, to be read, and does not tell it round', () => {
  const { heard, told, neighbourSays } = openTab()
  neighbourSays({ orderId: order.order_id, isOutboxChanged: true })
  expect(heard).toEqual([{ orderId: order.order_id, event: undefined, isOutboxChanged: true }])
  expect(told).toEqual([])
})

it('tells nobody who no longer listens', async () => {
  const { journal, heard, stop, neighbourSays } = openTab()
  stop()
  await journal.write({ event })
  neighbourSays({ orderId: order.order_id, isOutboxChanged: false })
  expect(heard).toEqual([])
})

it('reads as its disk does', async () => {
  const factory = new IDBFactory()
  const { journal } = openTab(makeJournal(factory))
  await journal.write({ event, command })
  const bare = makeJournal(factory)
  await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual([event])
  await expect(bare.read(order.order_id, 'Mira')).resolves.toEqual([event])
  await expect(journal.listOrders('Mira')).resolves.toEqual([order.order_id])
  await expect(journal.listCommands()).resolves.toEqual([command])
})
