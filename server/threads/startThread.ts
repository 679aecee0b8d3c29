import { Worker, type TransferListItem } from 'node:worker_threads'
import { buildSync } from 'esbuild'

/** Compiled once a process: the code of a thread does not change while the service runs. */
const compiled = new Map<string, string>()

/**
 * Starts a TypeScript file as a thread. A thread starts outside the loader that reads TypeScript for the main one, be
 * it tsx or Jest; compiling a few files takes 10 ms, loading tsx into the thread would take 400.
 */
export function startThread(
  source: string,
  workerData: unknown,
  transferList: TransferListItem[] = [],
  resourceLimits?: { stackSizeMb: number },
): Worker {
  return new Worker(codeOf(source), {
    eval: true,
    workerData,
    transferList,
    execArgv: [],
    ...(resourceLimits && { resourceLimits }),
  })
}

function codeOf(source: string): string {
  const known = compiled.get(source)
  if (known !== undefined) return known
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
  if (!code) throw new Error(`${source} could not be compiled.`)
  compiled.set(source, code.text)
  return code.text
}
