/** The few words of SQL that the app speaks; a device's SQLite and the one of the tests both understand them. */
export type SqlFile = {
  run(sql: string, values?: readonly string[]): Promise<void>
  all(sql: string, values?: readonly string[]): Promise<Record<string, unknown>[]>
}

/** A named step from one shape of a file to the next. Never changed once devices have taken it. */
export type Migration = { name: string; statements: readonly string[] }

/**
 * WAL with FULL: a commit is on the disk when it returns, also when the battery falls out, and readers do not wait.
 * The busy timeout is for the moment in which an old process of the app still closes the file; it comes first, since
 * already the next statement may meet that process.
 */
const OPENING = ['pragma busy_timeout = 5000', 'pragma journal_mode = wal', 'pragma synchronous = full']

/** Leads a file to its newest shape; it remembers in `user_version` how many steps it has taken. */
export async function prepare(file: SqlFile, migrations: readonly Migration[]): Promise<SqlFile> {
  for (const pragma of OPENING) await file.all(pragma)
  for (const [index, { statements }] of migrations.entries()) {
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
      await rollBack(file)
      throw problem
    }
  }
  return file
}

/** A full disk ends a transaction by itself; that there is none left to end must not hide why. */
export async function rollBack(file: SqlFile): Promise<void> {
  await file.run('rollback').catch(() => undefined)
}

async function stepsTaken(file: SqlFile): Promise<number> {
  const [row] = await file.all('pragma user_version')
  return Number(row?.user_version ?? 0)
}
