import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { type Browser } from '@playwright/test'

const run = promisify(execFile)

/**
 * Gives the pages' own threads a core, and everything else the others: the rest of the browser and this program. Chromium
 * slows a thread down by the clock: where it has to share a core, a pause that others impose on it counts as its work and
 * is made several times as long. A handheld has eight cores. False where the system has no way to do it.
 */
export async function giveOwnCore(browser: Browser | null): Promise<boolean> {
  const cores = cpus().length
  if (browser === null || cores < 2) return false
  const session = await browser.newBrowserCDPSession()
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const others = `1-${cores - 1}`
    for (const id of [process.pid, ...processInfo.map((one) => one.id)])
      await run('taskset', ['--all-tasks', '--cpu-list', '--pid', others, String(id)])
    // The first thread of a process has its number.
    for (const { id } of processInfo.filter(({ type }) => type === 'renderer'))
      await run('taskset', ['--cpu-list', '--pid', '0', String(id)])
    return true
  } catch {
    return false
  } finally {
    await session.detach()
  }
}
