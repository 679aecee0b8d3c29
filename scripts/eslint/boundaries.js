/**
 * The house's import directions: app -> components -> state -> api -> domain, and server -> domain.
 * Never back, never between features, never from the app to the service.
 */

const serverPackages = require('../serverPackages.json')

const productionFolders = ['app', 'components', 'state', 'api', 'domain', 'server']

/** Anchored at the root: a folder called `api` inside `server` is still the server. */
const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
})

const elements = [
  element('app', 'app'),
  element('ui', 'components/ui'),
  element('theme', 'components/theme'),
  element('words', 'components/words'),
  element('parts', 'components/parts'),
  element('parts', 'components/scan'),
  element('feature', 'components/*', ['feature']),
  element('state', 'state'),
  element('api', 'api'),
  element('domain', 'domain'),
  element('server', 'server'),
  element('scripts', 'scripts'),
  element('e2e', 'e2e'),
  element('bench', 'bench'),
  element('sim', 'sim'),
  element('tests', '__tests__'),
  element('assets', 'assets'),
]

/** Everything `domain/` may use besides itself. A new name here is a decision, so it stands in one place. */
const domainLibraries = ['zod', 'big.js']

const screenPackages = [
  '@expo/*',
  '@react-native/*',
  '@shopify/*',
  '@tanstack/*',
  'expo',
  'expo-*',
  'react-native',
  'react-native-*',
  'zustand',
]

const from = (type) => ({ element: { type } })
const local = { module: { origin: 'local' } }
const core = { module: { origin: 'core' } }
const packages = (source) => ({ module: { origin: 'external', source } })

/** What a layer may import of ours; the sentence says what the rest would break. */
const layer = (type, allowed, protects) => [
  {
    from: from(type),
    disallow: { to: local },
    message: `{{ from.element.path }} may not import {{ dependency.source }}: ${protects}`,
  },
  { from: from(type), allow: { to: { element: { types: { anyOf: allowed } } } } },
]

const shared = ['theme', 'words', 'assets']
const below = ['state', 'api', 'domain']
const seen = ['app', 'ui', 'theme', 'words', 'parts', 'feature', 'state', 'api']

const policies = [
  ...layer(
    'app',
    ['app', 'feature', 'parts', 'ui', ...shared, ...below],
    'routes may use everything below them, but the service runs elsewhere and is reached through api/.',
  ),
  ...layer(
    'feature',
    ['parts', 'ui', ...shared, ...below],
    'a feature stands alone, so that it can be changed or removed without touching another one; share through components/parts, components/ui, state/ or domain/.',
  ),
  {
    from: from('feature'),
    allow: {
      to: { element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } } },
    },
  },
  ...layer(
    'parts',
    ['parts', 'ui', ...shared, ...below],
    'what several features show stands below all of them.',
  ),
  ...layer(
    'ui',
    ['ui', ...shared],
    'the design system knows no feature and no state, so that every feature can use it.',
  ),
  ...layer('theme', ['theme', 'assets', 'domain'], 'tokens stand below everything that is drawn with them.'),
  ...layer('words', ['words', 'domain'], 'texts stand below everything that shows them.'),
  ...layer(
    'state',
    [...below, 'assets'],
    'what the device remembers does not depend on what the screen shows.',
  ),
  ...layer(
    'api',
    ['api', 'domain'],
    'the client gets base URL and token by injection and knows no store and no screen.',
  ),
  ...layer('domain', ['domain'], 'rules are pure and run on the device and in the service alike.'),
  {
    from: from('domain'),
    disallow: { to: [core, packages('*'), packages('@*/*')] },
    message: `domain/ may not import {{ dependency.source }}: rules are pure and run everywhere, so they use only ${domainLibraries.join(' and ')}.`,
  },
  { from: from('domain'), allow: { to: packages(domainLibraries) } },
  ...layer('server', ['server', 'domain'], 'the service shares domain/ with the app and nothing else.'),
  {
    from: from('server'),
    disallow: { to: packages(screenPackages) },
    message:
      'server/ may not import {{ dependency.source }}: the service draws no screens; its pages are React made into text.',
  },
  {
    from: { element: { types: { anyOf: seen } } },
    disallow: { to: [core, packages(serverPackages)] },
    message:
      '{{ from.element.path }} may not import {{ dependency.source }}: it exists in Node only and would break the app on a device.',
  },
  ...layer(
    'scripts',
    ['scripts', 'server', 'domain'],
    'scripts start and check the product; the app is reached through its build.',
  ),
  ...layer('e2e', ['e2e', 'scripts', 'domain'], 'journeys see what a person sees, not the code behind it.'),
]

module.exports = { elements, policies, productionFolders }
