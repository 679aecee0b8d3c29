export type Tally = { passed: number; failed: number }

/** What Jest writes with `--json`, as far as we read it. */
type JestReport = { numPassedTests?: number; numFailedTests?: number; numRuntimeErrorTestSuites?: number }

/** What Playwright's JSON reporter writes, as far as we read it. */
type JourneyReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number }
  errors?: unknown[]
}

export const addTallies = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  )

/** A check that is not made of tests counts as one. */
export const countCheck = (succeeded: boolean): Tally =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A test file that could not even be loaded counts as one failed test. */
export function countJest(reportText: string | undefined, succeeded: boolean): Tally {
  const report = parse<JestReport>(reportText)
  const passed = report?.numPassedTests ?? 0
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  return countRun({ passed, failed }, succeeded)
}

/** A journey that only passed at a second try is one that fails now and then. */
export function countJourneys(reportText: string | undefined, succeeded: boolean): Tally {
  const report = parse<JourneyReport>(reportText)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return countRun({ passed: expected, failed: unexpected + flaky + (report?.errors?.length ?? 0) }, succeeded)
}

/** A run that failed, or ran nothing, is never counted as if all were well. */
function countRun(counted: Tally, succeeded: boolean): Tally {
  const ranNothing = counted.passed + counted.failed === 0
  const hidFailure = !succeeded && counted.failed === 0
  return ranNothing || hidFailure ? { ...counted, failed: 1 } : counted
}

export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

export const isGreen = ({ passed, failed }: Tally): boolean => failed === 0 && passed > 0

function parse<Report>(text: string | undefined): Report | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Report)
  } catch {
    // A run that was killed leaves half a report, which tells nothing.
    return undefined
  }
}
