import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { repositoryRoot } from '../support/repositoryRoot'

/**
 * In the `.env` file of the bare app: the public one is shown by its screen and must be found in its bundle, or the
 * search cannot see; the other one is a secret and must not.
 */
export const plantedInFile = {
  EXPO_PUBLIC_SHOWN: 'planted-and-shown-61c9e2d0f7',
  DEVICE_TOKEN: 'planted-in-a-file-2b88d5e613',
}

const files: Record<string, string> = {
  'app.json': JSON.stringify({
    expo: {
      name: 'Bare',
      slug: 'bare',
      scheme: 'bare',
      platforms: ['android', 'web'],
      web: { bundler: 'metro', output: 'single' },
      plugins: ['expo-router'],
    },
  }),
  'package.json': JSON.stringify({ name: 'bare', version: '0.0.0', private: true, main: 'expo-router/entry' }),
  'tsconfig.json': JSON.stringify({ extends: 'expo/tsconfig.base' }),
  'app/index.tsx': `import { Text } from 'react-native'

export default function Home() {
  return <Text>{process.env.EXPO_PUBLIC_SHOWN}</Text>
}
`,
  '.env': Object.entries(plantedInFile)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
  // The packages are linked, so they stand outside the folder that Metro looks after; and what it remembers of them
  // from another folder names that folder's routes.
  'metro.config.js': `const fs = require('node:fs')
const path = require('node:path')
const config = require('./tote.metro.config')

module.exports = {
  ...config,
  cacheVersion: __dirname,
  watchFolders: [fs.realpathSync(path.join(__dirname, 'node_modules'))],
}
`,
}

/** The smallest app that Expo Router makes: one route, the packages and the bundler's settings of this repository. */
export async function writeBareApp(folder: string): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  await cp(path.join(repositoryRoot, 'metro.config.js'), path.join(folder, 'tote.metro.config.js'))
  // What those settings put in the place of a package's own module.
  await cp(path.join(repositoryRoot, 'modules/expo-router'), path.join(folder, 'modules/expo-router'), {
    recursive: true,
  })
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}
