import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeBareBundles } from './android/bareBundle'
import { checkBundles } from './android/checkBundles'
import { checkProject } from './android/checkProject'
import { checkSession } from './android/checkSession'
import { compareSize, judgeSize, tellSize } from './android/compareSize'
import { prebuild } from './android/prebuild'
import { makeAndroidBundle, makeWebBuild } from './support/makeBundles'
import { runScript } from './support/runScript'

type Part = (folder: string) => Promise<string[]>

/** Each in a folder of its own that is thrown away; what it returns is wrong. */
const parts: Record<string, Part> = {
  project: async (folder) => {
    await prebuild(folder)
    const { faults, permissions, libraries } = await checkProject(folder)
    const names = permissions.map((name) => name.replace('android.permission.', '')).join(', ')
    console.log(`project: made from app.json, ${libraries} libraries, permissions ${names}`)
    return faults
  },
  bundles: async () => {
    await makeAndroidBundle(console.log)
    await makeWebBuild(console.log)
    await makeBareBundles()
    const sizes = (['android', 'web'] as const).map(compareSize)
    sizes.forEach((size) => console.log(tellSize(size)))
    return [...checkBundles(), ...sizes.flatMap(judgeSize)]
  },
  session: async (folder) => {
    const { faults, remains } = await checkSession(folder)
    const left = remains.length === 0 ? 'nothing' : remains.join(', ')
    console.log(`session: until the browser tidies up its own logs there remains ${left}`)
    return faults
  },
}

/** `npm run check:android`: all that can be said of the Android app without a device. With a name, one part of it. */
runScript(async () => {
  const [wanted] = process.argv.slice(2)
  if (wanted !== undefined && !(wanted in parts))
    throw new Error(`Use no option for everything, or one of: ${Object.keys(parts).join(', ')}.`)
  const faults: string[] = []
  for (const [name, check] of Object.entries(parts)) {
    if (wanted !== undefined && wanted !== name) continue
    const folder = await mkdtemp(path.join(tmpdir(), `tote-android-${name}-`))
    try {
      faults.push(...(await check(folder)))
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log('Everything that can be said without a device is well.')
})
