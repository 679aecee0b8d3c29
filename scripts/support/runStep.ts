import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runTool } from './runTool'
import { isGreen, lastLine, type Tally } from './tally'
import { type Step } from './testSteps'

type Say = (text: string) => void

/** Runs one step: a header, what is worth seeing, and on failure everything the tool said. */
export async function runStep(step: Step, say: Say): Promise<Tally> {
  say(`\n${step.name}: ${step.title}`)
  const started = Date.now()
  await forgetReport(step)
  const { code, output, timedOut } = await runTool({
    command: process.execPath,
    args: step.args,
    env: step.env,
    timeLimitMs: step.timeLimitMs,
    onOutput: inLines((line) => {
      if (step.shownLines?.test(line)) say(`  ${line.trim()}`)
    }),
  })
  const report = step.report && (await readFile(step.report, 'utf8').catch(() => undefined))
  const tally = step.count(report, code === 0)
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`
  if (code === 0 && isGreen(tally)) {
    say(`  ok in ${seconds}${step.report ? `, ${tally.passed} passed` : ''}`)
    return tally
  }
  say(indent(output.trim()))
  if (timedOut) say(`  It was ended after its limit of ${step.timeLimitMs / 60_000} minutes.`)
  say(`  FAILED in ${seconds}, ${lastLine(tally)}`)
  return tally
}

/** Yesterday's counts must not stand for a run that wrote none. */
async function forgetReport(step: Step): Promise<void> {
  if (!step.report) return
  await mkdir(path.dirname(step.report), { recursive: true })
  await rm(step.report, { force: true })
}

/** Output arrives in pieces; whoever looks for a line needs whole ones. */
function inLines(onLine: (line: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  }
}

/** Colours of code frames are noise in the log of a build machine. */
const indent = (text: string): string => stripVTControlCharacters(text).replace(/^/gm, '  | ')
