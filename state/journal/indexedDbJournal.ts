import { type PickEvent } from '@/domain/picking/events'
import { abandon, answered, committed, keepOpen, keysOf } from '@/state/disk/indexedDb'
import { type Journal, type JournalEntry, StaleEntry } from './journal'

const DATABASE = 'tote'
const EVENTS = 'events'
const OUTBOX = 'outbox'
const BY_ORDER = 'byOrderAndPicker'
const BY_PICKER = 'byPickerAndOrder'
const BY_ID = 'byId'

/** A command holds a whole order: so many are unpacked before a scan or a drawing gets its turn. */
const COMMANDS_AT_ONCE = 10

type EventRow = { orderId: string; by: string; event: unknown }
/** `id` and `state` stand beside the command, so that they can be looked for without trusting it. */
type CommandRow = { id: string; state: string; command: unknown }

type Upgrade = (database: IDBDatabase, upgrading: IDBTransaction) => void

/** Named steps, in order; the database remembers in its version how many it has taken. */
const UPGRADES: readonly { name: string; upgrade: Upgrade }[] = [
  {
    name: 'events of picking',
    upgrade: (database) =>
      void database.createObjectStore(EVENTS, { autoIncrement: true }).createIndex('byOrder', 'orderId'),
  },
  {
    name: 'a picker for each event',
    upgrade: (_, upgrading) => {
      const events = upgrading.objectStore(EVENTS)
      events.deleteIndex('byOrder')
      events.createIndex(BY_ORDER, ['orderId', 'by'])
      events.createIndex(BY_PICKER, ['by', 'orderId'])
      const rows = events.openCursor()
      rows.onsuccess = () => {
        const row = rows.result
        if (row === null) return
        const { event } = row.value as Partial<EventRow>
        const by = typeof event === 'object' && event !== null && 'by' in event ? String(event.by) : ''
        row.update({ ...row.value, by })
        row.continue()
      }
    },
  },
  {
    name: 'what must be sent',
    upgrade: (database) =>
      void database
        .createObjectStore(OUTBOX, { autoIncrement: true })
        .createIndex(BY_ID, 'id', { unique: true }),
  },
]

/** The journal of a browser. One database for all tabs; each entry is a transaction of its own. */
export function createIndexedDbJournal(findFactory: () => IDBFactory | undefined): Journal {
  const open = keepOpen(findFactory, DATABASE, UPGRADES.length, (database, upgrading, taken) => {
    for (const { upgrade } of UPGRADES.slice(taken)) upgrade(database, upgrading)
  })

  return {
    async write(entry) {
      const database = await open()
      // `strict`: done means on the disk, not in a cache of the operating system.
      const transaction = database.transaction([EVENTS, OUTBOX], 'readwrite', { durability: 'strict' })
      const done = committed(transaction)
      try {
        await writeDown(transaction, entry)
      } catch (problem) {
        // What is refused or fails half way must not be there at all.
        abandon(transaction)
        await done.catch(() => undefined)
        throw problem
      }
      await done
    },
    async read(orderId, by) {
      const database = await open()
      const index = database.transaction(EVENTS).objectStore(EVENTS).index(BY_ORDER)
      const rows = await answered<EventRow[]>(index.getAll([orderId, by]))
      return rows.map((row) => row.event)
    },
    async listOrders(by) {
      const database = await open()
      const ofPicker = IDBKeyRange.bound([by], [by, []])
      const index = database.transaction(EVENTS).objectStore(EVENTS).index(BY_PICKER)
      const keys = await keysOf(index.openKeyCursor(ofPicker, 'nextunique'))
      return keys.map((key) => String((key as IDBValidKey[])[1]))
    },
    async listCommands() {
      const database = await open()
      const outbox = database.transaction(OUTBOX).objectStore(OUTBOX)
      const places = await answered(outbox.getAllKeys())
      const commands: unknown[] = []
      for (let from = 0; from < places.length; from += COMMANDS_AT_ONCE) {
        const some = places.slice(from, from + COMMANDS_AT_ONCE)
        const rows = await answered<CommandRow[]>(outbox.getAll(IDBKeyRange.bound(some[0], some.at(-1))))
        commands.push(...rows.map((row) => row.command))
      }
      return commands
    },
    async countEvents() {
      const database = await open()
      return answered(database.transaction(EVENTS).objectStore(EVENTS).count())
    },
  }
}

const rowOf = (event: PickEvent): EventRow => ({ orderId: event.orderId, by: event.by, event })

async function checkExpected(
  outbox: IDBObjectStore,
  { id, state }: NonNullable<JournalEntry['expected']>,
): Promise<void> {
  const row = await answered<CommandRow | undefined>(outbox.index(BY_ID).get(id))
  if (row?.state !== state) throw new StaleEntry()
}

async function writeDown(transaction: IDBTransaction, entry: JournalEntry): Promise<void> {
  const { event, after, command, settled, expected } = entry
  const events = transaction.objectStore(EVENTS)
  const outbox = transaction.objectStore(OUTBOX)
  const checkAfter = async ({ orderId, by }: PickEvent) => {
    const known = await answered(events.index(BY_ORDER).count([orderId, by]))
    if (known !== after) throw new StaleEntry()
  }
  // Asked in one breath, answered in this order; whatever one of them says, all of it is taken back or kept.
  await Promise.all([
    event !== undefined && after !== undefined && checkAfter(event),
    expected !== undefined && checkExpected(outbox, expected),
    event !== undefined && answered(events.add(rowOf(event))),
  ])
  if (command !== undefined) {
    const row: CommandRow = { id: command.id, state: command.state, command }
    const place = await answered(outbox.index(BY_ID).getKey(command.id))
    await answered(place === undefined ? outbox.add(row) : outbox.put(row, place))
  }
  if (settled !== undefined) {
    const place = await answered(outbox.index(BY_ID).getKey(settled))
    if (place !== undefined) await answered(outbox.delete(place))
  }
}
