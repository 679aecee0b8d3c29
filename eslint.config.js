const { defineConfig, globalIgnores } = require('eslint/config')
const typescript = require('@typescript-eslint/eslint-plugin')
const boundaries = require('eslint-plugin-boundaries').default ?? require('eslint-plugin-boundaries')
const expo = require('eslint-config-expo/flat')
const importX = require('eslint-plugin-import-x')
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript')
const globals = require('globals')
const house = require('./scripts/eslint/boundaries')
const noBarrel = require('./scripts/eslint/noBarrel')

const project = `${__dirname}/tsconfig.json`
const production = house.productionFolders.map((folder) => `${folder}/**/*.{ts,tsx}`)

const rawText = 'Use Text of components/ui: it carries our sizes, weights, colours and direction.'
const rawColour =
  'Colours come from components/theme by their meaning (colors.inCart), so that dark mode and contrast stay right everywhere.'

/** Not every word: `color="muted"` names a token. */
const namedColour =
  '[value=/^(black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta|silver|gold|navy|teal|maroon|olive|lime|aqua|fuchsia)$/i]'
const colourLiterals = [
  'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  'TemplateElement[value.raw=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i]',
  'Literal[value=/^(rgb|hsl|hwb)a?\\(/i]',
  'Literal[raw=/^0x([0-9a-f]{6}|[0-9a-f]{8})$/i]',
  `Property[key.name=/color$/i] > Literal${namedColour}`,
  `JSXAttribute[name.name=/color$/i] > Literal${namedColour}`,
].map((selector) => ({ selector, message: rawColour }))

const dearWaits = {
  selector:
    'CallExpression[callee.name="waitFor"] CallExpression[callee.property.name=/^(toBeNull|toHaveLength|toEqual)$/] MemberExpression[object.name="screen"]',
  message:
    'While it waits, it writes what it sees with all of React behind it, for seconds on a busy machine: wait for not.toBeOnTheScreen() or for a .length.',
}

const reactRules = expo
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react'))

module.exports = defineConfig([
  globalIgnores(['.build/', '.data/', '.expo/', 'dist/', 'android/', 'ios/', 'coverage/', 'test-results/']),
  expo,
  {
    // An exception is a decision: it is made here, where it is seen, not in a comment beside the code.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
  },
  {
    files: ['scripts/jest/**/*.js'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    plugins: { '@typescript-eslint': typescript },
    rules: {
      // The compiler already says these, with types.
      'import/named': 'off',
      'import/namespace': 'off',
      'import/no-unresolved': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
      '@typescript-eslint/no-unused-vars': 'off',

      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    // Metro writes the values of variables into the app's bundle and has to find their names; Node just reads them.
    files: ['{server,scripts,e2e,bench,__tests__}/**'],
    rules: { 'expo/no-env-var-destructuring': 'off', 'expo/no-dynamic-env-var': 'off' },
  },
  {
    // No components here, and looking for them takes a fifth of the time.
    files: ['{api,domain,server,scripts,e2e,bench}/**', '__tests__/{api,domain,server,scripts}/**'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries, 'import-x': importX, tote: { rules: { 'no-barrel': noBarrel } } },
    settings: {
      'import/resolver': { typescript: { project, alwaysTryTypes: true } },
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project, alwaysTryTypes: true })],
      'boundaries/root-path': __dirname,
      'boundaries/elements': house.elements,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'boundaries/legacy-templates': false,
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'allow', checkAllOrigins: true, checkUnknownLocals: true, policies: house.policies },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: production,
    rules: {
      'boundaries/no-unknown-files': 'error',
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, packageDir: __dirname }],
    },
  },
  {
    // A route file may be one line that names its screen.
    files: ['**/*.{ts,tsx}'],
    ignores: ['app/**'],
    rules: { 'tote/no-barrel': 'error' },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['components/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react-native', importNames: ['Text'], message: rawText }] },
      ],
    },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['components/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...colourLiterals] },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', dearWaits] },
  },
])
