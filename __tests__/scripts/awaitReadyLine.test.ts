import { type ChildProcess, spawn } from 'node:child_process'
import { awaitReadyLine } from '@/scripts/support/awaitReadyLine'
import { endProcess, hasEnded } from '@/scripts/support/endProcess'

let child: ChildProcess | undefined

afterEach(async () => {
  if (child) await endProcess(child, 'SIGKILL')
})

function start(code: string): ChildProcess {
  child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  return child
}

const wait = (process: ChildProcess, timeLimitMs = 20_000) =>
  awaitReadyLine(process, { name: 'The service', line: /ready at (\S+)/, timeLimitMs })

test('gives the address that the line names, even when it arrives in pieces', async () => {
  const service = start(`
    process.stdout.write('Tote is rea')
    setTimeout(() => process.stdout.write('dy at http://127.0.0.1:4321\\n'), 100)
    setInterval(() => 0, 1000)`)
  expect(await wait(service)).toBe('http://127.0.0.1:4321')
  expect(hasEnded(service)).toBe(false)
})

test('tells with which code the process died and what it printed', async () => {
  const service = start(`console.log('one moment'); console.error('Port 8080 is in use.'); process.exit(3)`)
  await expect(wait(service)).rejects.toThrow(
    /^The service ended with code 3 before it was ready\.\nIt printed:\n(one moment\nPort 8080 is in use\.|Port 8080 is in use\.\none moment)$/,
  )
})

test('ends a process that does not become ready in time, and says so', async () => {
  const service = start(`setInterval(() => 0, 1000)`)
  await expect(wait(service, 200)).rejects.toThrow(
    'The service was not ready within 0.2 s. It printed nothing.',
  )
  expect(hasEnded(service)).toBe(true)
})

test('says when there is nothing to start', async () => {
  const service = spawn('/no/such/program')
  await expect(wait(service)).rejects.toThrow(
    'The service could not be started: spawn /no/such/program ENOENT',
  )
})
