import { type Order, type OrderLine } from '@/domain/contract/order'
import { type PickAct } from '@/domain/picking/events'
import { type PickSession } from '@/domain/picking/session'
import { type Journal } from '@/state/journal/journal'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { makeJournal } from './device'
import { getLine } from './picks'
import { makeHeardJournal } from './tabs'

/** Mira's desk, with an order on it. */
export async function deskWith(disk: Journal, order: Order): Promise<PickDesk> {
  const desk = createPickDesk(makeHeardJournal(disk))
  await desk.enter('Mira')
  await desk.open(order)
  return desk
}

export function sessionOf(desk: PickDesk, { order_id }: Order): PickSession {
  const session = desk.store.getState().sessions.get(order_id)
  if (!session) throw new Error('The order does not lie on the desk')
  return session
}

export const pickedOf = (desk: PickDesk, order: Order, line: OrderLine): number =>
  getLine(sessionOf(desk, order), line).picked

export const doing = (act: PickAct) => () => ({ act })

/** A disk that takes each entry only once it is told to. */
export function makeSlowJournal() {
  const journal = makeJournal()
  const waiting: (() => void)[] = []
  const slow: Journal = {
    ...journal,
    write: async (entry) => {
      await new Promise<void>((go) => waiting.push(go))
      await journal.write(entry)
    },
  }
  return { slow, waiting, letOneThrough: () => waiting.shift()?.() }
}

/** A disk that refuses whenever the next of these says so, and takes everything afterwards. */
export function makeMoodyJournal(refusals: readonly boolean[]): Journal {
  const journal = makeJournal()
  const left = [...refusals]
  return {
    ...journal,
    write: (entry) => (left.shift() === true ? Promise.reject(new Error('disk full')) : journal.write(entry)),
  }
}
