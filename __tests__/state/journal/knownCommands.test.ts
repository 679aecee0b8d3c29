import fc from 'fast-check'
import { type Command } from '@/domain/outbox/command'
import { createHeardJournal, type Neighbours } from '@/state/journal/heardJournal'
import { type Journal } from '@/state/journal/journal'
import { commandFor } from '../../support/commands'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { nobody } from '../../support/tabs'

/** A disk that counts how often the outbox is read from it. */
function countedDisk(disk: Journal = makeJournal()) {
  const reads = { count: 0 }
  const counted: Journal = {
    ...disk,
    listCommands: () => {
      reads.count += 1
      return disk.listCommands()
    },
  }
  return { disk, counted, reads }
}

const [first, second, third] = Array.from({ length: 3 }, () => commandFor(makeOrder())) as [
  Command,
  Command,
  Command,
]
const many = [first, second, third]

it('reads the outbox from the disk once, however much this app writes', async () => {
  const { counted, reads, disk } = countedDisk()
  const journal = createHeardJournal(counted, nobody)
  expect(await journal.listCommands()).toEqual([])
  for (const command of many) await journal.write({ command })
  await journal.write({ command: { ...second, state: 'unsure' } })
  await journal.write({ settled: first.id })
  expect(await journal.listCommands()).toEqual([{ ...second, state: 'unsure' }, third])
  expect(await disk.listCommands()).toEqual([{ ...second, state: 'unsure' }, third])
  expect(reads.count).toBe(1)
})

it('reads again once another tab has written', async () => {
  const { counted, reads, disk } = countedDisk()
  let hear: Parameters<Neighbours['listen']>[0] = () => undefined
  const journal = createHeardJournal(counted, {
    ...nobody,
    listen: (listener) => {
      hear = listener
      return () => undefined
    },
  })
  await journal.listCommands()
  await disk.write({ command: first })
  hear({ orderId: undefined, isOutboxChanged: true })
  expect(await journal.listCommands()).toEqual([first])
  hear({ orderId: first.orderId, isOutboxChanged: false })
  expect(await journal.listCommands()).toEqual([first])
  expect(reads.count).toBe(2)
})

it('reads again once the disk has refused a write', async () => {
  const { counted, reads, disk } = countedDisk()
  const journal = createHeardJournal(counted, nobody)
  await journal.write({ command: first })
  await journal.listCommands()
  await disk.write({ settled: first.id })
  const refused = journal.write({ command: second, expected: { id: first.id, state: 'waiting' } })
  await expect(refused).rejects.toThrow()
  expect(await journal.listCommands()).toEqual([])
  expect(reads.count).toBe(2)
})

it('does not lose what is written while the disk is being read', async () => {
  const { counted } = countedDisk()
  let letThrough = (): void => undefined
  const slow: Journal = {
    ...counted,
    listCommands: async () => {
      const read = await counted.listCommands()
      await new Promise<void>((go) => (letThrough = go))
      return read
    },
  }
  const journal = createHeardJournal(slow, nobody)
  const reading = journal.listCommands()
  await new Promise((resolve) => setTimeout(resolve, 10))
  await journal.write({ command: first })
  letThrough()
  expect(await reading).toEqual([])
  const again = journal.listCommands()
  await new Promise((resolve) => setTimeout(resolve, 10))
  letThrough()
  expect(await again).toEqual([first])
})

it('hands out a list that nobody else holds', async () => {
  const journal = createHeardJournal(makeJournal(), nobody)
  await journal.write({ command: first })
  ;(await journal.listCommands()).pop()
  expect(await journal.listCommands()).toEqual([first])
})

it('always lists what the disk lists, whatever is written', async () => {
  const step = fc.record({
    which: fc.nat({ max: many.length - 1 }),
    what: fc.constantFrom('waiting', 'unsure', 'settled', 'list'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { counted, disk } = countedDisk()
      const journal = createHeardJournal(counted, nobody)
      for (const { which, what } of steps) {
        const command = many[which] ?? first
        if (what === 'list') await journal.listCommands()
        else if (what === 'settled') await journal.write({ settled: command.id })
        else await journal.write({ command: { ...command, state: what } })
      }
      expect(await journal.listCommands()).toEqual(await disk.listCommands())
    }),
    { numRuns: 60 },
  )
})
