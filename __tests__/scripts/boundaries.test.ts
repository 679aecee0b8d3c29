import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

type Message = { ruleId: string; message: string }
type Verdict = { filePath: string; messages: Message[] }

/** A small house that keeps every rule. */
const clean: Record<string, string> = {
  'domain/picking/weigh.ts': `import Big from 'big.js'
import { z } from 'zod'

export const weightSchema = z.string()
export const isHeavy = (weightKg: string): boolean => new Big(weightKg).gt(10)
`,
  'api/orders.ts': `import { weightSchema } from '@/domain/picking/weigh'

export const readWeight = (value: unknown): string => weightSchema.parse(value)
`,
  'state/session.ts': `import { readWeight } from '@/api/orders'

export const remembered = readWeight
`,
  'components/theme/colors.ts': `export const colors = { inCart: '#0B6B43' }
`,
  'components/ui/Text.tsx': `import { Text as NativeText } from 'react-native'
import { colors } from '@/components/theme/colors'

export const Text = ({ children }: { children: string }) => (
  <NativeText style={{ color: colors.inCart }}>{children}</NativeText>
)
`,
  'components/orders/OrderCard.tsx': `import { Text } from '@/components/ui/Text'
import { remembered } from '@/state/session'

export const OrderCard = () => <Text>{remembered('1')}</Text>
`,
  'components/orders/OrdersScreen.tsx': `import { OrderCard } from './OrderCard'

export const OrdersScreen = () => <OrderCard />
`,
  'app/index.tsx': `export { OrdersScreen as default } from '@/components/orders/OrdersScreen'
`,
  'server/app.ts': `import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { isHeavy } from '@/domain/picking/weigh'

export const buildApp = () => [fastify(), readFileSync, isHeavy]
`,
}

const uses = (names: string, from: string): string => `import { ${names} } from '${from}'

export const used = [${names}]
`

/** One forbidden thing each, the rule that sees it and a word of the reason it gives. */
const broken: { what: string; file: string; code: string; rule: string; reason: RegExp }[] = [
  {
    what: 'domain imports react',
    file: 'domain/react.ts',
    code: uses('useState', 'react'),
    rule: 'boundaries/dependencies',
    reason: /rules are pure/,
  },
  {
    what: 'domain imports a module of Node',
    file: 'domain/node.ts',
    code: uses('readFileSync', 'node:fs'),
    rule: 'boundaries/dependencies',
    reason: /rules are pure/,
  },
  {
    what: 'domain imports api',
    file: 'domain/api.ts',
    code: uses('readWeight', '@/api/orders'),
    rule: 'boundaries/dependencies',
    reason: /rules are pure/,
  },
  {
    what: 'api imports state',
    file: 'api/state.ts',
    code: uses('remembered', '@/state/session'),
    rule: 'boundaries/dependencies',
    reason: /by injection/,
  },
  {
    what: 'state imports components',
    file: 'state/components.ts',
    code: uses('OrderCard', '@/components/orders/OrderCard'),
    rule: 'boundaries/dependencies',
    reason: /does not depend on what the screen shows/,
  },
  {
    what: 'a feature imports another feature',
    file: 'components/picking/feature.ts',
    code: uses('OrderCard', '@/components/orders/OrderCard'),
    rule: 'boundaries/dependencies',
    reason: /a feature stands alone/,
  },
  {
    what: 'a feature hides that import in import()',
    file: 'components/picking/lazyFeature.ts',
    code: `export const load = () => import('@/components/orders/OrderCard')\n`,
    rule: 'boundaries/dependencies',
    reason: /a feature stands alone/,
  },
  {
    what: 'a shared part imports a feature',
    file: 'components/parts/feature.ts',
    code: uses('OrderCard', '@/components/orders/OrderCard'),
    rule: 'boundaries/dependencies',
    reason: /stands below all of them/,
  },
  {
    what: 'the design system imports a feature',
    file: 'components/ui/feature.ts',
    code: uses('OrderCard', '@/components/orders/OrderCard'),
    rule: 'boundaries/dependencies',
    reason: /design system knows no feature/,
  },
  {
    what: 'components import server',
    file: 'components/picking/server.ts',
    code: uses('buildApp', '@/server/app'),
    rule: 'boundaries/dependencies',
    reason: /a feature stands alone/,
  },
  {
    what: 'components import a package of the service',
    file: 'components/picking/serverPackage.ts',
    code: uses('fastify', 'fastify'),
    rule: 'boundaries/dependencies',
    reason: /Node only/,
  },
  {
    what: 'app imports server',
    file: 'app/server.ts',
    code: uses('buildApp', '@/server/app'),
    rule: 'boundaries/dependencies',
    reason: /the service runs elsewhere/,
  },
  {
    what: 'server imports components',
    file: 'server/components.ts',
    code: uses('OrderCard', '@/components/orders/OrderCard'),
    rule: 'boundaries/dependencies',
    reason: /shares domain\/ with the app and nothing else/,
  },
  {
    what: 'production code imports a test',
    file: 'server/test.ts',
    code: uses('factory', '@/__tests__/support/factory'),
    rule: 'boundaries/dependencies',
    reason: /shares domain\/ with the app and nothing else/,
  },
  {
    what: 'production code imports a development package',
    file: 'server/devDependency.ts',
    code: `import fc from 'fast-check'\n\nexport const used = fc\n`,
    rule: 'import-x/no-extraneous-dependencies',
    reason: /devDependencies/,
  },
  {
    what: 'two files import each other',
    file: 'state/left.ts',
    code: `import { right } from './right'\n\nexport const left = (): number => right()\n`,
    rule: 'import-x/no-cycle',
    reason: /cycle/i,
  },
  {
    what: 'a file only re-exports',
    file: 'domain/picking/index.ts',
    code: `export * from './weigh'\n`,
    rule: 'tote/no-barrel',
    reason: /barrel/,
  },
  {
    what: 'a feature uses the raw Text',
    file: 'components/picking/RawText.tsx',
    code: uses('Text', 'react-native'),
    rule: 'no-restricted-imports',
    reason: /Text of components\/ui/,
  },
  {
    what: 'a feature names a colour itself',
    file: 'components/picking/hex.ts',
    code: `export const style = { borderColor: '#abc' }\n`,
    rule: 'no-restricted-syntax',
    reason: /components\/theme/,
  },
  {
    what: 'a wait would write a whole screen at every look',
    file: '__tests__/app/slow.test.tsx',
    code: `import { screen, waitFor } from '@testing-library/react-native'

it('waits', async () => {
  await waitFor(() => expect(screen.getAllByText('Milk')).toHaveLength(2))
})
`,
    rule: 'no-restricted-syntax',
    reason: /for a \.length/,
  },
  {
    what: 'a file stands outside every feature',
    file: 'components/Lost.tsx',
    code: `export const Lost = () => null\n`,
    rule: 'boundaries/no-unknown-files',
    reason: /known element/,
  },
]

