import { setTimeout as wait } from 'node:timers/promises'
import { countDue } from './audit/auditRun'
import type { EventBook } from './audit/listen'
import { minutes } from './clock'
import { receiveCustomers } from './customers/receiveCustomers'
import type { Ledger } from './ledger'
import { workShift } from './pickers/shift'
import type { Cast } from './prepare'

/** Longer than anybody picks or rides. */
const STANDSTILL_MS = minutes(60)
const STANDSTILL_REAL_MS = 30_000
const WATCH_EVERY_MS = 1_000

export type Watch = { lastProgressMs: number; onStandstill(): void }

/** From the first customer to the last delivery. Ends early when it is stopped or when nothing moves any more. */
export async function live(
  { world, pickers, storeOf }: Cast,
  watch: Watch,
  stop: AbortSignal,
): Promise<void> {
  const { clock, crew, errands } = world
  stop.addEventListener('abort', () => {
    for (const { settle } of errands.values()) settle('over')
  })
  watch.lastProgressMs = clock.nowMs()
  const timer = setInterval(() => {
    const isStanding =
      !world.isPlacing &&
      clock.nowMs() - watch.lastProgressMs > clock.atLeast(STANDSTILL_MS, STANDSTILL_REAL_MS)
    if (isStanding) watch.onStandstill()
  }, WATCH_EVERY_MS)
  crew.begin(() => receiveCustomers(world, storeOf))
  for (const picker of pickers) crew.begin(() => workShift(world, picker))
  await crew.allDone()
  clearInterval(timer)
}

const NEWS_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 100
/** An event too many comes right after those that were due. */
const SURPLUS_WITHIN_MS = 500

/** Until every event that is due was heard, or none came for a while. */
export async function hearOut(ledger: Ledger, book: EventBook): Promise<void> {
  const due = countDue(ledger)
  let heard = book.count
  let newsAt = performance.now()
  while (book.count < due && performance.now() - newsAt < NEWS_WITHIN_MS) {
    await wait(LOOK_EVERY_MS)
    if (book.count > heard) newsAt = performance.now()
    heard = book.count
  }
  await wait(SURPLUS_WITHIN_MS)
}
