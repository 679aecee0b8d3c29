import { existsSync } from 'node:fs'
import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { repositoryRoot } from '../support/repositoryRoot'
import { runTool } from '../support/runTool'

/** All that `expo prebuild` reads. It writes beside it, and nothing of that belongs into the repository. */
const sources = ['app.json', 'package.json', 'assets', 'plugins', 'modules', 'app', 'tsconfig.json']

const timeLimitMs = 180_000

/** Makes the native project out of `app.json` in a folder of its own: `folder/android`. */
export async function prebuild(folder: string): Promise<void> {
  for (const name of sources.filter((each) => existsSync(path.join(repositoryRoot, each))))
    await cp(path.join(repositoryRoot, name), path.join(folder, name), { recursive: true })
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const { code, output } = await runTool({
    command: process.execPath,
    args: [
      path.join(folder, 'node_modules', 'expo', 'bin', 'cli'),
      'prebuild',
      '--platform',
      'android',
      '--no-install',
    ],
    cwd: folder,
    env: { EXPO_NO_GIT_STATUS: '1' },
    timeLimitMs,
  })
  if (code !== 0) throw new Error(`The native project cannot be made:\n\n${output.trim()}`)
}
