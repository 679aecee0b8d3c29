import { addTallies, countCheck, countJest, countJourneys, isGreen, lastLine } from '@/scripts/support/tally'

const asReport = (report: object) => JSON.stringify(report)

describe('counting Jest', () => {
  test('takes passed and failed tests from its report', () => {
    expect(countJest(asReport({ numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({
      passed: 7,
      failed: 2,
    })
  })

  test('counts a test file that could not be loaded as a failure', () => {
    const report = asReport({ numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 1 })
    expect(countJest(report, false)).toEqual({ passed: 7, failed: 1 })
  })

  test.each([
    ['no report at all', undefined],
    ['half a report', '{"numPassedTests": 7'],
    ['no test run', asReport({ numPassedTests: 0, numFailedTests: 0 })],
  ])('never takes %s for success', (_what, report) => {
    expect(countJest(report, true)).toEqual({ passed: 0, failed: 1 })
  })

  test('does not believe a clean report of a run that failed', () => {
    expect(countJest(asReport({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({
      passed: 7,
      failed: 1,
    })
  })
})

describe('counting journeys', () => {
  test('takes a journey that needed a second try for a failed one', () => {
    const report = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })
    expect(countJourneys(report, false)).toEqual({ passed: 3, failed: 2 })
  })

  test('counts what went wrong around the journeys', () => {
    const report = JSON.stringify({
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      errors: [{ message: 'no browser' }],
    })
    expect(countJourneys(report, false)).toEqual({ passed: 0, failed: 1 })
  })
})

test('adds up to one last line', () => {
  const total = addTallies([countCheck(true), countCheck(false), { passed: 40, failed: 2 }])
  expect(lastLine(total)).toBe('41 passed, 3 failed')
  expect(isGreen(total)).toBe(false)
})

test('is not green when nothing ran', () => {
  expect(isGreen(addTallies([]))).toBe(false)
  expect(isGreen({ passed: 1, failed: 0 })).toBe(true)
})
