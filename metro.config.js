const path = require('node:path')
const { getDefaultConfig } = require('expo/metro-config')

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Folders whose code runs in Node only: blocked, so that a bundle which imports one of them does not build. */
const nodeOnly = ['server', 'scripts', 'e2e', 'bench', '__tests__']

/** Folders that grow while the app is built or run: crawling them is slow and races with their writers. */
const written = ['.build', '.data', 'dist', 'coverage', 'test-results']

const config = getDefaultConfig(__dirname)
const root = escape(__dirname + path.sep)

config.resolver.blockList = [
  ...[config.resolver.blockList].flat(),
  ...[...nodeOnly, ...written].map((folder) => new RegExp(`^${root}${escape(folder)}[\\\\/]`)),
]

// Barcode decoding on the web loads its WebAssembly as an asset of ours, never from a public CDN.
config.resolver.assetExts.push('wasm')

const importsNodeOnly = new RegExp(`^(?:@/|(?:\\.{1,2}/)+)(${nodeOnly.join('|')})/`)

/**
 * What packages hand on from their front door and nobody here calls: a bundle carries it all the same. Fifty languages
 * of error texts, JSON schemas and a compiler of zod; benchmarks of lists; a megabyte of symbols that Expo Router would show
 * in tabs of the system.
 */
const uncalled = [
  {
    inside: 'zod',
    modules: /(?:^|\/)(?:locales\/index|compile|from-json-schema|json-schema-(?:generator|processors))\.js$/,
  },
  { inside: '@shopify/flash-list', modules: /^\.\/benchmark\// },
  { inside: '@expo-google-fonts/material-symbols', modules: /\.ttf$/ },
]

/** @param {string} module @param {string} from */
const isUncalled = (module, from) =>
  uncalled.some(
    ({ inside, modules }) =>
      modules.test(module) && from.split(path.sep).join('/').includes(`/node_modules/${inside}/`),
  )

/** Ours in place of a package's own, each with its reason in the file. */
const replaced = [
  {
    inside: 'expo-router',
    module: /\/routeInfoCache$/,
    by: path.join(__dirname, 'modules/expo-router/routeInfoCache.ts'),
  },
  {
    inside: 'expo-router',
    module: /\/useEventEmitter$/,
    by: path.join(__dirname, 'modules/expo-router/useEventEmitter.ts'),
  },
]

/** @param {string} module @param {string} from */
const findReplacement = (module, from) =>
  replaced.find(
    ({ inside, module: wanted }) =>
      wanted.test(module) && from.split(path.sep).join('/').includes(`/node_modules/${inside}/`),
  )?.by

config.resolver.resolveRequest = (context, moduleName, platform) => {
  const fromApp = !context.originModulePath.includes(`${path.sep}node_modules${path.sep}`)
  const forbidden = fromApp && importsNodeOnly.exec(moduleName)
  if (forbidden) {
    throw new Error(
      `${path.relative(__dirname, context.originModulePath)} imports ${moduleName}: ${forbidden[1]}/ runs in Node and never reaches the app's bundle.`,
    )
  }
  if (isUncalled(moduleName, context.originModulePath)) return { type: 'empty' }
  const filePath = findReplacement(moduleName, context.originModulePath)
  return filePath ? { type: 'sourceFile', filePath } : context.resolveRequest(context, moduleName, platform)
}

module.exports = config
