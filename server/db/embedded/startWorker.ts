import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Worker } from 'node:worker_threads'
import { startThread } from '@/server/threads/startThread'
import { type WorkerSetup } from './threadMessages'

const source = path.join(__dirname, 'engineWorker.ts')

/**
 * PostgreSQL checks its own stack, but WebAssembly also uses the thread's. With too little of it a deep recursion in
 * SQL traps instead of failing with an error, and a trap ends the engine.
 */
const STACK_MB = 32

export function startWorker(setup: WorkerSetup): Worker {
  return startThread(source, setup, [], { stackSizeMb: STACK_MB })
}

/** A seed made by one version of PGlite is not for another: PostgreSQL's files may differ. */
export function pgliteVersion(): string {
  const manifest = path.join(path.dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return version
}
