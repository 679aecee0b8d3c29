import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { type WorkerSetup } from './threadMessages'

const source = path.join(__dirname, 'engineWorker.ts')

/**
 * PostgreSQL checks its own stack, but WebAssembly also uses the thread's. With too little of it a deep recursion in
 * SQL traps instead of failing with an error, and a trap ends the engine.
 */
const STACK_MB = 32

/**
 * A thread starts outside the loader that reads TypeScript for the main one, be it tsx or Jest. Compiling the few
 * files here takes 10 ms; loading tsx into the thread would take 400.
 */
export function startWorker(setup: WorkerSetup): Worker {
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    // Code that has no file of its own would look for packages from the working directory.
    banner: { js: `require = require('node:module').createRequire(${JSON.stringify(source)})` },
  })
  const [code] = outputFiles
  if (!code) throw new Error('The database engine could not be compiled.')
  return new Worker(code.text, {
    eval: true,
    workerData: setup,
    execArgv: [],
    resourceLimits: { stackSizeMb: STACK_MB },
  })
}

/** A seed made by one version of PGlite is not for another: PostgreSQL's files may differ. */
export function pgliteVersion(): string {
  const manifest = path.join(path.dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return version
}
