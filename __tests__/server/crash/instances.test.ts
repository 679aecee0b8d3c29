import { fulfilment } from '@/__tests__/support/judging'
import { audit } from '@/__tests__/support/rushHour/audit'
import { counterOf } from '@/__tests__/support/rushHour/counter'
import { diceOf, withSeed } from '@/__tests__/support/rushHour/dice'
import { drain } from '@/__tests__/support/rushHour/drain'
import { letHold, startFleet } from '@/__tests__/support/rushHour/fleet'
import { endInstances, type Instance } from '@/__tests__/support/rushHour/instance'
import { readLedger } from '@/__tests__/support/rushHour/ledger'
import { moody } from '@/__tests__/support/rushHour/moods'
import { openPartner, type Call, type Partner } from '@/__tests__/support/rushHour/partner'
import { openPremises, type Premises } from '@/__tests__/support/rushHour/premises'
import { startRush, type Rush } from '@/__tests__/support/rushHour/rush'
import { stockStores, type StockedStore } from '@/__tests__/support/rushHour/stockStores'
import { until } from '@/__tests__/support/until'
import type { Sql } from '@/server/db/database'

let premises: Premises
let partner: Partner
let rush: Rush | undefined
beforeEach(async () => {
  premises = await openPremises('postgres')
  partner = await openPartner()
})
afterEach(async () => {
  rush?.abandon()
  await endInstances()
  await partner?.close()
  await premises?.close()
})

/** Four stores, because chains are spread over queues. */
async function stock(): Promise<{ stores: StockedStore[]; store: StockedStore }> {
  const stores = await premises.inspect((sql) => stockStores(sql, partner, 4))
  const [store] = stores
  if (!store) throw new Error('No store')
  return { stores, store }
}

const evidence = async () => ({ ledger: await premises.inspect(readLedger), calls: partner.calls })
const takenIds = () => partner.calls.filter((call) => call.taken !== undefined).map((call) => call.webhookId)
const acknowledged = (rush: Rush, count: number) =>
  until(
    async () => rush.acknowledged.length,
    (all) => all >= count,
    { timeoutMs: 90_000 },
  )

/** For each of these calls the next one that told of the same event. */
async function repeatsOf(calls: readonly Call[], timeoutMs: number): Promise<{ call: Call; again: Call }[]> {
  const find = () =>
    calls.flatMap((call) => {
      const again = partner.calls.find(
        (other) => other.webhookId === call.webhookId && other.arrived > call.arrived,
      )
      return again ? [{ call, again }] : []
    })
  return until(
    async () => find(),
    (found) => found.length === calls.length,
    { timeoutMs },
  )
}

const countListeners = async (sql: Sql): Promise<number> => {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and query like 'listen %'`
  return rows.length
}
/** Statements that wait for a row which another transaction has locked. */
const countBlocked = async (sql: Sql): Promise<number> => {
  const rows = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event in ('transactionid', 'tuple')`
  return rows.length
}
const triesOf = async (sql: Sql, orderId: string): Promise<number[]> => {
  const rows = await sql<{ tries: number }[]>`
    select tries from deliveries where order_id = ${orderId} order by position`
  return rows.map((row) => row.tries)
}
const dropConnections = (sql: Sql) => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

it('two instances, and then three, send each event once and nothing of an order while a call for it is open', () =>
  withSeed(async (seed) => {
    // So patient that a busy machine is not taken for a silent partner: that would be a repeat, and rightly.
    const env = { ...premises.env, WEBHOOK_TIMEOUT_SECONDS: '5' }
    const fleet: Instance[] = await startFleet(2, env)
    const { stores } = await stock()
    const dice = diceOf(seed)
    partner.mood = moody(diceOf(seed + 1), { silence: 1 / 40 })

    rush = startRush({ stores, seed, hands: 8, address: () => dice.pick(fleet).url })
    await acknowledged(rush, 100)
    fleet.push(...(await startFleet(1, env)))
    await acknowledged(rush, rush.acknowledged.length + 150)
    await rush.end()
    partner.mood = () => 'ok'
    for (const { url } of fleet) await drain(url, stores)

    const ledger = await premises.inspect(readLedger)
    expect(rush.surprises).toEqual([])
    expect(rush.tally.unanswered).toBe(0)
    expect(audit({ ledger, calls: partner.calls, acknowledged: rush.acknowledged })).toEqual([])
    expect(partner.calls.filter((call) => call.overlaps)).toEqual([])
    expect(new Set(takenIds()).size).toBe(takenIds().length)
    expect(partner.calls.filter((call) => call.mood !== 'ok').length).toBeGreaterThan(50)
    expect(await Promise.all(fleet.map((instance) => instance.stop()))).toEqual([0, 0, 0])
  }))

