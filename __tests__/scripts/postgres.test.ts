import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { createTestDatabase } from '@/__tests__/support/postgres'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

test('gives each test file an empty database of its own and takes it away again', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.url, { max: 1 })
  await sql`CREATE TABLE picks (id int)`
  const [row] = await sql<{ lowered: string; tables: number }[]>`
    SELECT lower('ÄPFEL') AS lowered, (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables`
  expect(row).toEqual({ lowered: 'äpfel', tables: 1 })
  await sql.end()

  await database.drop()
  const gone = postgres(database.url, { max: 1 })
  await expect(gone`SELECT 1`).rejects.toThrow('does not exist')
  await gone.end()
})

test('takes its server and its folder with it when the test run is killed', async () => {
  const program = `require('./scripts/support/runPostgres.ts').runPostgres().then(({ url }) => console.log(url))`
  const run = spawn(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(run.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  const sql = postgres(url, { max: 1 })
  const [row] = await sql<
    { data: string }[]
  >`SELECT setting AS data FROM pg_settings WHERE name = 'data_directory'`
  await sql.end()

  run.kill('SIGKILL')
  for (let tries = 0; existsSync(row?.data ?? '') && tries < 100; tries += 1) await pause(100)
  expect(row?.data).toMatch(/tote-postgres-/)
  expect(existsSync(row?.data ?? '')).toBe(false)
  const gone = postgres(url, { max: 1, connect_timeout: 5 })
  await expect(gone`SELECT 1`).rejects.toThrow('ECONNREFUSED')
  await gone.end()
})
