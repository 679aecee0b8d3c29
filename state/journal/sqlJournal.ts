import { type Journal, type JournalEntry, StaleEntry } from './journal'
import { prepare, rollBack, type Migration, type SqlFile } from '@/state/disk/sqlFile'
import { takeTurns } from '@/state/disk/takeTurns'

const MIGRATIONS: readonly Migration[] = [
  {
    name: 'events of picking',
    statements: [
      'create table events (seq integer primary key, order_id text not null, event text not null)',
      'create index events_of_order on events (order_id, seq)',
    ],
  },
  {
    name: 'a picker for each event',
    statements: [
      "alter table events add column picker text not null default ''",
      `update events set picker = coalesce(json_extract(event, '$.by'), '') where json_valid(event)`,
      'drop index events_of_order',
      'create index events_of_order on events (order_id, picker, seq)',
      'create index orders_of_picker on events (picker, order_id)',
    ],
  },
  {
    name: 'what must be sent',
    // Numbers are never given twice, so a new command is always the last.
    statements: [
      'create table outbox (seq integer primary key autoincrement, id text not null unique, command text not null)',
    ],
  },
]

export function createSqlJournal(openFile: () => Promise<SqlFile>): Journal {
  // Statements of one connection join whatever transaction is open, so one caller has it at a time.
  const inTurn = takeTurns()
  let opening: Promise<SqlFile> | undefined
  const open = () => {
    opening ??= openFile().then((file) => prepare(file, MIGRATIONS))
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  return {
    write: (entry) =>
      inTurn(async () => {
        const file = await open()
        await file.run('begin immediate')
        try {
          await checkFresh(file, entry)
          await writeDown(file, entry)
          await file.run('commit')
        } catch (problem) {
          await rollBack(file)
          throw problem
        }
      }),
    read: (orderId, by) =>
      inTurn(async () => {
        const file = await open()
        const rows = await file.all(
          'select event from events where order_id = ? and picker = ? order by seq',
          [orderId, by],
        )
        return rows.map(({ event }) => parseJson(event))
      }),
    listOrders: (by) =>
      inTurn(async () => {
        const file = await open()
        const rows = await file.all('select distinct order_id from events where picker = ?', [by])
        return rows.map((row) => String(row.order_id))
      }),
    listCommands: () =>
      inTurn(async () => {
        const file = await open()
        const rows = await file.all('select command from outbox order by seq')
        return rows.map(({ command }) => parseJson(command))
      }),
    countEvents: () =>
      inTurn(async () => {
        const file = await open()
        const [row] = await file.all('select count(*) as events from events')
        return Number(row?.events)
      }),
  }
}

async function checkFresh(file: SqlFile, { event, after, expected }: JournalEntry): Promise<void> {
  if (event !== undefined && after !== undefined) {
    const [row] = await file.all('select count(*) as known from events where order_id = ? and picker = ?', [
      event.orderId,
      event.by,
    ])
    if (Number(row?.known) !== after) throw new StaleEntry()
  }
  if (expected !== undefined) {
    const rows = await file.all(
      "select 1 from outbox where id = ? and json_extract(command, '$.state') = ?",
      [expected.id, expected.state],
    )
    if (rows.length === 0) throw new StaleEntry()
  }
}

async function writeDown(file: SqlFile, { event, command, settled }: JournalEntry): Promise<void> {
  if (event !== undefined) {
    await file.run('insert into events (order_id, picker, event) values (?, ?, ?)', [
      event.orderId,
      event.by,
      JSON.stringify(event),
    ])
  }
  if (command !== undefined) {
    await file.run(
      'insert into outbox (id, command) values (?, ?) on conflict (id) do update set command = excluded.command',
      [command.id, JSON.stringify(command)],
    )
  }
  if (settled !== undefined) await file.run('delete from outbox where id = ?', [settled])
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
