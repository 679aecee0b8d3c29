import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isAllowed } from '@/scripts/supply/judgeLicence'
import { findLicence, readLock } from '@/scripts/supply/packages'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

const wanted = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, string>
}
const lock = readLock(repositoryRoot)
const shipped = lock.packages.filter(({ dev }) => !dev)

test('every version is exact: nobody gets another one by installing later', () => {
  const { dependencies, devDependencies, overrides } = wanted
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
  expect(versions.length).toBeGreaterThan(50)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lock file is of this package.json', () => {
  const { dependencies, devDependencies } = wanted
  expect(lock.root).toMatchObject({ dependencies, devDependencies })
  const versionOf = (name: string) =>
    lock.packages.find(({ folder }) => folder === `node_modules/${name}`)?.version
  const differing = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => versionOf(name) !== version,
  )
  expect(differing).toEqual([])
})

test('every package is locked by its content and comes from the registry', () => {
  expect(lock.packages.length).toBeGreaterThan(1_000)
  const loose = lock.packages.filter(
    ({ integrity, resolved }) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  )
  expect(loose.map(({ folder }) => folder)).toEqual([])
})

test('installing runs no code of others', () => {
  const settings = readFileSync(path.join(repositoryRoot, '.npmrc'), 'utf8').split('\n')
  expect(settings).toContain('ignore-scripts=true')
})

test('only packages that were tried without it have a script that would run when they are installed', () => {
  const scripted = lock.packages.filter((each) => each.hasInstallScript && !each.optional)
  expect(scripted.map(({ name }) => name).sort()).toEqual(['esbuild', 'unrs-resolver'])
})

test('everything that is shipped comes under a licence that we chose to accept', () => {
  const licences = shipped.flatMap((each) => {
    const licence = findLicence(repositoryRoot, each)
    return licence === undefined ? [] : [{ name: each.name, licence }]
  })
  expect(licences.length).toBeGreaterThan(500)
  expect(licences.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none', false],
])('%s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})
