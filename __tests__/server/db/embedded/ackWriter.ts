import { writeSync } from 'node:fs'
import postgres from 'postgres'
import { openEmbeddedEngine } from '@/server/db/embedded/engine'

/** Writes row after row, two in a transaction, and says of each pair when the database has acknowledged it. */
async function write(dataDir: string): Promise<void> {
  const engine = await openEmbeddedEngine({ dataDir })
  const options = { user: 'postgres', database: 'postgres', max: 3, socket: () => engine.connect() }
  const sql = postgres({ ...options, onnotice: () => undefined })
  await sql`create table if not exists kept (id bigint primary key, filler text)`
  const [last] = await sql<[{ id: string }]>`select coalesce(max(id), 0) as id from kept`
  let next = Number(last.id) + 1
  const keepWriting = async () => {
    for (;;) {
      const id = next
      next += 2
      await sql.begin(async (tx) => {
        await tx`insert into kept values (${id}, ${'x'.repeat(500)})`
        await tx`insert into kept values (${id + 1}, ${'y'.repeat(500)})`
      })
      writeSync(1, `${id}\n`)
    }
  }
  writeSync(1, 'open\n')
  await Promise.all([keepWriting(), keepWriting(), keepWriting()])
}

void write(process.argv[2] ?? '')
