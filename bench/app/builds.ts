import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBareApp } from '@/scripts/android/bareApp'
import { makeWebBuild } from '@/scripts/support/makeBundles'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { runExport } from '@/scripts/support/runExport'

/** Three production web apps of the same versions: ours, the smallest there is, and ours as one writes it first. */
export type BuildName = 'tote' | 'bare' | 'naive'

export type Builds = {
  /** The folder of a built app, made when it is asked for. */
  make: (name: BuildName) => Promise<string>
  remove: () => Promise<void>
}

export async function openBuilds(say: (line: string) => void): Promise<Builds> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-bench-app-'))
  const made = new Map<BuildName, Promise<string>>()
  const build = async (name: BuildName) => {
    const root = path.join(folder, name)
    // A copy: whoever builds the app anew while it is measured takes nothing away.
    if (name === 'tote') {
      await cp(await makeWebBuild(say), root, { recursive: true })
      return root
    }
    say(`${name} ...`)
    await mkdir(root)
    await writeBareApp(root)
    if (name === 'naive')
      await cp(path.join(repositoryRoot, 'bench/app/naive/index.tsx'), path.join(root, 'app/index.tsx'))
    await runExport({ platform: 'web', root, folder: path.join(root, 'dist') })
    return path.join(root, 'dist')
  }
  return {
    make: (name) => {
      const making = made.get(name) ?? build(name)
      made.set(name, making)
      return making
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
