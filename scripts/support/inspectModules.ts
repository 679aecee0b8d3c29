import serverPackages from '../serverPackages.json'

/** A package as bundled: where its folder is, relative to the repository. */
export type BundledPackage = { name: string; folder: string }

const nodeOnlyFolders = ['server', 'scripts', 'e2e', 'bench', '__tests__']

/** Zod needs one language for texts that only developers read. */
const zodLocale = /\/zod\/.*\/locales\/(?!en\.js$)/

/** What stands in a bundle and should not, one sentence each. `sources` are the module paths of its source map. */
export function findIntruders(sources: string[]): string[] {
  return sources.flatMap((source) => {
    const folder = nodeOnlyFolders.find((name) => source.startsWith(`/${name}/`))
    if (folder) return [`${source} is in the bundle: ${folder}/ runs in Node only.`]
    if (/(?:^|[/\0])node:/.test(source)) return [`${source} is in the bundle: devices have no Node.`]
    if (zodLocale.test(source))
      return [`${source} is in the bundle: zod's languages weigh 200 kB and nobody reads them.`]
    const name = findPackage(source)?.name
    if (name && serverPackages.some((pattern) => matches(name, pattern))) {
      return [`${source} is in the bundle: ${name} belongs to the service.`]
    }
    return []
  })
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

/** The package a module belongs to: the innermost node_modules counts. */
export function findPackage(source: string): BundledPackage | undefined {
  const found = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(source)
  const [, place, name] = found ?? []
  return place && name ? { name, folder: place + name } : undefined
}

/** Packages bundled in more than one version: twice the bytes, and two copies of state that should be one. */
export function findDoubles(sources: string[], versionOf: (folder: string) => string): string[] {
  const versions = new Map<string, Map<string, string>>()
  for (const source of sources) {
    const bundled = findPackage(source)
    if (!bundled) continue
    const known = versions.get(bundled.name) ?? new Map<string, string>()
    if (!known.has(bundled.folder)) known.set(bundled.folder, versionOf(bundled.folder))
    versions.set(bundled.name, known)
  }
  return [...versions]
    .filter(([, known]) => new Set(known.values()).size > 1)
    .map(([name, known]) => {
      const places = [...known].map(([folder, version]) => `${version} (${folder})`).join(' and ')
      return `${name} is bundled in two versions: ${places}.`
    })
}

/** Modules that are there more than once: in two scripts, or of one package from two places. */
export function findCopies(sources: string[]): string[] {
  const places = new Map<string, string[]>()
  for (const source of sources) {
    const bundled = findPackage(source)
    const module = bundled ? bundled.name + source.slice(bundled.folder.length) : source
    places.set(module, [...(places.get(module) ?? []), source])
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([module, found]) => `${module} is bundled ${found.length} times: ${found.join(' and ')}.`)
}

const screenPath = /^\/components\/\w+\/[A-Z]\w+Screen\.tsx$/

/** Compares the screens of the first load with those that may be in it, as `history/HistoryScreen`. */
export function judgeFirstScreens(firstSources: string[], allowed: readonly string[]): string[] {
  const found = firstSources
    .filter((source) => screenPath.test(source))
    .map((source) => source.replace('/components/', '').replace('.tsx', ''))
  return [
    ...found
      .filter((name) => !allowed.includes(name))
      .map((name) => `${name} is loaded before the first screen: lazyScreen loads it when it is opened.`),
    ...allowed
      .filter((name) => !found.includes(name))
      .map((name) => `${name} is not loaded first any more: scripts/budgets.ts need not allow it.`),
  ]
}
