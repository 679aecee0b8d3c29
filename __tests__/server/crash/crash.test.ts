import { audit, isAnnounced } from '@/__tests__/support/rushHour/audit'
import { diceOf, withSeed, type Dice } from '@/__tests__/support/rushHour/dice'
import { drain } from '@/__tests__/support/rushHour/drain'
import {
  endInstances,
  findSteadyPort,
  startInstance,
  type Instance,
} from '@/__tests__/support/rushHour/instance'
import { readLedger, type Ledger } from '@/__tests__/support/rushHour/ledger'
import { BAD_MOODS, moody } from '@/__tests__/support/rushHour/moods'
import { openPartner, type Call } from '@/__tests__/support/rushHour/partner'
import { openPremises } from '@/__tests__/support/rushHour/premises'
import { startRush, type Rush } from '@/__tests__/support/rushHour/rush'
import { stockStores } from '@/__tests__/support/rushHour/stockStores'
import type { Engine } from '@/__tests__/support/service'
import { until } from '@/__tests__/support/until'
import { migrate } from '@/server/db/migrate'

const KILLS = 20

afterAll(endInstances)

// Both at once: each waits more than it works, for a start, a pause, or the ticket of a dead worker.
it.concurrent.each<Engine>(['embedded', 'postgres'])(
  'a service on the %s database that is killed again and again loses no event and invents none',
  (engine) => withSeed((seed) => survive(engine, seed)),
)

async function survive(engine: Engine, seed: number): Promise<void> {
  const dice = diceOf(seed)
  const premises = await openPremises(engine)
  const partner = await openPartner()
  const port = await findSteadyPort()
  const address = () => `http://127.0.0.1:${port}`
  let instance: Instance | undefined
  const start = () => (instance = startInstance(port, premises.env))
  let rush: Rush | undefined
  try {
    const stores = await premises.inspect(async (sql) => {
      await migrate(sql)
      return stockStores(sql, partner, 4)
    })
    partner.mood = moody(diceOf(seed + 1))
    rush = startRush({ stores, seed, hands: 8, address })
    for (let kills = 0; kills < KILLS; kills += 1) await killAtRandom(start(), rush, dice)

    const last = start()
    await last.ready
    await rush.end()
    partner.mood = () => 'ok'
    await drain(last.url, stores)
    expect(await last.stop()).toBe(0)

    const ledger = await premises.inspect(readLedger)
    const { acknowledged, surprises } = rush
    expect(surprises).toEqual([])
    expect(audit({ ledger, calls: partner.calls, acknowledged })).toEqual([])
    expect(ledger).toMatchObject({
      deliveries: { DELIVERED: ledger.changes.filter(isAnnounced).length },
      blockedStreams: 0,
    })
    expectEventful(rush, ledger, partner.calls)
  } finally {
    rush?.abandon()
    await instance?.end()
    await partner.close()
    await premises.close()
  }
}

/** A test in which nothing happens keeps every promise, too. */
function expectEventful(rush: Rush, { changes }: Ledger, calls: readonly Call[]): void {
  expect(changes.length).toBeGreaterThan(200)
  expect(changes.filter((change) => !isAnnounced(change)).length).toBeGreaterThan(10)
  expect(rush.acknowledged.length).toBeGreaterThan(200)
  expect(rush.tally.unanswered).toBeGreaterThan(KILLS)
  expect(rush.tally.repeats).toBeGreaterThan(5)
  expect(rush.tally.duels).toBeGreaterThan(10)
  for (const mood of BAD_MOODS) expect(calls.filter((call) => call.mood === mood).length).toBeGreaterThan(5)
  expect(calls.length - new Set(calls.map((call) => call.webhookId)).size).toBeGreaterThan(50)
}

/**
 * Mostly under load, sometimes while it starts. Under load it is counted in changes, not in time, so that a slow
 * machine sees as many as a fast one.
 */
async function killAtRandom(instance: Instance, rush: Rush, dice: Dice): Promise<void> {
  if (dice.chance(0.85)) {
    const enough = rush.acknowledged.length + dice.between(5, 60)
    await instance.ready
    await until(
      async () => rush.acknowledged.length,
      (count) => count >= enough,
      { timeoutMs: 60_000, everyMs: 5 },
    )
  } else await pause(dice.between(50, 1_500))
  await pause(dice.between(0, 20))
  await instance.kill()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
