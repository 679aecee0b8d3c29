import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'

type Options = {
  /** Console errors that belong to the journey, such as the browser's own line about an answer 401. */
  expectedConsoleErrors: RegExp[]
}

type Guard = { watch: void }

const ourHosts = ['localhost', '127.0.0.1']

/** A journey fails on what a person would not notice at once: an error in the page, or a request that leaves the machine. */
export const test = base.extend<Options & Guard>({
  expectedConsoleErrors: [[], { option: true }],
  watch: [
    async ({ context, expectedConsoleErrors }, use) => {
      const faults = watchFaults(context, expectedConsoleErrors)
      await use()
      expect(faults, 'The page made no errors and stayed on this machine').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function watchFaults(context: BrowserContext, expectedConsoleErrors: RegExp[]): string[] {
  const faults: string[] = []
  context.on('request', (request) => {
    if (leavesMachine(request.url())) faults.push(`request to ${request.url()}`)
  })
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    const isExpected =
      expectedConsoleErrors.some((expected) => expected.test(text)) || isLeadsQuestion(message)
    if (message.type() === 'error' && !isExpected) faults.push(`console error: ${text}`)
  })
  return faults
}

/** Whoever signs in as a team lead asks for a job that there is none of: "no such job" is the right answer to them. */
function isLeadsQuestion(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/catalog/jobs/00000000-0000-4000-8000-000000000000')
}

function leavesMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return /^(https?|wss?):$/.test(protocol) && !ourHosts.includes(hostname)
}
