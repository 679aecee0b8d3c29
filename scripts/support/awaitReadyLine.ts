import { type ChildProcess } from 'node:child_process'
import { endProcess } from './endProcess'

type Expectation = {
  /** How people call the process in a sentence: "The service". */
  name: string
  /** Its first group is the answer. */
  line: RegExp
  timeLimitMs: number
}

/** The end of a long output says why; the beginning of a build says little. */
const shownCharacters = 8_000

/** Waits until a process prints the line that says it is ready, and gives what the line names. */
export async function awaitReadyLine(child: ChildProcess, expectation: Expectation): Promise<string> {
  const { name, line, timeLimitMs } = expectation
  let output = ''
  let timer: NodeJS.Timeout | undefined
  const outcome = await new Promise<{ found: string } | { failure: string }>((resolve) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-shownCharacters)
      const found = line.exec(output)?.[1]
      if (found !== undefined) resolve({ found })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (error) => resolve({ failure: `${name} could not be started: ${error.message}` }))
    child.once('close', (code, signal) =>
      resolve({ failure: `${name} ended with ${signal ?? `code ${code}`} before it was ready` }),
    )
    timer = setTimeout(
      () => resolve({ failure: `${name} was not ready within ${timeLimitMs / 1000} s` }),
      timeLimitMs,
    )
  })
  clearTimeout(timer)
  if ('found' in outcome) return outcome.found
  await endProcess(child)
  throw new Error(
    `${outcome.failure}.${output.trim() ? `\nIt printed:\n${output.trim()}` : ' It printed nothing.'}`,
  )
}
