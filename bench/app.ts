import { runScript } from '@/scripts/support/runScript'
import { measureEmptyStarts } from './app/measure/emptyStarts'
import { measureFullStarts } from './app/measure/fullStarts'
import { measureMemory } from './app/measure/memory'
import { measureScans } from './app/measure/scans'
import { measureUpdates } from './app/measure/updates'
import { partsOf, planOf, type Part } from './app/plan'
import { calibrationWords, openStage, type Stage } from './app/stage'
import { withStolenTime } from './app/stolenTime'
import { tableOf, type Line } from './catalog/line'
import { describeMachine } from './service/machine'

const measures: Record<Part, (stage: Stage) => Promise<Line[]>> = {
  start: measureEmptyStarts,
  full: measureFullStarts,
  scanning: measureScans,
  updates: measureUpdates,
  memory: measureMemory,
}

/**
 * `npm run bench:app`: the app on a cheap handheld, beside the smallest app there is and beside a naive one. `--quick`
 * for a short run, `--only=scanning,updates` for a part of it.
 */
runScript(async () => {
  const parts = partsOf(process.argv)
  const machine = describeMachine()
  const stage = await openStage(planOf(process.argv), (line) => void process.stderr.write(`${line}\n`))
  try {
    process.stdout.write(
      `\n${machine} · Chromium ${stage.browser.version()}\n${calibrationWords(stage.calibration)}\n`,
    )
    for (const part of parts) {
      const lines = await withStolenTime(() => measures[part](stage))
      process.stdout.write(`\n${tableOf(lines)}\n`)
    }
  } finally {
    await stage.close()
  }
})
