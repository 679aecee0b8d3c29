const { format } = require('node:util')

/**
 * A warning in a test is a failure that nobody reads: an update outside act(), a key that is missing, a listener
 * that leaks. So each test fails on what it, or the code it loaded, wrote to console.warn or console.error.
 * A test that expects such a line replaces the method with jest.spyOn and checks it.
 */
const written = []

for (const level of ['warn', 'error']) {
  console[level] = (...values) => written.push(`console.${level}: ${format(...values)}`)
}

function failOnWritten() {
  const lines = written.splice(0)
  if (lines.length > 0) throw new Error(`The console must stay quiet, but it says:\n\n${lines.join('\n\n')}`)
}

afterEach(failOnWritten)
afterAll(failOnWritten)
