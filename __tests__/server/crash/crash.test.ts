import { audit, isAnnounced } from '@/__tests__/support/rushHour/audit'
import { diceOf, withSeed, type Dice } from '@/__tests__/support/rushHour/dice'
import { drain } from '@/__tests__/support/rushHour/drain'
import {
  endInstances,
  findSteadyPort,
  startInstance,
  type Instance,
} from '@/__tests__/support/rushHour/instance'
import { readLedger } from '@/__tests__/support/rushHour/ledger'
import { openPartner, type Call, type Mood } from '@/__tests__/support/rushHour/partner'
import { openPremises } from '@/__tests__/support/rushHour/premises'
import { startRush, type Rush } from '@/__tests__/support/rushHour/rush'
import { stockStores } from '@/__tests__/support/rushHour/stockStores'
import type { Engine } from '@/__tests__/support/service'
import { until } from '@/__tests__/support/until'
import { migrate } from '@/server/db/migrate'

const KILLS = 20
const BAD_MOODS: Mood[] = ['error', 'reset', 'silence', 'redirect']

afterAll(endInstances)

// Both at once: each spends most of its time waiting for the other side of a pause.
it.concurrent.each<Engine>(['embedded', 'postgres'])(
  'a service on the %s database that is killed again and again loses no event and invents none',
  (engine) => withSeed((seed) => survive(engine, seed)),
  400_000,
)

async function survive(engine: Engine, seed: number): Promise<void> {
  const dice = diceOf(seed)
  const premises = await openPremises(engine)
  const partner = await openPartner()
  let instance: Instance | undefined
  try {
    const stores = await premises.inspect(async (sql) => {
      await migrate(sql)
      return stockStores(sql, partner, 4)
    })
    const moods = diceOf(seed + 1)
    partner.mood = () => (moods.chance(1 / 3) ? moods.pick(BAD_MOODS) : 'ok')
    const port = await findSteadyPort()
    const rush = startRush({ stores, seed, hands: 8, address: () => `http://127.0.0.1:${port}` })

    const start = () => (instance = startInstance(port, premises.env))

    for (let kills = 0; kills < KILLS; kills += 1) await killAtRandom(start(), rush, dice)

    const last = start()
    await last.ready
    await rush.end()
    partner.mood = () => 'ok'
    await drain(last.url, stores)
    expect(await last.stop()).toBe(0)

    const ledger = await premises.inspect(readLedger)
    const { acknowledged } = rush
    if (process.env.DBG)
      require('fs').appendFileSync(
        process.env.DBG,
        JSON.stringify({
          engine,
          seed,
          changes: ledger.changes.length,
          calls: partner.calls.length,
          ack: acknowledged.length,
          tally: rush.tally,
          red: countRedeliveries(partner.calls),
          taken2: partner.calls.filter((c) => c.taken !== undefined).length,
          del: ledger.deliveries,
          tick: ledger.blockedStreams,
          overl: partner.calls.filter((c) => c.overlaps).length,
        }) + '\n',
      )
    expect(rush.surprises).toEqual([])
    expect(audit({ ledger, calls: partner.calls, acknowledged })).toEqual([])
    expect(ledger).toMatchObject({
      deliveries: { DELIVERED: ledger.changes.filter(isAnnounced).length },
      blockedStreams: 0,
    })

    // The rest shows that something happened: a test that does nothing keeps every promise.
    expect(ledger.changes.length).toBeGreaterThan(200)
    expect(acknowledged.length).toBeGreaterThan(200)
    expect(ledger.changes.filter((change) => !isAnnounced(change)).length).toBeGreaterThan(10)
    expect(rush.tally.unanswered).toBeGreaterThan(KILLS)
    expect(rush.tally.repeats).toBeGreaterThan(5)
    expect(rush.tally.duels).toBeGreaterThan(10)
    for (const mood of BAD_MOODS)
      expect(partner.calls.filter((call) => call.mood === mood).length).toBeGreaterThan(5)
    expect(countRedeliveries(partner.calls)).toBeGreaterThan(50)
  } finally {
    await instance?.end()
    await partner.close()
    await premises.close()
  }
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
      { everyMs: 5 },
    )
  } else await pause(dice.between(50, 1_500))
  await pause(dice.between(0, 20))
  await instance.kill()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const countRedeliveries = (calls: readonly Call[]): number =>
  calls.length - new Set(calls.map((call) => call.webhookId)).size
