import { judgeAdvisories } from './supply/judgeAdvisories'
import { runScript } from './support/runScript'
import { runTool } from './support/runTool'

/** `npm run advisories`: whether somebody has warned of a package that the app or the service is made of. */
runScript(async () => {
  const { output } = await runTool({
    command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    args: ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent'],
    timeLimitMs: 120_000,
  })
  const verdict = judgeAdvisories(output)
  switch (verdict.kind) {
    case 'clean':
      console.log(`No high advisory for what is shipped; ${verdict.lesser} of lesser weight.`)
      return
    case 'unknown':
      console.log(
        `The registry does not answer questions about advisories from here (${verdict.because}). Nothing is known: ask again where it does.`,
      )
      return
    case 'affected':
      throw new Error(`Somebody warns of ${verdict.packages.join(', ')}: update, and run this again.`)
  }
})
