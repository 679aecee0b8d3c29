import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { runStep } from '@/scripts/support/runStep'
import { countCheck, countJest } from '@/scripts/support/tally'
import { allSteps, chooseSteps, fastSteps, type Step } from '@/scripts/support/testSteps'

const step = (code: string, more: Partial<Step> = {}): Step => ({
  name: 'example',
  title: 'an example works',
  args: ['-e', code],
  timeLimitMs: 30_000,
  count: (_report, succeeded) => countCheck(succeeded),
  ...more,
})

async function run(which: Step) {
  const said: string[] = []
  const tally = await runStep(which, (text) => said.push(text))
  return { tally, text: said.join('\n') }
}

test('keeps what a passing tool says to itself, apart from the lines worth seeing', async () => {
  const { tally, text } = await run(
    step(`console.log('noise'); console.log('web: 12 kB'); process.exit(0)`, { shownLines: /^web: / }),
  )
  expect(tally).toEqual({ passed: 1, failed: 0 })
  expect(text).toMatch(/^\nexample: an example works\n {2}web: 12 kB\n {2}ok in \d+\.\d s$/)
})

test('shows everything a failing tool said', async () => {
  const { tally, text } = await run(step(`console.log('first'); console.error('second'); process.exit(3)`))
  expect(tally).toEqual({ passed: 0, failed: 1 })
  expect(text).toContain('  | first\n  | second\n  FAILED in ')
})

test('counts from the report that the tool wrote this time, not from an older one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tote-report-'))
  const report = path.join(folder, 'report.json')
  const writing = `require('fs').writeFileSync(${JSON.stringify(report)}, '{"numPassedTests": 5}')`
  const first = await run(step(writing, { report, count: countJest }))
  expect(first.tally).toEqual({ passed: 5, failed: 0 })
  const second = await run(step('', { report, count: countJest }))
  expect(second.tally).toEqual({ passed: 0, failed: 1 })
  rmSync(folder, { recursive: true })
})

test('ends a tool that hangs, together with what it started, and says so', async () => {
  const hang = `
    const grandchild = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
    console.log('grandchild ' + grandchild.pid)
    process.on('SIGTERM', () => console.log('asked to end'))
    setInterval(() => 0, 1000)`
  const { tally, text } = await run(step(hang, { timeLimitMs: 1_500 }))
  expect(tally.failed).toBe(1)
  expect(text).toContain('asked to end')
  expect(text).toContain('It was ended after its limit of 0.025 minutes.')
  const grandchild = Number(/grandchild (\d+)/.exec(text)?.[1])
  expect(grandchild).toBeGreaterThan(0)
  expect(() => process.kill(grandchild, 0)).toThrow('ESRCH')
})

test('runs everything, what is fast, or one step', () => {
  expect(chooseSteps([])).toBe(allSteps)
  expect(chooseSteps(['--fast'])).toBe(fastSteps)
  expect(chooseSteps(['--only', 'journeys']).map(({ name }) => name)).toEqual(['journeys'])
})

test('answers a wrong option with one sentence that names the right ones', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/test.ts', '--only', 'everything'],
    { cwd: repositoryRoot, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.trim()).toBe(
    'Use no option for everything, --fast, or --only with one of: types, lint, format, tests, sim, simulate, web, android, bundles, native, journeys.',
  )
})
