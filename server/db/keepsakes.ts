import type { JSONValue } from 'postgres'
import type { SqlOrTx } from './database'

/** Keeps something the service made once. False when it was there already, perhaps made by another instance. */
export async function keep(sql: SqlOrTx, name: string, content: JSONValue): Promise<boolean> {
  const rows = await sql`
    insert into keepsakes (name, content) values (${name}, ${sql.json(content)})
    on conflict (name) do nothing
    returning name`
  return rows.length > 0
}

export async function findKeepsake(sql: SqlOrTx, name: string): Promise<unknown> {
  const [row] = await sql<{ content: unknown }[]>`select content from keepsakes where name = ${name}`
  return row?.content
}

/** Keeps something in the place of what was kept under this name. */
export async function replaceKeepsake(sql: SqlOrTx, name: string, content: JSONValue): Promise<void> {
  await sql`
    insert into keepsakes (name, content) values (${name}, ${sql.json(content)})
    on conflict (name) do update set content = excluded.content`
}
