import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { demoByDefault } from './support/demoByDefault'
import { endProcess } from './support/endProcess'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

/** `npm run dev`: the service and the Expo dev server, both with reload. When one ends, so does the other. */
runScript(async () => {
  demoByDefault(process.env)
  const port = process.env.PORT ?? '8080'
  const servicePath = path.join('scripts', 'service.ts')
  const service = startBeside(['--watch', '--watch-preserve-output', '--import', 'tsx', servicePath], {
    PORT: port,
  })
  const expo = startBeside([path.join('node_modules', 'expo', 'bin', 'cli'), 'start', '--web'], {
    EXPO_NO_TELEMETRY: '1',
    EXPO_OFFLINE: '1',
    EXPO_PUBLIC_SERVICE_URL: process.env.EXPO_PUBLIC_SERVICE_URL ?? `http://127.0.0.1:${port}`,
  })
  const both = [service, expo]
  const asked = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await Promise.race([asked, ...both.map(ended)])
  await Promise.all(both.map((child) => endProcess(child)))
})

/** The terminal is shared: both print to it, and Expo's keys work. */
function startBeside(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()))
}
