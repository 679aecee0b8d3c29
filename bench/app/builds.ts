import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBareApp } from '@/scripts/android/bareApp'
import { makeWebBuild } from '@/scripts/support/makeBundles'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { runExport } from '@/scripts/support/runExport'

export type Builds = { tote: string; bare: string; naive: string; remove: () => Promise<void> }

/** Three production web apps of the same versions: ours, the smallest there is, and ours as one writes it first. */
export async function makeBuilds(say: (line: string) => void): Promise<Builds> {
  const tote = await makeWebBuild(say)
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-bench-app-'))
  const build = async (name: string, prepare: (root: string) => Promise<void>) => {
    say(`${name} ...`)
    const root = path.join(folder, name)
    await mkdir(root)
    await writeBareApp(root)
    await prepare(root)
    await runExport({ platform: 'web', root, folder: path.join(root, 'dist') })
    return path.join(root, 'dist')
  }
  const bare = await build('bare', async () => undefined)
  const naive = await build('naive', (root) =>
    cp(path.join(repositoryRoot, 'bench/app/naive/index.tsx'), path.join(root, 'app/index.tsx')),
  )
  return { tote, bare, naive, remove: () => rm(folder, { recursive: true, force: true }) }
}
