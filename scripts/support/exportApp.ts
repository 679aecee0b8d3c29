import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { plantedSecrets } from './plantedSecrets'
import { repositoryRoot } from './repositoryRoot'
import { runExport, type Platform } from './runExport'
import { buildOnce } from './stampedBuild'
import { writeOfflineWorker } from './writeOfflineWorker'

type Export = {
  platform: Platform
  /** More options of `expo export`. */
  options?: string[]
  env?: Record<string, string>
  /** Said only when there is something to do. */
  announcement: string
  say: (line: string) => void
}

/** Everything that can change a bundle. The lock file stands for node_modules. */
const inputs = [
  'app',
  'components',
  'state',
  'api',
  'domain',
  'modules',
  'assets',
  'public',
  'scripts/web',
  'server/web/addresses.ts',
  'app.json',
  'metro.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const patienceMs = 15_000

export const exportFolder = (platform: Platform): string =>
  path.join(repositoryRoot, '.build', platform, 'app')
export const mapsFolder = (platform: Platform): string =>
  path.join(repositoryRoot, '.build', platform, 'maps')

/** Bundles the app for production. Maps are kept apart from what is served: they hold our source. */
export async function exportApp(plan: Export): Promise<'built' | 'unchanged'> {
  const { platform, options = [], env = {}, announcement, say } = plan
  return buildOnce({
    root: repositoryRoot,
    output: path.join('.build', platform),
    inputs,
    variant: JSON.stringify({ platform, options, settings: publicSettings(), plantedSecrets }),
    build: async (folder) => {
      say(announcement)
      const started = Date.now()
      const patience = setInterval(
        () => say(`  still building, ${Math.round((Date.now() - started) / 1000)} s`),
        patienceMs,
      )
      try {
        await runExport({
          platform,
          root: repositoryRoot,
          folder: path.join(folder, 'app'),
          options,
          env: { ...plantedSecrets, ...env },
        })
        await setMapsApart(path.join(folder, 'app'), path.join(folder, 'maps'))
        if (platform === 'web') await writeOfflineWorker(path.join(folder, 'app'))
      } finally {
        clearInterval(patience)
      }
    },
  })
}

async function setMapsApart(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.name.endsWith('.map')) await rename(file, path.join(to, entry.name))
    if (entry.name.endsWith('.js')) await forgetMap(file)
  }
}

/** A browser's tools would ask for the map that the script names and get a page instead. */
async function forgetMap(script: string): Promise<void> {
  const code = await readFile(script, 'utf8')
  await writeFile(script, code.replace(/^\/\/# sourceMappingURL=.*$\n?/m, ''))
}

/** Expo writes the values of these variables into the bundle. */
function publicSettings(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('EXPO_PUBLIC_'))
      .sort(),
  )
}
