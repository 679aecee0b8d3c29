import fc from 'fast-check'
import { pickEventSchema, type PickEvent } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { arbitraryPicks } from '../../support/arbitraryPicks'
import { closeFiles, DISKS, removeFolders } from '../../support/disks'
import { makeOrder } from '../../support/factories'
import { eventOf, eventsOf, miss, pick, piecesLine } from '../../support/picks'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const other = makeOrder({ items: [milk] })
const events = eventsOf(order, [{ type: 'picking-begun' }, pick(milk), pick(milk)])

async function writeAll(journal: Journal, written: readonly PickEvent[]): Promise<void> {
  for (const event of written) await journal.write({ event })
}

const readMiras = (journal: Journal) => journal.read(order.order_id, 'Mira')

afterEach(closeFiles)
afterAll(removeFolders)

describe.each(DISKS)('the journal in %s', (_, makeDisk) => {
  it('hands the events of each order out as they were written, oldest first', async () => {
    const journal = makeDisk().start()
    const others = eventsOf(other, [pick(milk), miss(milk)])
    const [begun, first, second] = events
    const written = [begun, others[0], first, others[1], second].flatMap((event) => event ?? [])
    await writeAll(journal, written)
    await expect(readMiras(journal)).resolves.toEqual(events)
    await expect(journal.read(other.order_id, 'Mira')).resolves.toEqual(others)
  })

  it('knows which orders have events, each once', async () => {
    const journal = makeDisk().start()
    await expect(journal.listOrders('Mira')).resolves.toEqual([])
    await writeAll(journal, [...events, eventOf(other, 9, pick(milk))])
    expect((await journal.listOrders('Mira')).sort()).toEqual([order.order_id, other.order_id].sort())
  })

  it('counts the events of all orders and pickers', async () => {
    const journal = makeDisk().start()
    await expect(journal.countEvents()).resolves.toBe(0)
    await writeAll(journal, [...events, { ...eventOf(other, 9, pick(milk)), by: 'Sam' }])
    await expect(journal.countEvents()).resolves.toBe(events.length + 1)
  })

  it('has nothing of an order that nobody has touched', async () => {
    const journal = makeDisk().start()
    await writeAll(journal, events)
    await expect(journal.read(other.order_id, 'Mira')).resolves.toEqual([])
  })

  it('shows nobody what somebody else did, whatever their names begin or end with', async () => {
    const journal = makeDisk().start()
    const names = ['Mira', 'Mir', 'Mira ', 'mira', 'Mira\u0301', '']
    const written = names.map((by, place) => ({ ...eventOf(order, place, pick(milk)), by }))
    const elsewhere = { ...eventOf(other, 9, pick(milk)), by: 'Jonas' }
    await writeAll(journal, [...written, elsewhere])
    for (const [place, by] of names.entries()) {
      await expect(journal.read(order.order_id, by)).resolves.toEqual([written[place]])
      await expect(journal.listOrders(by)).resolves.toEqual([order.order_id])
    }
    await expect(journal.read(order.order_id, 'Jonas')).resolves.toEqual([])
    await expect(journal.listOrders('Jonas')).resolves.toEqual([other.order_id])
    await expect(journal.listOrders('Ada')).resolves.toEqual([])
  })

  it('is still there after the app was closed and opened', async () => {
    const disk = makeDisk()
    await writeAll(disk.start(), events)
    const after = disk.start()
    await expect(readMiras(after)).resolves.toEqual(events)
    await after.write({ event: eventOf(order, 9, miss(milk)) })
    await expect(readMiras(disk.start())).resolves.toHaveLength(events.length + 1)
  })

  it('is one for two that have it open', async () => {
    const disk = makeDisk()
    const [one, two] = [disk.start(), disk.start()]
    const [begun, first, second] = events
    if (!begun || !first || !second) throw new Error('three events are needed')
    await one.write({ event: begun })
    await two.write({ event: first })
    await one.write({ event: second })
    await expect(readMiras(one)).resolves.toEqual(events)
    await expect(readMiras(two)).resolves.toEqual(events)
  })

  it('keeps every one of the events that come at once, in their order', async () => {
    const journal = makeDisk().start()
    const many = eventsOf(order, Array(40).fill(pick(milk)))
    await Promise.all(many.map((event) => journal.write({ event })))
    await expect(readMiras(journal)).resolves.toEqual(many)
  })

  it('hands out what it does not understand without hiding the rest', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await writeAll(journal, events.slice(0, 2))
    await disk.spoilEvents(order.order_id, 'Mira')
    await writeAll(journal, events.slice(2))
    const read = await readMiras(journal)
    expect(read).toHaveLength(4)
    expect(pickEventSchema.safeParse(read[2]).success).toBe(false)
    expect([...read.slice(0, 2), ...read.slice(3)]).toEqual(events)
    await expect(journal.listOrders('Mira')).resolves.toEqual([order.order_id])
  })

  it('rejects what a full disk does not take, keeps what was there, and goes on when there is room', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await writeAll(journal, events)
    await disk.setFull(true)
    const code = '4006381333931'.repeat(6_000)
    const large = eventOf(order, 9, { type: 'unit-picked', lineId: milk._id, how: 'scan', code })
    await expect(journal.write({ event: large })).rejects.toThrow()
    await expect(readMiras(journal)).resolves.toEqual(events)
    await disk.setFull(false)
    await journal.write({ event: large })
    await expect(readMiras(journal)).resolves.toEqual([...events, large])
  })

  it('tries anew when it could not be opened', async () => {
    const journal = makeDisk().startTooEarly()
    const early = [journal.write({ event: eventOf(order, 8, pick(milk)) }), readMiras(journal)]
    expect((await Promise.allSettled(early)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await new Promise((resolve) => setTimeout(resolve, 5))
    await writeAll(journal, events)
    await expect(readMiras(journal)).resolves.toEqual(events)
  })

  it('gives back whatever it was given, to whom it belongs', async () => {
    // SQLite ends a text at its first NUL; no keyboard has one.
    const names = fc.string({ unit: 'binary' }).map((name) => name.replaceAll('\0', ''))
    await fc.assert(
      fc.asyncProperty(arbitraryPicks, names, names, async (picks, one, another) => {
        const valid = picks.events.filter((event) => pickEventSchema.safeParse(event).success)
        const written = valid.map((event, place) => ({ ...event, by: place % 3 === 0 ? another : one }))
        const disk = makeDisk()
        await writeAll(disk.start(), written)
        const after = disk.start()
        for (const by of [one, another]) {
          const own = written.filter((event) => event.by === by)
          const orderIds = [...new Set(own.map(({ orderId }) => orderId))]
          expect((await after.listOrders(by)).sort()).toEqual(orderIds.sort())
          for (const orderId of orderIds)
            expect(await after.read(orderId, by)).toEqual(own.filter((event) => event.orderId === orderId))
        }
      }),
      { numRuns: 15 },
    )
  })
})
