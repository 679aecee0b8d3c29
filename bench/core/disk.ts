import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deviceClock } from '@/api/clock'
import { type Command } from '@/domain/outbox/command'
import { takeTurns } from '@/state/disk/takeTurns'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import { createOutbox } from '@/state/outbox/outbox'
import { commandFor } from '@/__tests__/support/commands'
import { openSqliteFile } from '@/__tests__/support/sqliteFile'
import { makeHeardJournal } from '@/__tests__/support/tabs'
import { eventsOf, makeBigOrder, pickOf } from './bigOrder'
import { plainCart, plainPick } from './plainPick'
import { nth, type Subject } from './subject'

/** Lines of an order that waits to be sent. */
const LINES = 80

/** A pick on the disk, with the journal of its order so long; plainly, the whole cart is written to a file. */
export function journaling(lines: number): Subject {
  const order = makeBigOrder(lines)
  const { journal, folder, close } = openDisk()
  const cart = eventsOf(order).reduce(plainPick, plainCart(order))
  let known = 0
  const write = async () => {
    const event = pickOf(order, nth(order.items, known)._id)
    await journal.write({ event, after: known })
    known += 1
  }
  return {
    ours: async (times) => {
      while (known < lines) await write()
      for (let index = 0; index < times; index += 1) await write()
    },
    plain: (times) => {
      for (let index = 0; index < times; index += 1)
        writeFileSync(join(folder, 'cart.json'), JSON.stringify(cart), { flush: true })
    },
    close,
  }
}

/** An order's end decided and let go again, with so many unsent before it; plainly, all are one file. */
export function outboxOf(unsent: number): Subject {
  const { journal: disk, folder, close } = openDisk()
  const journal = makeHeardJournal(disk)
  const waiting = Array.from({ length: unsent }, () => commandFor(makeBigOrder(LINES)))
  const one = commandFor(makeBigOrder(LINES))
  const outbox = createOutbox({
    journal,
    clock: deviceClock,
    alone: takeTurns(),
    findSender: () => undefined,
    onOrder: () => undefined,
    onUnauthorized: () => undefined,
  })
  const known = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => outbox.store.getState().commands.length === count && (stop(), resolve())
      const stop = outbox.store.subscribe(look)
      look()
    })
  let isFilled = false
  const fill = async () => {
    isFilled = true
    for (const command of waiting) await disk.write({ command })
  }
  return {
    ours: async (times) => {
      if (!isFilled) await fill()
      for (let index = 0; index < times; index += 1) {
        await journal.write({ command: one })
        await known(unsent + 1)
        await journal.write({ settled: one.id })
        await known(unsent)
      }
    },
    plain: (times) => {
      const path = join(folder, 'outbox.json')
      const save = (commands: readonly Command[]) =>
        writeFileSync(path, JSON.stringify(commands), { flush: true })
      for (let index = 0; index < times; index += 1) {
        save([...waiting, one])
        save(waiting)
      }
    },
    close,
  }
}

/** A real SQLite file, durable as on a device. */
function openDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'tote-bench-'))
  const file = openSqliteFile(join(folder, 'tote.db'), { alone: true })
  return {
    folder,
    journal: createSqlJournal(async () => file),
    close: () => {
      file.close()
      rmSync(folder, { recursive: true })
    },
  }
}
