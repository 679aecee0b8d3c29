import { availableParallelism } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from './repositoryRoot'
import { countCheck, countJest, countJourneys, type Tally } from './tally'

export type Step = {
  name: string
  /** What is promised when it passes. */
  title: string
  args: string[]
  env?: Record<string, string>
  /** Where the tool writes its counts. */
  report?: string
  /** Several times what it takes on two idle cores: it ends what hangs, not what is slow. */
  timeLimitMs: number
  count: (report: string | undefined, succeeded: boolean) => Tally
  /** Lines worth seeing while it runs or although it passed. */
  shownLines?: RegExp
}

const minutes = (count: number): number => count * 60_000
const bin = (file: string): string => path.join(repositoryRoot, 'node_modules', file)
const reportFile = (name: string): string => path.join(repositoryRoot, '.build', 'reports', `${name}.json`)
const script = (name: string): string[] => ['--import', 'tsx', `scripts/${name}.ts`]

const check = (_report: string | undefined, succeeded: boolean): Tally => countCheck(succeeded)

/** Jest would leave one of two cores idle. */
const workers = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`

const jestStep = (pattern: string[]): Step => ({
  name: 'tests',
  title: 'rules, screens and service behave, on both databases',
  args: [bin('jest/bin/jest.js'), ...pattern, '--json', `--outputFile=${reportFile('jest')}`, workers],
  report: reportFile('jest'),
  timeLimitMs: minutes(60),
  count: countJest,
  shownLines: /^(PASS|FAIL) /,
})

const quickSteps: Step[] = [
  {
    name: 'types',
    title: 'every type fits',
    args: [bin('typescript/bin/tsc'), '--noEmit'],
    timeLimitMs: minutes(10),
    count: check,
  },
  {
    name: 'lint',
    title: 'no careless code, and imports run one way',
    args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
    timeLimitMs: minutes(15),
    count: check,
  },
  {
    name: 'format',
    title: 'every file is formatted (npm run format mends it)',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    timeLimitMs: minutes(10),
    count: check,
  },
]

/** What a change is checked with every few minutes: without the service's own tests, bundles and the browser. */
export const fastSteps: Step[] = [...quickSteps, jestStep(['__tests__/(domain|api|state|components|app)/'])]

/** Everything, in the order in which it fails soonest. */
export const allSteps: Step[] = [
  ...quickSteps,
  jestStep([]),
  {
    name: 'sim',
    title: 'no pick is lost and no order sent twice, over 500 histories in which everything goes wrong',
    args: ['--import', 'tsx', 'sim/run.ts', '--seeds', '500'],
    timeLimitMs: minutes(30),
    count: check,
    shownLines: /histories/,
  },
  {
    name: 'simulate',
    title:
      'a store lives on the running service: customers order, pickers pick, riders ride, nothing is lost',
    args: [
      ...script('simulate'),
      ...'--pickers 4 --orders 20 --speed 400 --cancelled 0.3 --missing 0.2 --seed 20'.split(' '),
    ],
    timeLimitMs: minutes(15),
    count: check,
    shownLines: /\(seed \d+\)\.$/,
  },
  {
    name: 'web',
    title: 'the production web app builds',
    args: script('buildWeb'),
    timeLimitMs: minutes(30),
    count: check,
  },
  {
    name: 'android',
    title: 'the Android bundle builds',
    args: script('bundleAndroid'),
    timeLimitMs: minutes(30),
    count: check,
    shownLines: /^The Android bundle/,
  },
  {
    name: 'bundles',
    title: 'bundles hold nothing of the service and stay small',
    args: script('checkBundle'),
    timeLimitMs: minutes(30),
    count: check,
    shownLines: /^(web|android): /,
  },
  {
    name: 'native',
    title: 'the native project keeps its promises, and no secret is left in bundles, logs or a browser',
    args: script('checkAndroid'),
    timeLimitMs: minutes(60),
    count: check,
    shownLines: /^(project|size \w+|session): /,
  },
  {
    name: 'journeys',
    title: 'people get through the app in a real browser',
    args: [bin('@playwright/test/cli.js'), 'test'],
    env: { TOTE_JOURNEYS_REPORT: reportFile('journeys') },
    report: reportFile('journeys'),
    timeLimitMs: minutes(60),
    count: countJourneys,
    shownLines: /^\s+[✓✘x-]\s+\d+ /,
  },
]

/** The steps that the command line asks for; throws a sentence when it asks for something else. */
export function chooseSteps(args: string[]): Step[] {
  const [option, name, ...more] = args
  if (option === undefined) return allSteps
  if (option === '--fast' && name === undefined) return fastSteps
  const only = allSteps.filter((step) => step.name === name)
  if (option === '--only' && only.length > 0 && more.length === 0) return only
  const names = allSteps.map((step) => step.name).join(', ')
  throw new Error(`Use no option for everything, --fast, or --only with one of: ${names}.`)
}