it('three instances that start at once on an empty database share orders and tokens', async () => {
  const fleet = await startFleet(3, premises.env)
  const { store } = await stock()
  const counters = fleet.map(counterOf)
  const [first, second, third] = [counterOf(fleet[0]), counterOf(fleet[1]), counterOf(fleet[2])]
  const order = await first.place(store)
  const path = `/chains/${store.chainId}/tokens`
  const made = await second.portal('POST', path, { name: 'short-lived', kind: 'chain' })
  const { id, token } = made.body as { id: string; token: string }
  for (const counter of counters)
    expect((await counter.read(store, order.order_id, token)).body).toEqual(order)

  expect((await third.portal('DELETE', `${path}/${id}`)).status).toBe(204)
  for (const counter of counters) expect((await counter.read(store, order.order_id, token)).status).toBe(401)
})

it('an instance outlives a database that drops all its connections', async () => {
  const counter = counterOf((await startFleet(1, premises.env))[0])
  const { store } = await stock()
  const listeners = () => premises.inspect(countListeners)
  expect(await listeners()).toBe(1)
  await premises.inspect(dropConnections)
  await until(counter.isOpen, (isOpen) => isOpen)
  await until(listeners, (count) => count === 1)
  await counter.place(store)
  await until(
    async () => takenIds().length,
    (count) => count === 1,
  )
})

describe('an instance that holds calls open', () => {
  /** A try that failed is repeated after half a minute and more: what comes sooner does not count as failed. */
  const LONG_PAUSES = {
    WEBHOOK_TIMEOUT_SECONDS: '60',
    WEBHOOK_FIRST_PAUSE_SECONDS: '35',
    WEBHOOK_LONGEST_PAUSE_SECONDS: '600',
  }

  it('and is asked to end answers what it was asked and hands the events to others at once', async () => {
    const [ending, staying] = await startFleet(2, { ...premises.env, ...LONG_PAUSES })
    const { stores, store } = await stock()
    const { calls } = await letHold(ending, [staying], partner, stores)
    const order = await counterOf(staying).place(store)

    const asked = await premises.inspect((sql) =>
      sql.begin(async (tx) => {
        await tx`select from orders where order_id = ${order.order_id} for update`
        const answer = counterOf(ending).put(store, order.order_id, fulfilment(order))
        await until(
          () => countBlocked(sql),
          (count) => count === 1,
        )
        const exitCode = ending.stop()
        await until(counterOf(ending).isOpen, (isOpen) => !isOpen)
        return { answer, exitCode }
      }),
    )
    expect((await asked.answer).body).toMatchObject({ status: 'READY_FOR_PICKUP' })
    expect(await asked.exitCode).toBe(0)

    const repeats = await repeatsOf(calls, 30_000)
    const atOnce = repeats.filter(({ call, again }) => again.arrivedAt - (call.closedAt ?? 0) < 20_000)
    expect(atOnce).toHaveLength(calls.length)
    expect(calls.length).toBeGreaterThan(1)
    await drain(staying.url, stores)
    expect(audit({ ...(await evidence()), acknowledged: [] })).toEqual([])
    expect(partner.calls.filter((call) => call.overlaps)).toEqual([])
  })

  it('and is killed under load loses them to others within 30 seconds', () =>
    withSeed(async (seed) => {
      const [victim, ...others] = await startFleet(3, { ...premises.env, ...LONG_PAUSES })
      const { stores } = await stock()
      const { calls } = await letHold(victim, others, partner, stores)
      const dice = diceOf(seed)
      let open = [victim, ...others]
      rush = startRush({ stores, seed, hands: 6, address: () => dice.pick(open).url })
      await acknowledged(rush, 40)

      const killedAt = Date.now()
      await victim.kill()
      open = others
      const repeats = await repeatsOf(calls, 60_000)
      const inTime = repeats.filter(({ again }) => again.arrivedAt - killedAt < 30_000)
      expect(inTime).toHaveLength(calls.length)
      expect(calls.length).toBeGreaterThan(1)

      await rush.end()
      await drain(others[0].url, stores)
      expect(rush.surprises).toEqual([])
      expect(audit({ ...(await evidence()), acknowledged: rush.acknowledged })).toEqual([])
      expect(partner.calls.filter((call) => call.overlaps)).toEqual([])
    }))

  it('and stands still for longer than others wait does not undo what they did', async () => {
    const [paused, other] = await startFleet(2, { ...premises.env, ...LONG_PAUSES })
    const { store } = await stock()
    const { orders, calls } = await letHold(paused, [other], partner, [store])
    const [order] = orders
    const [call] = calls
    if (!order || !call) throw new Error('Nothing is held')
    await counterOf(other).put(store, order.order_id, fulfilment(order))
    paused.pause()
    await until(
      async () => takenIds().length,
      (count) => count === 2,
    )

    partner.answerLate(call, 500)
    paused.resume()
    // It takes a new event only when it is done with the old one, and nobody else can take this one.
    other.pause()
    await counterOf(paused).place(store)
    await until(
      async () => takenIds().length,
      (count) => count === 3,
    )
    other.resume()

    expect(new Set(takenIds()).size).toBe(3)
    const { ledger } = await evidence()
    expect(ledger.deliveries).toEqual({ DELIVERED: 3 })
    expect(audit({ ledger, calls: partner.calls, acknowledged: [] })).toEqual([])
    expect(await premises.inspect((sql) => triesOf(sql, order.order_id))).toEqual([1, 1])
  })
})
