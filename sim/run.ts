import { parseArgs } from 'node:util'
import { runScript } from '@/scripts/support/runScript'
import { FLAWS, type Flaw } from './flaws'
import { runSeed, type SeedResult } from './runSeed'
import { startSimService } from './service'

const DEFAULT_SEEDS = 500
const TELL_EVERY = 100

/** `npm run sim`: histories of picking in which everything goes wrong, and what is promised is looked for afterwards. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    flaw: { type: 'string' },
  },
})

const flaw = FLAWS.find((one): one is Flaw => one === values.flaw)
const first = Number(values.seed ?? values.from ?? 1)
const count = values.seed === undefined ? Number(values.seeds ?? DEFAULT_SEEDS) : 1
if (!Number.isInteger(first) || !Number.isInteger(count) || (values.flaw !== undefined && !flaw)) {
  console.error(`Use --seeds 500, --from 1, --seed 42, and --flaw with one of: ${FLAWS.join(', ')}.`)
  process.exit(2)
}

runScript(async () => {
  const service = await startSimService()
  const totals = { picks: 0, calls: 0, lives: 0, decisions: 0, fulfilled: 0 }
  const failed: SeedResult[] = []
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await runSeed(service, seed, flaw)
    for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += result.counts[name]
    if (result.broken.length > 0) {
      failed.push(result)
      console.log(`Seed ${seed} broke a promise:\n  ${[...new Set(result.broken)].join('\n  ')}`)
      console.log(`  Again: npm run sim -- --seed ${seed}${flaw ? ` --flaw ${flaw}` : ''}`)
    }
    if ((seed - first + 1) % TELL_EVERY === 0) console.log(`${seed - first + 1} of ${count} histories`)
  }
  await service.stop()
  console.log(
    `${count} histories: ${totals.picks} picks, ${totals.decisions} decided ends, ${totals.calls} calls, ` +
      `${totals.lives} runs of the app, ${totals.fulfilled} orders fulfilled. ${failed.length} broke a promise.`,
  )
  process.exitCode = failed.length > 0 ? 1 : 0
})
