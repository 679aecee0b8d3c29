import { runScript } from './support/runScript'
import { runStep } from './support/runStep'
import { addTallies, isGreen, lastLine, type Tally } from './support/tally'
import { chooseSteps } from './support/testSteps'

/**
 * `npm test`: all that CI runs. `--fast` is `npm run check`, `--only journeys` is `npm run e2e`.
 * A failed step does not hide what the later ones would say.
 */
runScript(async () => {
  const tallies: Tally[] = []
  for (const step of chooseSteps(process.argv.slice(2))) tallies.push(await runStep(step, console.log))
  const total = addTallies(tallies)
  console.log(`\n${lastLine(total)}`)
  process.exitCode = isGreen(total) ? 0 : 1
})
