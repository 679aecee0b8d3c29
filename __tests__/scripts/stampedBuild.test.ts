import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildOnce, hashInputs } from '@/scripts/support/stampedBuild'

let root: string
let builds: number

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tote-stamp-'))
  builds = 0
  write('app/index.tsx', 'first')
  write('app.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const inputs = ['app', 'app.json', 'public']

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

const build = (variant = '') =>
  buildOnce({
    root,
    output: path.join('.build', 'web'),
    inputs,
    variant,
    build: (folder) => {
      builds += 1
      writeFileSync(path.join(folder, 'index.html'), `build ${builds}`)
      return Promise.resolve()
    },
  })

const result = () => readFileSync(path.join(root, '.build', 'web', 'index.html'), 'utf8')

test('builds once and not again while nothing changes', async () => {
  expect(await build()).toBe('built')
  expect(await build()).toBe('unchanged')
  expect(result()).toBe('build 1')
})

test.each([
  ['the content of a file', () => write('app/index.tsx', 'second')],
  ['the name of a file', () => renameSync(path.join(root, 'app/index.tsx'), path.join(root, 'app/home.tsx'))],
  ['a new file deep in a folder', () => write('app/orders/[orderId]/index.tsx', 'new')],
  ['a file that was removed', () => rmSync(path.join(root, 'app.json'))],
  ['a folder that did not exist', () => write('public/robots.txt', '')],
  ['the result, when it is gone', () => rmSync(path.join(root, '.build', 'web'), { recursive: true })],
])('builds again after a change of %s', async (_what, change) => {
  await build()
  change()
  expect(await build()).toBe('built')
  expect(result()).toBe('build 2')
  expect(await build()).toBe('unchanged')
})

test('builds again for other settings', async () => {
  await build('production')
  expect(await build('preview')).toBe('built')
})

test('does not mistake a moved boundary between files for the same content', () => {
  write('app/a', 'xy')
  write('app/b', 'z')
  const before = hashInputs(root, inputs, '')
  write('app/a', 'x')
  write('app/b', 'yz')
  expect(hashInputs(root, inputs, '')).not.toBe(before)
})

test('keeps the last good result when a build fails, and leaves nothing unfinished', async () => {
  await build()
  write('app/index.tsx', 'broken')
  const failing = buildOnce({
    root,
    output: path.join('.build', 'web'),
    inputs,
    variant: '',
    build: (folder) => {
      writeFileSync(path.join(folder, 'index.html'), 'half')
      return Promise.reject(new Error('syntax error'))
    },
  })
  await expect(failing).rejects.toThrow('syntax error')
  expect(result()).toBe('build 1')
  expect(readdirSync(path.join(root, '.build')).sort()).toEqual(['web', 'web.stamp'])
  expect(await build()).toBe('built')
})

test('clears away what a killed build left, but not what a running one is making', async () => {
  const killed = path.join(root, '.build', 'web.unfinished-999999999')
  const running = path.join(root, '.build', `web.unfinished-${process.ppid}`)
  mkdirSync(killed, { recursive: true })
  mkdirSync(running, { recursive: true })
  await build()
  expect(existsSync(killed)).toBe(false)
  expect(existsSync(running)).toBe(true)
})
