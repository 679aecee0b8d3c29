import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * Making an empty database takes four seconds, copying one a fifth of a second. So the first one made is kept, whole
 * and cleanly shut down, as the seed of all later ones.
 */

/** The seed, made now if there is none; undefined when it cannot be kept, for instance in a read-only checkout. */
export async function findSeed(seedFolder: string): Promise<string | undefined> {
  if (existsSync(seedFolder)) return seedFolder
  const draft = `${seedFolder}.${randomUUID()}`
  try {
    await mkdir(path.dirname(seedFolder), { recursive: true })
    await initialise(draft)
    await rename(draft, seedFolder)
  } catch {
    // Either it cannot be written, or another process was first; then its seed is as good as ours.
    await removeFolder(draft).catch(() => undefined)
  }
  return existsSync(seedFolder) ? seedFolder : undefined
}

/**
 * Lays out an empty database, from the seed if there is one. The folder appears in one step: a process killed
 * half-way leaves none, not half a one.
 */
export async function layOutFolder(folder: string, seed: string | undefined): Promise<void> {
  const draft = `${folder}.draft`
  await removeFolder(draft)
  if (seed) await cp(seed, draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else await initialise(draft)
  await rename(draft, folder)
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

async function initialise(folder: string): Promise<void> {
  const pglite = await PGlite.create(folder)
  await pglite.close()
}
