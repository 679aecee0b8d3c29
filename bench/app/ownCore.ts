import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { type Browser, type Page } from '@playwright/test'
import { median } from '../service/figures'
import { takePaces } from './pace'

const run = promisify(execFile)

/** So many are looked at: the more, the longer it takes. */
const MOST_CORES = 4
const LOOKS = 40
const LOOK_EVERY_MS = 25

/**
 * Gives the pages a core of their own: of the first few the one on which this page, whose pacer has been started, is
 * fastest just now. False where the system has no way to do it.
 */
export async function giveQuietCore(browser: Browser | null, page: Page): Promise<boolean> {
  const found: { core: number; paceMs: number }[] = []
  for (let core = 0; core < Math.min(MOST_CORES, cpus().length); core += 1) {
    if (!(await giveOwnCore(browser, core))) return false
    found.push({ core, paceMs: median(await takePaces(page, LOOKS, LOOK_EVERY_MS)) })
  }
  const [quietest] = found.sort((one, other) => one.paceMs - other.paceMs)
  return giveOwnCore(browser, quietest?.core ?? 0)
}

/**
 * Gives the pages' own threads this core, and everything else the others: the rest of the browser and this program. Chromium
 * slows a thread down by the clock: where it has to share a core, a pause that others impose on it counts as its work and
 * is made several times as long. A handheld has eight cores. False where the system has no way to do it.
 */
async function giveOwnCore(browser: Browser | null, own: number): Promise<boolean> {
  const cores = cpus().length
  if (browser === null || cores < 2) return false
  const session = await browser.newBrowserCDPSession()
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const others = Array.from({ length: cores }, (_, core) => core)
      .filter((core) => core !== own)
      .join()
    for (const id of [process.pid, ...processInfo.map((one) => one.id)])
      await run('taskset', ['--all-tasks', '--cpu-list', '--pid', others, String(id)])
    // The first thread of a process has its number.
    for (const { id } of processInfo.filter(({ type }) => type === 'renderer'))
      await run('taskset', ['--cpu-list', '--pid', String(own), String(id)])
    return true
  } catch {
    return false
  } finally {
    await session.detach()
  }
}
