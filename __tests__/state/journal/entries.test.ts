import { type Command } from '@/domain/outbox/command'
import { type PickEvent } from '@/domain/picking/events'
import { StaleEntry, type Journal, type JournalEntry } from '@/state/journal/journal'
import { commandFor } from '../../support/commands'
import { closeFiles, DISKS, removeFolders } from '../../support/disks'
import { makeOrder } from '../../support/factories'
import { eventOf, eventsOf, pick, piecesLine } from '../../support/picks'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const [first, second, third] = [commandFor(order), commandFor(makeOrder()), commandFor(makeOrder())]
const events = eventsOf(order, [{ type: 'picking-begun' }, pick(milk)])

const decided = (command: Command, place = 9): PickEvent =>
  eventOf(order, place, { type: 'end-decided', commandId: command.id, status: 'READY_FOR_PICKUP' })

const writeAll = async (journal: Journal, entries: readonly JournalEntry[]) => {
  for (const entry of entries) await journal.write(entry)
}

/** Everything that a start of the app would find. */
const found = async (journal: Journal) => ({
  events: await journal.read(order.order_id, 'Mira'),
  commands: await journal.listCommands(),
})

afterEach(closeFiles)
afterAll(removeFolders)

describe.each(DISKS)('what is written together in %s', (_, makeDisk) => {
  it('is all there, also after the app was closed and opened', async () => {
    const disk = makeDisk()
    await disk.start().write({ event: decided(first), command: first })
    await expect(found(disk.start())).resolves.toEqual({ events: [decided(first)], commands: [first] })
  })

  it('leaves neither event nor command when the disk fails half way, and goes on when it works again', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await writeAll(journal, [...events.map((event) => ({ event })), { command: second }])
    disk.failAtCommands(true)
    await expect(journal.write({ event: decided(first), command: first })).rejects.toThrow()
    await expect(found(journal)).resolves.toEqual({ events, commands: [second] })
    await expect(found(disk.start())).resolves.toEqual({ events, commands: [second] })

    disk.failAtCommands(false)
    await journal.write({ event: decided(first), command: first })
    await expect(found(journal)).resolves.toEqual({
      events: [...events, decided(first)],
      commands: [second, first],
    })
  })

  it('leaves nothing of it on a full disk either', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await journal.write({ command: second })
    await disk.setFull(true)
    const large = { ...first, orderCode: 'K7'.repeat(40_000) }
    await expect(journal.write({ event: decided(first), command: large })).rejects.toThrow()
    await disk.setFull(false)
    await expect(found(journal)).resolves.toEqual({ events: [], commands: [second] })
  })

  it('may end a command and say so in the journal', async () => {
    const journal = makeDisk().start()
    await writeAll(journal, [{ command: first }, { command: second }])
    await journal.write({ event: decided(first), settled: first.id })
    await expect(found(journal)).resolves.toEqual({ events: [decided(first)], commands: [second] })
  })
})

describe.each(DISKS)('the outbox in %s', (_, makeDisk) => {
  it('is in the order of writing, whatever the clock and the ids say', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    const earlier: Command = { ...third, at: '1999-01-01T00:00:00.000Z', id: first.id.replace(/^../, '00') }
    const later: Command = { ...second, at: '2099-01-01T00:00:00.000Z', id: first.id.replace(/^../, 'ff') }
    const written = [later, first, earlier]
    await writeAll(
      journal,
      written.map((command) => ({ command })),
    )
    await expect(journal.listCommands()).resolves.toEqual(written)
    await expect(disk.start().listCommands()).resolves.toEqual(written)
  })

  it('keeps the place of a command that is written again', async () => {
    const journal = makeDisk().start()
    const unsure: Command = { ...first, state: 'unsure' }
    await writeAll(journal, [
      { command: first },
      { command: second },
      { command: unsure },
      { command: third },
    ])
    await expect(journal.listCommands()).resolves.toEqual([unsure, second, third])
  })

  it('lets go of what is settled, and puts what comes afterwards at the end', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await writeAll(journal, [{ command: first }, { command: second }, { command: third }])
    await journal.write({ settled: third.id })
    await journal.write({ settled: first.id })
    await expect(journal.listCommands()).resolves.toEqual([second])
    await disk.start().write({ command: first })
    await expect(journal.listCommands()).resolves.toEqual([second, first])
  })

  it('is not harmed by a command that is settled twice, or was never there', async () => {
    const journal = makeDisk().start()
    await writeAll(journal, [{ command: first }, { settled: second.id }, { settled: second.id }])
    await expect(journal.listCommands()).resolves.toEqual([first])
  })

  it('keeps every one of the commands that come at once, in their order', async () => {
    const journal = makeDisk().start()
    const many = Array.from({ length: 30 }, () => commandFor(order))
    await Promise.all(many.map((command) => journal.write({ command })))
    await expect(journal.listCommands()).resolves.toEqual(many)
  })

  it('hands out what it does not understand without hiding the rest', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await journal.write({ command: first })
    await disk.spoilOutbox(second.id)
    await journal.write({ command: third })
    const listed = await journal.listCommands()
    expect(listed).toHaveLength(3)
    expect([listed[0], listed[2]]).toEqual([first, third])
  })
})

