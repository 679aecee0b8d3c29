import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcess } from '@/scripts/support/endProcess'
import { leashVariable } from '@/scripts/support/leash'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

const program = `
  require('./scripts/support/leash.ts').endWithParent()
  process.on('SIGTERM', () => { console.log('ended well'); process.exit(0) })
  setInterval(() => 0, 1000)
  console.log('running')`

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a service started for a test ends by itself when the test run is gone', async () => {
  const child = await start({ [leashVariable]: '1' })
  const exit = once(child, 'exit')
  const lastWords = once(child.stdout, 'data')
  // The kernel closes the pipe like this when a parent is killed.
  child.stdin.destroy()
  expect(String((await lastWords)[0])).toBe('ended well\n')
  expect(await exit).toEqual([0, null])
})

test('a service started by a person does not mind a closed stdin', async () => {
  const child = await start({})
  child.stdin.destroy()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(child.exitCode).toBeNull()
  await endProcess(child)
})
