import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '../support/runTool'
import { parseManifest, type Manifest } from './manifest'
import { findZipEntry } from './zipEntry'

/** A library that Gradle will link into the app, with what it adds to the app's manifest. */
export type Library = {
  name: string
  /** Kotlin classes that it registers with Expo, and the packages that it registers with React Native. */
  classes: string[]
  manifest: Manifest
}

/** What `expo-modules-autolinking` answers, as far as we read it. Gradle asks the same two questions. */
type ExpoAnswer = {
  modules: {
    packageName: string
    projects: {
      sourceDir: string
      modules: { classifier: string }[]
      packages: string[]
      /** Set where the library comes compiled, in a repository inside its package. */
      publication?: { artifactId: string; version: string; repository: string }
    }[]
  }[]
}
type ReactNativeAnswer = {
  dependencies: Record<string, { platforms: { android?: { sourceDir: string; packageInstance: string } } }>
}

/** Everything linked into the project that stands in `folder`. */
export async function listLibraries(folder: string): Promise<Library[]> {
  const { modules } = await ask<ExpoAnswer>(folder, 'resolve')
  const { dependencies } = await ask<ReactNativeAnswer>(folder, 'react-native-config')
  const expo = modules.flatMap(({ packageName, projects }) =>
    projects.map(async ({ sourceDir, publication, modules: kotlin, packages }) => ({
      name: packageName,
      classes: [...kotlin.map(({ classifier }) => classifier), ...packages],
      manifest: await readLibrary(sourceDir, publication),
    })),
  )
  const reactNative = Object.entries(dependencies).flatMap(([name, { platforms: { android } }]) =>
    android === undefined
      ? []
      : [
          readLibrary(android.sourceDir).then((manifest) => ({
            name,
            classes: [android.packageInstance],
            manifest,
          })),
        ],
  )
  return Promise.all([...expo, ...reactNative])
}

async function ask<Answer>(folder: string, question: string): Promise<Answer> {
  const { code, output } = await runTool({
    command: path.join(folder, 'node_modules', '.bin', 'expo-modules-autolinking'),
    args: [question, '--platform', 'android', '--json'],
    cwd: folder,
    timeLimitMs: 120_000,
  })
  if (code !== 0) throw new Error(`Expo does not say what it links into the app:\n${output.trim()}`)
  return JSON.parse(output) as Answer
}

type Publication = { artifactId: string; version: string; repository: string }

async function readLibrary(sourceDir: string, publication?: Publication): Promise<Manifest> {
  const text = publication ? readCompiled(path.dirname(sourceDir), publication) : readSource(sourceDir)
  return parseManifest(text)
}

function readCompiled(library: string, { artifactId, version, repository }: Publication): string {
  const wanted = `${artifactId}-${version}.aar`
  const place = path.join(library, repository)
  const archive = readdirSync(place, { recursive: true, encoding: 'utf8' }).find(
    (file) => path.basename(file) === wanted,
  )
  const manifest = archive && findZipEntry(readFileSync(path.join(place, archive)), 'AndroidManifest.xml')
  if (!manifest) throw new Error(`${wanted} is not in ${place}, or has no manifest: run npm ci again.`)
  return manifest.toString('utf8')
}

/** A library may have no manifest of its own: Gradle then takes an empty one. */
function readSource(sourceDir: string): string {
  const file = path.join(sourceDir, 'src', 'main', 'AndroidManifest.xml')
  return existsSync(file) ? readFileSync(file, 'utf8') : '<manifest />'
}
