import { waitFor } from '@testing-library/react-native'
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

it('reads it once for everybody who asks at the same time, and hands out the same entries', async () => {
  const { counted, reads, disk } = countedDisk()
  await disk.write({ command: first })
  const journal = createHeardJournal(counted, nobody)
  const [[one], [other]] = await Promise.all([journal.listCommands(), journal.listCommands()])
  expect(one).toEqual(first)
  expect(other).toBe(one)
  expect((await journal.listCommands())[0]).toBe(one)
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

/** A disk whose answers wait until they are let through, one after the other. */
function heldDisk() {
  const { counted } = countedDisk()
  const held: (() => void)[] = []
  const disk: Journal = {
    ...counted,
    listCommands: async () => {
      const read = await counted.listCommands()
      await new Promise<void>((go) => held.push(go))
      return read
    },
  }
  const letThrough = () => held.shift()?.()
  const isRead = () => waitFor(() => expect(held).toHaveLength(1))
  return { disk, isRead, letThrough }
}

it('does not lose what is written while the disk is being read', async () => {
  const { disk, isRead, letThrough } = heldDisk()
  const journal = createHeardJournal(disk, nobody)
  const reading = journal.listCommands()
  await isRead()
  await journal.write({ command: first })
  letThrough()
  expect(await reading).toEqual([])
  const again = journal.listCommands()
  await isRead()
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
