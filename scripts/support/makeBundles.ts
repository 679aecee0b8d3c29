import { exportApp, exportFolder } from './exportApp'
import { chooseHermesCompiler, type HermesCompiler } from './hermesCompiler'
import { exportWith } from './runExport'

type Say = (line: string) => void

/** The production web app, in the folder the answer names. */
export async function makeWebBuild(say: Say): Promise<string> {
  const announcement = 'Building the web app. The first time takes a minute or two ...'
  const result = await exportApp({ platform: 'web', announcement, say })
  say(result === 'built' ? 'The web app is built.' : 'The web app is up to date.')
  return exportFolder('web')
}

const kinds: Record<HermesCompiler['kind'], string> = {
  native: 'Hermes bytecode',
  emulated: 'Hermes bytecode, compiled through qemu',
  none: 'plain JavaScript, since the Hermes compiler does not run on this processor',
}

/** The Android bundle, with bytecode where its compiler runs. */
export async function makeAndroidBundle(say: Say): Promise<string> {
  const compiler = chooseHermesCompiler()
  const result = await exportApp({
    platform: 'android',
    announcement: 'Bundling for Android ...',
    ...exportWith(compiler),
    say,
  })
  say(`The Android bundle is ${result === 'built' ? 'made' : 'up to date'}: ${kinds[compiler.kind]}.`)
  return exportFolder('android')
}
