import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { type PickEvent } from '@/domain/picking/events'
import { answered } from '@/state/disk/indexedDb'
import { createIndexedDbJournal } from '@/state/journal/indexedDbJournal'
import { StaleEntry, type Journal } from '@/state/journal/journal'
import { commandFor } from '../../support/commands'
import { openElsewhere } from '../../support/disks'
import { makeOrder } from '../../support/factories'
import { eventOf, eventsOf, pick, piecesLine } from '../../support/picks'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const events = eventsOf(order, [{ type: 'picking-begun' }, pick(milk), pick(milk)])
const NEWER = 99

const start = (factory: IDBFactory) => createIndexedDbJournal(() => factory)
const write = async (journal: Journal, written: readonly PickEvent[] = events) => {
  for (const event of written) await journal.write({ event })
}
const readMiras = (journal: Journal) => journal.read(order.order_id, 'Mira')

afterEach(() => jest.restoreAllMocks())

describe('the journal in a browser', () => {
  it('rejects in a browser that keeps nothing, or forbids to ask', async () => {
    await expect(write(createIndexedDbJournal(() => undefined))).rejects.toThrow('keeps nothing')
    const forbidden = createIndexedDbJournal(() => {
      throw new Error('SecurityError')
    })
    await expect(write(forbidden)).rejects.toThrow('SecurityError')
  })

  it('asks for writes that are on the disk when they are done', async () => {
    const factory = new IDBFactory()
    const journal = start(factory)
    await journal.listOrders('Mira')
    const database = await openElsewhere(factory)
    const begin = jest.spyOn(Object.getPrototypeOf(database) as IDBDatabase, 'transaction')
    await journal.write({ event: events[0], command: commandFor(order) })
    expect(begin.mock.calls).toEqual([[['events', 'outbox'], 'readwrite', { durability: 'strict' }]])
  })

  it('rejects on a database that a newer app has changed, and harms nothing in it', async () => {
    const factory = new IDBFactory()
    await write(start(factory))
    const newer = await openElsewhere(factory, NEWER)
    await expect(write(start(factory))).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }))
    const kept = newer.transaction('events').objectStore('events').getAll()
    await expect(answered(kept)).resolves.toHaveLength(events.length)
  })

  it('makes way for a newer app in another tab, and then rejects', async () => {
    const factory = new IDBFactory()
    const journal = start(factory)
    await write(journal)
    // Never answers while somebody holds on to the old version.
    await openElsewhere(factory, NEWER)
    await expect(write(journal)).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }))
  })

  it('lets go when the storage of the browser is wiped, and begins anew', async () => {
    const factory = new IDBFactory()
    const journal = start(factory)
    await write(journal)
    await answered(factory.deleteDatabase('tote'))
    await expect(readMiras(journal)).resolves.toEqual([])
    await write(journal)
    await expect(readMiras(journal)).resolves.toEqual(events)
  })

  it('lets one of two tabs through that write at the same moment, and tells the other', async () => {
    const factory = new IDBFactory()
    const [one, two] = [start(factory), start(factory)]
    await Promise.all([one.listCommands(), two.listCommands()])
    const [begun, first, second] = events
    const both = await Promise.allSettled([
      one.write({ event: first, after: 0 }),
      two.write({ event: second, command: commandFor(order), after: 0 }),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(StaleEntry) },
    ])
    await two.write({ event: begun, after: 1 })
    await expect(readMiras(one)).resolves.toEqual([first, begun])
    await expect(one.listCommands()).resolves.toEqual([])
  })

  it('leaves nothing of an entry whose command the browser takes and then gives up', async () => {
    const journal = start(new IDBFactory())
    await write(journal)
    const { add } = IDBObjectStore.prototype
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = add.apply(this, row)
      if (this.name === 'outbox') this.transaction.abort()
      return request
    })
    const entry = { event: eventOf(order, 9, pick(milk)), command: commandFor(order) }
    await expect(journal.write(entry)).rejects.toThrow()
    jest.restoreAllMocks()
    await expect(readMiras(journal)).resolves.toEqual(events)
    await expect(journal.listCommands()).resolves.toEqual([])
    await journal.write(entry)
    await expect(journal.listCommands()).resolves.toEqual([entry.command])
  })
})
