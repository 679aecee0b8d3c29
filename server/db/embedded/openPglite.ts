import { existsSync } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { findSeed, layOutFolder, removeFolder } from './freshFolder'
import { SeededMemory } from './seededMemory'
import { type WorkerSetup } from './threadMessages'

/**
 * Every write of PGlite on a folder is a system call, so what it acknowledged survives the end of the process. It
 * never asks the disk to flush, so a power cut may take the last moments.
 */
export async function openPglite({ dataDir, seedFolder }: WorkerSetup): Promise<PGlite> {
  if (dataDir !== 'memory' && existsSync(dataDir)) return create({ dataDir })
  const seed = await findSeed(seedFolder)
  if (seed) {
    try {
      return await create(await freshPlace(dataDir, seed))
    } catch {
      // Spoilt, for instance by a clean-up that was interrupted. It costs time, not the start.
      await removeFolder(seed)
      if (dataDir !== 'memory') await removeFolder(dataDir)
    }
  }
  return create(await freshPlace(dataDir, undefined))
}

async function freshPlace(dataDir: string, seed: string | undefined): Promise<PGliteOptions> {
  if (dataDir === 'memory') return seed ? { fs: new SeededMemory(seed) } : {}
  await layOutFolder(dataDir, seed)
  return { dataDir }
}

async function create(place: PGliteOptions): Promise<PGlite> {
  const said: string[] = []
  let starting = true
  const listen = (line: string) => {
    const [, words] = /(?:FATAL|PANIC|DETAIL|^postgres): +(.+)$/.exec(line) ?? []
    if (starting && words) said.push(words)
    return false
  }
  try {
    return await PGlite.create({
      ...place,
      extensions: { btree_gin, pg_trgm },
      onStdout: listen,
      onStderr: listen,
    })
  } catch (cause) {
    // PGlite only says that it failed; PostgreSQL's own words say why.
    throw new Error(said.join('; ') || (cause instanceof Error ? cause.message : String(cause)), { cause })
  } finally {
    starting = false
  }
}
