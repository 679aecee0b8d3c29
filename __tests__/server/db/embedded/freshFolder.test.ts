import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findSeed } from '@/server/db/embedded/freshFolder'
import { startWorker } from '@/server/db/embedded/startWorker'
import { type FromWorker } from '@/server/db/embedded/threadMessages'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tote-seed-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The worker's first word, and its end. */
async function startAndStop(dataDir: string, seedFolder: string): Promise<FromWorker> {
  const worker = startWorker({ dataDir, seedFolder, idleTransactionMs: 0 })
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  const first = await new Promise<FromWorker>((resolve) => worker.once('message', resolve))
  worker.postMessage({ kind: 'shutdown' })
  await exited
  return first
}

describe('the seed of new databases', () => {
  it('is done without when it cannot be kept', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    expect(await findSeed(path.join(folder, 'file', 'seed'))).toBeUndefined()
  })

  it('is done without, and thrown away, when it is spoilt', async () => {
    const seedFolder = path.join(folder, 'seed')
    const dataDir = path.join(folder, 'pgdata')
    mkdirSync(seedFolder)
    writeFileSync(path.join(seedFolder, 'PG_VERSION'), '18\n')
    expect(await startAndStop(dataDir, seedFolder)).toEqual({ kind: 'ready' })
    expect(existsSync(seedFolder)).toBe(false)
  })

  it('leaves a database that is already there alone, and says why it cannot be opened', async () => {
    const dataDir = path.join(folder, 'pgdata')
    mkdirSync(dataDir)
    for (const name of ['PG_VERSION', 'postgresql.conf']) writeFileSync(path.join(dataDir, name), '')
    const reason = expect.stringMatching(/data directory/) as unknown
    expect(await startAndStop(dataDir, path.join(folder, 'seed'))).toEqual({ kind: 'failed', reason })
    expect(existsSync(path.join(dataDir, 'PG_VERSION'))).toBe(true)
  })
})
