import { type Journal } from './journal'

/** The few words of SQL that the journal speaks; a device's SQLite and the one of the tests both understand them. */
export type SqlFile = {
  run(sql: string, values?: readonly string[]): Promise<void>
  all(sql: string, values?: readonly string[]): Promise<Record<string, unknown>[]>
}

/**
 * WAL with FULL: a commit is on the disk when it returns, also when the battery falls out, and readers do not wait.
 * The busy timeout is for the moment in which an old process of the app still closes the file; it comes first, since
 * already the next statement may meet that process.
 */
const OPENING = ['pragma busy_timeout = 5000', 'pragma journal_mode = wal', 'pragma synchronous = full']

/** Named steps, in order; the file remembers in `user_version` how many it has taken. */
const MIGRATIONS: readonly { name: string; statements: readonly string[] }[] = [
  {
    name: 'events of picking',
    statements: [
      'create table events (seq integer primary key, order_id text not null, event text not null)',
      'create index events_of_order on events (order_id, seq)',
    ],
  },
]

export function createSqlJournal(openFile: () => Promise<SqlFile>): Journal {
  let opening: Promise<SqlFile> | undefined
  const open = () => {
    opening ??= openFile().then(prepare)
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  return {
    async append(event) {
      const file = await open()
      await file.run('insert into events (order_id, event) values (?, ?)', [
        event.orderId,
        JSON.stringify(event),
      ])
    },
    async read(orderId) {
      const file = await open()
      const rows = await file.all('select event from events where order_id = ? order by seq', [orderId])
      return rows.map(({ event }) => parseJson(event))
    },
    async listOrders() {
      const file = await open()
      const rows = await file.all('select distinct order_id from events')
      return rows.map((row) => String(row.order_id))
    },
  }
}

async function prepare(file: SqlFile): Promise<SqlFile> {
  for (const pragma of OPENING) await file.all(pragma)
  for (const [index, { statements }] of MIGRATIONS.entries()) {
    if (index < (await stepsTaken(file))) continue
    await file.run('begin immediate')
    try {
      // Asked again, now that nobody else can write: somebody may have taken this step in between.
      if (index >= (await stepsTaken(file))) {
        for (const statement of statements) await file.run(statement)
        await file.run(`pragma user_version = ${index + 1}`)
      }
      await file.run('commit')
    } catch (problem) {
      await file.run('rollback')
      throw problem
    }
  }
  return file
}

async function stepsTaken(file: SqlFile): Promise<number> {
  const [row] = await file.all('pragma user_version')
  return Number(row?.user_version ?? 0)
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