/** Needed by the broken ones, and not judged. */
const supporting: Record<string, string> = {
  'state/right.ts': `import { left } from './left'\n\nexport const right = (): number => left()\n`,
  '__tests__/support/factory.ts': `export const factory = 1\n`,
  'components/picking/silenced.ts': `// eslint-disable-next-line no-restricted-syntax
export const style = { borderColor: '#abc' }
`,
}

let folder: string
let verdicts: Verdict[]

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tote-boundaries-')))
  for (const name of [
    'eslint.config.js',
    'tsconfig.json',
    'package.json',
    'scripts/eslint',
    'scripts/serverPackages.json',
  ]) {
    cpSync(path.join(repositoryRoot, name), path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules'))
  const files = {
    ...clean,
    ...supporting,
    ...Object.fromEntries(broken.map(({ file, code }) => [file, code])),
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), code)
  }
  const eslint = path.join(repositoryRoot, 'node_modules', 'eslint', 'bin', 'eslint.js')
  const { stdout, stderr } = spawnSync(process.execPath, [eslint, '.', '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 540_000,
  })
  if (!stdout) throw new Error(stderr)
  verdicts = JSON.parse(stdout) as Verdict[]
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const messagesFor = (file: string): Message[] | undefined =>
  verdicts.find((verdict) => path.relative(folder, verdict.filePath) === file)?.messages

test.each(broken)('fails when $what', ({ file, rule, reason }) => {
  expect(messagesFor(file)).toEqual([
    expect.objectContaining({ ruleId: rule, message: expect.stringMatching(reason) }),
  ])
})

test.each(Object.keys(clean))('passes %s, which keeps every rule', (file) => {
  expect(messagesFor(file)).toEqual([])
})

test('lets no comment switch a rule off', () => {
  const rules = messagesFor('components/picking/silenced.ts')?.map(({ ruleId }) => ruleId)
  expect(rules).toContain('no-restricted-syntax')
})
