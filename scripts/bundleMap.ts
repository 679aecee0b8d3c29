import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawPage, kilobytes } from './bundleMap/drawPage'
import { groupModules } from './bundleMap/groups'
import { moduleSizes } from './bundleMap/moduleSizes'
import { exportFolder, mapsFolder } from './support/exportApp'
import { makeWebBuild } from './support/makeBundles'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

const LISTED = 15

/** `npm run bundle:map`: what the web app is made of, as a page with a map and as a short list. */
runScript(async () => {
  await makeWebBuild(console.log)
  const groups = groupModules(readSizes())
  const page = path.join(repositoryRoot, '.build', 'bundle-map.html')
  writeFileSync(page, drawPage('What the web app is made of', groups))
  for (const { name, bytes } of groups.slice(0, LISTED))
    console.log(`${kilobytes(bytes).padStart(8)}  ${name}`)
  console.log(`\nAll of it: ${path.relative(process.cwd(), page)}`)
})

/** Of all scripts together, those that come later included. */
function readSizes(): Map<string, number> {
  const all = new Map<string, number>()
  const maps = mapsFolder('web')
  for (const file of scriptsIn(exportFolder('web'))) {
    const map: unknown = JSON.parse(readFileSync(path.join(maps, `${path.basename(file)}.map`), 'utf8'))
    for (const [source, bytes] of moduleSizes(readFileSync(file, 'utf8'), map))
      all.set(source, (all.get(source) ?? 0) + bytes)
  }
  return all
}

/** Those that Metro made; the offline worker is written by hand. */
function scriptsIn(folder: string): string[] {
  return readdirSync(path.join(folder, '_expo'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
