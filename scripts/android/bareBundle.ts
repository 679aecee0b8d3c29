import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseHermesCompiler } from '../support/hermesCompiler'
import { repositoryRoot } from '../support/repositoryRoot'
import { exportWith, runExport, type Platform } from '../support/runExport'
import { buildOnce } from '../support/stampedBuild'
import { writeBareApp } from './bareApp'

const output = path.join('.build', 'bare')
const platforms: Platform[] = ['android', 'web']

export const bareFolder = (platform: Platform): string => path.join(repositoryRoot, output, platform)

/** Bundles the bare app for both platforms, once for each set of packages and settings. */
export async function makeBareBundles(): Promise<void> {
  const compiler = chooseHermesCompiler()
  await buildOnce({
    root: repositoryRoot,
    output,
    inputs: ['package-lock.json', 'metro.config.js', 'scripts/android/bareApp.ts'],
    variant: compiler.kind,
    build: async (folder) => {
      const root = await mkdtemp(path.join(tmpdir(), 'tote-bare-'))
      try {
        await writeBareApp(root)
        for (const platform of platforms) {
          const made = path.join(root, 'made', platform)
          await runExport({
            platform,
            root,
            folder: made,
            ...(platform === 'android' ? exportWith(compiler) : {}),
          })
          await cp(made, path.join(folder, platform), { recursive: true })
        }
      } finally {
        await rm(root, { recursive: true, force: true })
      }
    },
  })
}