describe.each(DISKS)('a writer who did not see the last entry in %s', (_, makeDisk) => {
  it('is refused, and nothing of what they wrote is there', async () => {
    const disk = makeDisk()
    const [one, two] = [disk.start(), disk.start()]
    await writeAll(
      one,
      events.map((event) => ({ event })),
    )
    const late = { event: decided(first), command: first, after: 1 }
    await expect(two.write(late)).rejects.toThrow(StaleEntry)
    await expect(two.write({ ...late, after: 3 })).rejects.toThrow(StaleEntry)
    await expect(found(two)).resolves.toEqual({ events, commands: [] })
    await two.write({ ...late, after: 2 })
    await expect(found(one)).resolves.toEqual({ events: [...events, decided(first)], commands: [first] })
  })

  it('is not kept waiting by other orders and other pickers', async () => {
    const journal = makeDisk().start()
    const elsewhere = eventOf(makeOrder(), 1, pick(milk))
    const somebodys = { ...eventOf(order, 2, pick(milk)), by: 'Jonas' }
    await writeAll(journal, [{ event: elsewhere }, { event: somebodys }])
    await journal.write({ event: decided(first), after: 0 })
    await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual([decided(first)])
  })

  it('counts what nobody understands', async () => {
    const disk = makeDisk()
    const journal = disk.start()
    await journal.listCommands()
    await disk.spoilEvents(order.order_id, 'Mira')
    await expect(journal.write({ event: decided(first), after: 0 })).rejects.toThrow(StaleEntry)
    await journal.write({ event: decided(first), after: 1 })
    await expect(journal.read(order.order_id, 'Mira')).resolves.toHaveLength(2)
  })

  it.each<[string, JournalEntry]>([
    ['marks it', { command: { ...first, state: 'unsure' } }],
    ['ends it', { event: decided(first), settled: first.id }],
  ])('of a command that has changed meanwhile is refused, who %s', async (_what, entry) => {
    const disk = makeDisk()
    const [one, two] = [disk.start(), disk.start()]
    const stuck: Command = { ...first, state: 'needs-you', trouble: { kind: 'gone' } }
    await writeAll(one, [{ command: first }, { command: stuck }])
    await expect(two.write({ ...entry, expected: { id: first.id, state: 'waiting' } })).rejects.toThrow(
      StaleEntry,
    )
    await expect(found(two)).resolves.toEqual({ events: [], commands: [stuck] })

    await one.write({ settled: first.id })
    await expect(two.write({ ...entry, expected: { id: first.id, state: 'needs-you' } })).rejects.toThrow(
      StaleEntry,
    )
    await expect(found(two)).resolves.toEqual({ events: [], commands: [] })
  })

  it('is the second of two at the same moment, whichever that is', async () => {
    const journal = makeDisk().start()
    await journal.write({ command: first })
    const expected = { id: first.id, state: 'waiting' } as const
    const unsure: Command = { ...first, state: 'unsure' }
    const both = await Promise.allSettled([
      journal.write({ command: unsure, expected }),
      journal.write({ event: decided(first), settled: first.id, expected }),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(StaleEntry) },
    ])
    await expect(found(journal)).resolves.toEqual({ events: [], commands: [unsure] })
  })
})
