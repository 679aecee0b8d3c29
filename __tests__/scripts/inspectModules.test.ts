import {
  findCopies,
  findDoubles,
  findIntruders,
  findPackage,
  judgeFirstScreens,
} from '@/scripts/support/inspectModules'

const innocent = [
  '__prelude__',
  '/app/_layout.tsx',
  '/api/client.ts',
  '/components/orders/OrderCard.tsx',
  '/node_modules/react-dom/server.js',
  '/node_modules/zod/v4/core/schemas.js',
  '/node_modules/zod/v4/locales/en.js',
  '/node_modules/pgp-words/index.js',
]

test('lets the app and its packages pass', () => {
  expect(findIntruders(innocent)).toEqual([])
})

test.each([
  ['code of the service', '/server/orders/repository.ts', /server\/ runs in Node only/],
  ['a test', '/__tests__/support/factory.ts', /__tests__\/ runs in Node only/],
  ['a script', '/scripts/budgets.ts', /scripts\/ runs in Node only/],
  ['a package of the service', '/node_modules/pg-boss/dist/index.js', /pg-boss belongs to the service/],
  [
    'a package of a family of the service',
    '/node_modules/@fastify/static/index.js',
    /@fastify\/static belongs/,
  ],
  ['such a package inside another', '/node_modules/a/node_modules/undici/index.js', /undici belongs/],
  ['a module of Node', '\0shim:/node:fs', /devices have no Node/],
  ["one of zod's languages", '/node_modules/zod/v4/locales/de.js', /zod's languages/],
])('names %s', (_what, source, sentence) => {
  expect(findIntruders([...innocent, source])).toEqual([expect.stringMatching(sentence)])
})

test('knows the innermost package of a module', () => {
  expect(findPackage('/node_modules/a/node_modules/@scope/b/lib/c.js')).toEqual({
    name: '@scope/b',
    folder: '/node_modules/a/node_modules/@scope/b',
  })
  expect(findPackage('/app/index.tsx')).toBeUndefined()
})

test('names a package that is there in two versions, and only that', () => {
  const versions: Record<string, string> = {
    '/node_modules/a': '1.0.0',
    '/node_modules/b/node_modules/a': '2.0.0',
    '/node_modules/c': '3.0.0',
    '/node_modules/b/node_modules/c': '3.0.0',
    '/node_modules/b': '1.0.0',
  }
  const sources = Object.keys(versions).flatMap((folder) => [`${folder}/index.js`, `${folder}/other.js`])
  const doubles = findDoubles(sources, (folder) => versions[folder] ?? 'none')
  expect(doubles).toEqual([
    'a is bundled in two versions: 1.0.0 (/node_modules/a) and 2.0.0 (/node_modules/b/node_modules/a).',
  ])
})

test('names a module that two scripts hold, or that comes from two places, and no other', () => {
  const sources = [
    '/components/ui/Text.tsx',
    '/components/ui/Text.tsx',
    '/node_modules/a/index.js',
    '/node_modules/b/node_modules/a/index.js',
    '/node_modules/b/node_modules/a/only.js',
    '/node_modules/b/index.js',
  ]
  expect(findCopies(sources)).toEqual([
    '/components/ui/Text.tsx is bundled 2 times: /components/ui/Text.tsx and /components/ui/Text.tsx.',
    'a/index.js is bundled 2 times: /node_modules/a/index.js and /node_modules/b/node_modules/a/index.js.',
  ])
})

describe('the screens of the first load', () => {
  const first = ['/components/orders/OrdersScreen.tsx', '/components/ui/Text.tsx', '/app/orders/index.tsx']
  const allowed = ['orders/OrdersScreen']

  test('are those that pickers need', () => {
    expect(judgeFirstScreens(first, allowed)).toEqual([])
  })

  test('are no others', () => {
    expect(judgeFirstScreens([...first, '/components/tasks/TaskScreen.tsx'], allowed)).toEqual([
      'tasks/TaskScreen is loaded before the first screen: lazyScreen loads it when it is opened.',
    ])
  })

  test('are named only while they are in it', () => {
    expect(judgeFirstScreens(first, [...allowed, 'picking/PickScreen'])).toEqual([
      'picking/PickScreen is not loaded first any more: scripts/budgets.ts need not allow it.',
    ])
  })
})
