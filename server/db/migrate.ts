import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseProblem, type Sql } from './database'

export const MIGRATIONS_FOLDER = path.join(__dirname, 'migrations')

/** Any number that no other program takes: instances that start at once apply the steps one after another. */
const MIGRATION_LOCK = 7_083_201

interface Migration {
  name: string
  text: string
  checksum: string
}

/** Applies the numbered SQL files that the database has not seen, all or none. Returns their names. */
export async function migrate(sql: Sql, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx`
      create table if not exists migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`
    const applied = await tx<{ name: string; checksum: string }[]>`select name, checksum from migrations`
    const checksums = new Map(applied.map((row) => [row.name, row.checksum]))
    refuseForeign(migrations, checksums)
    const missing = migrations.filter((migration) => !checksums.has(migration.name))
    for (const { name, text, checksum } of missing) {
      await tx.unsafe(text)
      await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
    }
    return missing.map((migration) => migration.name)
  })
}

/** A database of a newer Tote, or a step edited after it was applied: going on would corrupt it quietly. */
function refuseForeign(migrations: Migration[], checksums: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of checksums) {
    if (!known.has(name)) {
      throw new DatabaseProblem(`The database was written by a newer Tote (${name}); start that version.`)
    }
    if (known.get(name) !== checksum) {
      throw new DatabaseProblem(`The migration ${name} was changed after it ran; restore that file.`)
    }
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
