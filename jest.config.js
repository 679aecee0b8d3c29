const { transform: expoTransform } = require('jest-expo/jest-preset')

/** Packages that ship or load ES modules; Jest runs CommonJS, so they are transformed like our own code. */
const esmInNode = [
  '@fastify/cookie',
  '@seriousme/openapi-schema-validator',
  'cookie',
  'fastify-type-provider-zod',
  'non-error',
  'pg-boss',
  'serialize-error',
  'uuidv7',
]

/** Packages that the app's Jest has to transform: they ship ES modules or untranspiled React Native code. */
const untranspiledInApp = [
  '(jest-)?react-native',
  '@react-native(-community)?',
  'expo',
  '@expo',
  '@noble/hashes',
  '@react-navigation',
  'standard-navigation',
  '@shopify/flash-list',
  'react-native-web',
]

// Expo's own fetch calls a native module, which is an empty stub in Jest and never answers. With this switch the
// platform's fetch stays, here Node's, and component tests reach the real service.
process.env.EXPO_PUBLIC_USE_RN_FETCH = '1'

const SCRIPTS = '\\.[jt]sx?$'
const [babelJest, babelOptions] = expoTransform[SCRIPTS]

const shared = {
  rootDir: __dirname,
  // Data folders hold no modules, and the crawler must not trip over files that come and go in them.
  modulePathIgnorePatterns: ['<rootDir>/\\.(build|data|expo)/', '<rootDir>/(dist|android|ios)/'],
  watchPathIgnorePatterns: ['<rootDir>/\\.(build|data|expo)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^fast-check$': '<rootDir>/scripts/jest/fastCheck.js' },
}

module.exports = {
  // Ends what hangs, and nothing else: on a busy machine a test may take ten times as long as on an idle one.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      displayName: 'app',
      preset: 'jest-expo',
      testEnvironment: '<rootDir>/scripts/jest/appEnvironment.js',
      testMatch: ['<rootDir>/__tests__/{api,state,components,app}/**/*.test.{ts,tsx}'],
      setupFiles: ['@shopify/flash-list/jestSetup'],
      setupFilesAfterEnv: [
        '<rootDir>/scripts/jest/waitLonger.js',
        '<rootDir>/scripts/jest/unmountScreens.js',
        '<rootDir>/scripts/jest/failOnConsole.js',
      ],
      globalSetup: '<rootDir>/scripts/jest/startService.ts',
      globalTeardown: '<rootDir>/scripts/jest/stopService.ts',
      transform: {
        ...expoTransform,
        [SCRIPTS]: [
          babelJest,
          { ...babelOptions, plugins: [require.resolve('./scripts/jest/importAsRequire.js')] },
        ],
      },
      transformIgnorePatterns: [
        `/node_modules/(?!(${untranspiledInApp.join('|')}))`,
        '/node_modules/react-native-reanimated/plugin/',
        '/node_modules/@react-native/babel-preset/',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{domain,server,scripts,sim}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/failOnConsole.js'],
      globalSetup: '<rootDir>/scripts/jest/startPostgres.ts',
      globalTeardown: '<rootDir>/scripts/jest/stopPostgres.ts',
      transform: { '\\.([cm]?[jt]s|tsx)$': '<rootDir>/scripts/jest/esbuildTransformer.js' },
      transformIgnorePatterns: [`/node_modules/(?!(${esmInNode.join('|')})/)`],
    },
  ],
}
