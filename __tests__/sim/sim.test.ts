import { FLAWS } from '@/sim/flaws'
import { runSeed } from '@/sim/runSeed'
import { startSimService, type SimService } from '@/sim/service'

let service: SimService | undefined
beforeAll(async () => {
  service = await startSimService()
})
afterAll(() => service?.stop())

function live(): SimService {
  if (service === undefined) throw new Error('The service did not start')
  return service
}

/** A flaw that needs more histories than this to be seen could as well be there. */
const MOST_SEEDS = 1_000

it.each(FLAWS)('finds a planted flaw: %s', async (flaw) => {
  let seed = 1
  while (seed <= MOST_SEEDS && (await runSeed(live(), seed, flaw)).broken.length === 0) seed += 1
  expect(seed).toBeLessThanOrEqual(MOST_SEEDS)
})

it('tells the same history for the same seed', async () => {
  const [first, second] = [await runSeed(live(), 7), await runSeed(live(), 7)]
  expect(second).toEqual(first)
  expect(first.counts.picks).toBeGreaterThan(0)
})

it('tells histories in which the app is killed, ends are decided and orders are fulfilled', async () => {
  const totals = { lives: 0, decisions: 0, fulfilled: 0 }
  for (let seed = 1; seed <= 20; seed += 1) {
    const { broken, counts } = await runSeed(live(), seed)
    expect(broken).toEqual([])
    totals.lives += counts.lives
    totals.decisions += counts.decisions
    totals.fulfilled += counts.fulfilled
  }
  expect(totals.lives).toBeGreaterThan(60)
  expect(totals.decisions).toBeGreaterThan(60)
  expect(totals.fulfilled).toBeGreaterThan(5)
})
