import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Readable } from 'node:stream'
import { openEmbeddedEngine } from '@/server/db/embedded/engine'
import { FolderInUse } from '@/server/db/embedded/folderLock'
import { postgresJs, tick } from './clients'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tote-engine-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Writer = ChildProcessByStdio<null, Readable, null>

function startWriter(): { child: Writer; lines: () => string[]; line: (text: RegExp) => Promise<void> } {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'ackWriter.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (bytes) => (said += String(bytes)))
  // What has no line end yet was cut by the kill.
  const lines = () => said.split('\n').slice(0, -1)
  const line = async (text: RegExp) => {
    while (!lines().some((each) => text.test(each))) await tick(5)
  }
  return { child, lines, line }
}

async function kill(child: Writer): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
}

async function keptIds(): Promise<number[]> {
  const engine = await openEmbeddedEngine({ dataDir: folder })
  const sql = postgresJs(engine)
  const rows = await sql<{ id: number }[]>`select id::int from kept order by id`
  await sql.end()
  await engine.close()
  return rows.map(({ id }) => id)
}

describe('a database in a folder', () => {
  it('keeps everything it acknowledged when its process is killed, and no half transaction', async () => {
    const acknowledged: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const { child, lines, line } = startWriter()
      await line(/\d/)
      await tick(Math.random() * 700)
      await kill(child)
      acknowledged.push(...lines().slice(1).map(Number))
      const kept = new Set(await keptIds())
      expect(acknowledged.filter((id) => !kept.has(id) || !kept.has(id + 1))).toEqual([])
      expect([...kept].filter((id) => !kept.has(id % 2 ? id + 1 : id - 1))).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThan(10)
  })

  it('opens after a first start that was killed half-way', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { child } = startWriter()
      while (readdirSync(folder).length === 0) await tick(2)
      await tick(Math.random() * 300)
      await kill(child)
    }
    const engine = await openEmbeddedEngine({ dataDir: folder })
    const sql = postgresJs(engine)
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    await sql.end()
    await engine.close()
    expect(readdirSync(folder)).toEqual(['pgdata'])
  })

  it('is refused to a second process, by name of the first', async () => {
    const { child, line } = startWriter()
    await line(/open/)
    const refusal = openEmbeddedEngine({ dataDir: folder })
    await expect(refusal).rejects.toBeInstanceOf(FolderInUse)
    await expect(refusal).rejects.toThrow(`in use by process ${child.pid}`)
    await kill(child)
  })

  it('is refused twice to one process, and free again after a close', async () => {
    const engine = await openEmbeddedEngine({ dataDir: folder })
    await expect(openEmbeddedEngine({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUse)
    const sql = postgresJs(engine)
    await sql`create table kept (id int)`
    await sql`insert into kept values (7)`
    await sql.end()
    await engine.close()
    expect(await keptIds()).toEqual([7])
  })
})
