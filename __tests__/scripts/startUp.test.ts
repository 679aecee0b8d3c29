import { demoByDefault } from '@/scripts/support/demoByDefault'
import { complainAboutNode } from '@/scripts/support/nodeVersion'

test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('runs on Node %s', (version) => {
  expect(complainAboutNode(version)).toBeUndefined()
})

test.each(['v18.20.0', 'v20.18.3'])('tells somebody with Node %s what to do', (version) => {
  expect(complainAboutNode(version)).toBe(
    `Tote needs Node 20.19 or newer, and this is ${version}: install a newer one from nodejs.org and try again.`,
  )
})

test.each<[string, Partial<NodeJS.ProcessEnv>, string | undefined]>([
  ['nothing is set', {}, '1'],
  ['a database is named', { DATABASE_URL: 'postgres://localhost/tote' }, undefined],
  ['the demo is switched off', { DEMO: '0' }, '0'],
  ['both are set', { DATABASE_URL: 'postgres://localhost/tote', DEMO: '1' }, '1'],
])('when %s, DEMO becomes %s', (_when, given, expected) => {
  const env = { ...given } as NodeJS.ProcessEnv
  demoByDefault(env)
  expect(env.DEMO).toBe(expected)
})
