import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type StampedBuild = {
  root: string
  /** Folder of the result, relative to the root. */
  output: string
  /** Files and folders that decide the result; one that does not exist counts as empty. */
  inputs: string[]
  /** What else decides it: flags, settings of the environment. */
  variant: string
  /** Builds into the folder given, which is thrown away when this fails. */
  build: (folder: string) => Promise<void>
}

/**
 * Builds only when an input changed. The result is made beside its place and moved there when it is whole, and the
 * stamp is written last: a build that was killed at any moment never counts as done.
 */
export async function buildOnce(plan: StampedBuild): Promise<'built' | 'unchanged'> {
  const output = path.join(plan.root, plan.output)
  const stampFile = `${output}.stamp`
  const stamp = hashInputs(plan.root, plan.inputs, plan.variant)
  if (existsSync(output) && (await readStamp(stampFile)) === stamp) return 'unchanged'

  removeRemains(output)
  const unfinished = `${output}.unfinished-${process.pid}`
  await mkdir(unfinished, { recursive: true })
  try {
    await plan.build(unfinished)
    await rm(stampFile, { force: true })
    await rm(output, { recursive: true, force: true })
    await rename(unfinished, output)
    await writeFile(stampFile, stamp)
    return 'built'
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** One value for the names and contents of all inputs. */
export function hashInputs(root: string, inputs: string[], variant: string): string {
  const hash = createHash('sha256').update(variant)
  for (const file of inputs.flatMap((input) => listFiles(root, input)).sort()) {
    const content = readFileSync(path.join(root, file))
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(root: string, relative: string): string[] {
  const place = path.join(root, relative)
  if (!existsSync(place)) return []
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  } catch {
    // Not a folder: the input is a file itself.
    return [relative]
  }
}

async function readStamp(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** What builds that were killed left behind; those of processes still alive are somebody else's work. */
function removeRemains(output: string): void {
  const folder = path.dirname(output)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(`${path.basename(output)}.unfinished-`) && Number(name.split('-').at(-1))
    if (pid && !isAlive(pid)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
