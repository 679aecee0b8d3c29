import { readConfig, ConfigProblem } from './config'
import { DatabaseProblem } from './db/database'
import { FolderInUse, FolderNotWritable } from './db/embedded/folderLock'
import { startService, StartProblem } from './startService'
import { welcome } from './welcome'

/** Problems that a person can mend: they get the one sentence, not a stack. */
const MENDABLE = [ConfigProblem, DatabaseProblem, FolderInUse, FolderNotWritable, StartProblem]

/** Starts the service by the environment's settings and ends it well when asked to. */
export async function runService(options: { webRoot?: string } = {}): Promise<void> {
  try {
    const config = readConfig(process.env)
    const service = await startService(config, { webRoot: options.webRoot, onBreakdown: endAtOnce })
    process.stdout.write(welcome(service, { hasWebApp: options.webRoot !== undefined }))
    endOnSignal(() => service.stop())
  } catch (problem) {
    if (!MENDABLE.some((kind) => problem instanceof kind)) throw problem
    process.stderr.write(`${(problem as Error).message}\n`)
    process.exitCode = 1
  }
}

/** Whoever watches over the process starts it anew; what was acknowledged is on disk. */
function endAtOnce(problem: Error): void {
  process.stderr.write(`${problem.message}\n`)
  process.exit(1)
}

function endOnSignal(stop: () => Promise<void>): void {
  let ending = false
  const end = () => {
    // A second Ctrl-C means now.
    if (ending) process.exit(1)
    ending = true
    stop().then(
      () => process.exit(0),
      (problem: unknown) => {
        process.stderr.write(`The service did not end well: ${String(problem)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
