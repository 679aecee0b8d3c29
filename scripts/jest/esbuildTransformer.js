const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const esbuild = require('esbuild')

const loaders = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts', '.tsx': 'tsx' }

// `import.meta.url` has no meaning in CommonJS; packages use it to find files beside themselves.
const ownUrl = '__ownUrl'
const banner = `const ${ownUrl} = require('node:url').pathToFileURL(__filename).href;`

const identity = createHash('sha256').update(readFileSync(__filename)).update(esbuild.version).digest('hex')

/** Turns TypeScript and ESM-only packages into the CommonJS that Jest runs. `jest.mock` is not hoisted: tests here use the real thing. */
module.exports = {
  process(source, file) {
    const { code, map } = esbuild.transformSync(source, {
      loader: loaders[path.extname(file)] ?? 'js',
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      // Jest cannot run `import()` without experimental flags, so it becomes a deferred require.
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': ownUrl },
      banner: source.includes('import.meta.url') ? banner : '',
      sourcemap: true,
      sourcefile: file,
      sourcesContent: false,
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: false } },
    })
    return { code, map }
  },
  getCacheKey(source, file, options) {
    return createHash('sha256')
      .update(identity)
      .update(file)
      .update(source)
      .update(options.instrument ? 'instrument' : '')
      .digest('hex')
  },
}
