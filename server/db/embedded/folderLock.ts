import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setInterval } from 'node:timers/promises'
import { identityOf, livenessOf, type ProcessIdentity } from './processIdentity'

/** PGlite locks nothing: two processes on one folder silently lose each other's rows. */
export interface FolderLock {
  release(): Promise<void>
}

/** Somebody else has the folder: one sentence that says who. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
  readonly pid: number

  constructor(folder: string, { pid }: ProcessIdentity) {
    const who = pid === process.pid ? `this process (${pid})` : `process ${pid}`
    super(`The data folder ${folder} is in use by ${who}; end it first or choose another folder.`)
    this.pid = pid
  }
}

/** The folder cannot be made or written to: one sentence that says why. */
export class FolderNotWritable extends Error {
  override readonly name = 'FolderNotWritable'

  constructor(folder: string, cause: unknown) {
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    const why = reasons[code] ?? `the system says ${code || String(cause)}`
    super(`The data folder ${folder} cannot be written: ${why}.`, { cause })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
  ENOENT: 'the system allows no folder there',
}

interface Holder extends ProcessIdentity {
  /** Tells this very lock from one that the same process takes later. */
  token: string
}

/** How often a holder shows that it is alive, for processes whose numbers mean nothing to each other. */
const SIGN_OF_LIFE_MS = 2_000
/** A holder in another container, or on another machine, that is silent for so long is dead. */
const SILENCE_MS = 15_000

export function lockFolder(dataDir: string): Promise<FolderLock> {
  return new Promise((resolve) => resolve(lockNow(path.resolve(dataDir))))
}

function lockNow(folder: string): FolderLock {
  const file = path.join(folder, 'engine.lock')
  const me: Holder = { ...identityOf(process.pid), token: randomUUID() }
  const draft = `${file}.${me.token}.draft`
  try {
    makeFolder(folder)
    writeFileSync(draft, JSON.stringify(me))
    acquire(file, draft, folder)
  } catch (problem) {
    throw problem instanceof FolderInUse ? problem : new FolderNotWritable(folder, problem)
  } finally {
    removeQuietly(draft)
  }
  const released = new AbortController()
  void showLife(file, released.signal)
  return {
    release: () => {
      released.abort()
      if (readHolder(file)?.token === me.token) removeQuietly(file)
      return Promise.resolve()
    },
  }
}

/**
 * A hard link puts the lock there with its contents, in one step, or fails because one is there. A dead process's
 * lock may be taken away only by whoever holds the lock on taking away that very one; otherwise the slower of two
 * would take away the new lock of the faster.
 */
function acquire(file: string, draft: string, folder: string): void {
  while (!tryLink(draft, file)) {
    const holder = readHolder(file)
    if (!holder) continue
    if (!isDead(holder, file)) throw new FolderInUse(folder, holder)
    const removal = `${file}.${holder.token}`
    acquire(removal, draft, folder)
    try {
      if (readHolder(file)?.token === holder.token) rmSync(file)
    } finally {
      removeQuietly(removal)
    }
  }
}

/** With its parents. Node's own way of doing so never returns where the system allows no folders, as in /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder)
  } catch (problem) {
    // Another process may have made it in between.
    if (!isFolder(folder)) throw problem
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw problem
  }
}

/** Undefined when it has just been released. What is not a lock at all, after a power cut, has no living holder. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    if (problem instanceof SyntaxError) return { pid: 0, startedAt: '', machine: '', token: 'unreadable' }
    throw problem
  }
}

function isDead(holder: Holder, file: string): boolean {
  if (holder.token === 'unreadable') return true
  const liveness = livenessOf(holder)
  return liveness === 'unknown' ? silentForMs(file) > SILENCE_MS : liveness === 'dead'
}

function silentForMs(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
}

/** Does not keep the process running. Ends with the lock, or with the folder and what the lock protects in it. */
async function showLife(file: string, signal: AbortSignal): Promise<void> {
  try {
    for await (const now of setInterval(SIGN_OF_LIFE_MS, Date.now, { ref: false, signal })) {
      utimesSync(file, new Date(now()), new Date(now()))
    }
  } catch {
    return
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // A place that nothing can be put in needs no tidying.
  }
}
