import { uuidv7 } from 'uuidv7'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { pickEventSchema, type PickAct, type PickEvent } from '@/domain/picking/events'
import { applyEvent, isUnchanged, replay, type PickSession } from '@/domain/picking/session'
import { type Journal } from '@/state/journal/journal'

export type DeskState = {
  /** Orders that somebody has begun on this device, finished ones too. */
  begun: ReadonlySet<string>
  /** Orders that lie on the desk, with everything picked so far. */
  sessions: ReadonlyMap<OrderId, PickSession>
}

/** A judgement on what somebody wants to do; without an act there is nothing to write down. */
type Judgement = { act?: PickAct | undefined }

export type Performed<Verdict> =
  /** The act, if there is one, is on the disk. */
  | { kind: 'kept'; verdict: Verdict; session: PickSession }
  /** The disk did not take it: nothing has happened. */
  | { kind: 'not-kept'; verdict: Verdict }
  | { kind: 'not-open' }

/** Where orders are picked. The only place that writes to the journal. */
export type PickDesk = {
  store: StoreApi<DeskState>
  restore(): Promise<void>
  open(order: Order): Promise<void>
  /**
   * Judges on the newest state and writes what follows to the disk before anybody hears of it. One after another:
   * the second of two quick scans is judged on what the first has changed.
   */
  perform<Verdict extends Judgement>(
    orderId: OrderId,
    by: string,
    judge: (session: PickSession) => Verdict,
  ): Promise<Performed<Verdict>>
}

export function createPickDesk(journal: Journal, nowMs: () => number = Date.now): PickDesk {
  const store = createStore<DeskState>(() => ({ begun: new Set(), sessions: new Map() }))
  const openings = new Map<OrderId, Promise<void>>()
  let turn: Promise<unknown> = Promise.resolve()

  function put(session: PickSession) {
    const { begun, sessions } = store.getState()
    const isNew = session.begunAt !== undefined && !begun.has(session.orderId)
    store.setState({
      sessions: new Map(sessions).set(session.orderId, session),
      begun: isNew ? new Set(begun).add(session.orderId) : begun,
    })
  }

  async function lay(order: Order) {
    const events = await journal.read(order.order_id)
    put(replay(order, events.flatMap(understand)))
  }

  return {
    store,
    async restore() {
      const known = await journal.listOrders().catch(() => [])
      store.setState(({ begun }) => ({ begun: new Set([...begun, ...known]) }))
    },
    open(order) {
      const orderId = order.order_id
      if (store.getState().sessions.has(orderId)) return Promise.resolve()
      const opening = openings.get(orderId) ?? lay(order).finally(() => openings.delete(orderId))
      openings.set(orderId, opening)
      return opening
    },
    perform(orderId, by, judge) {
      const performed = turn.then(async () => {
        const session = store.getState().sessions.get(orderId)
        if (session === undefined) return { kind: 'not-open' } as const
        const verdict = judge(session)
        if (verdict.act === undefined) return { kind: 'kept', verdict, session } as const
        const event: PickEvent = {
          id: uuidv7(),
          orderId,
          at: new Date(nowMs()).toISOString(),
          by,
          ...verdict.act,
        }
        const changed = applyEvent(session, event)
        // Nothing would change: a journal of things that did not happen helps nobody.
        if (isUnchanged(session, changed)) return { kind: 'kept', verdict, session } as const
        try {
          await journal.append(event)
        } catch {
          return { kind: 'not-kept', verdict } as const
        }
        put(changed)
        return { kind: 'kept', verdict, session: changed } as const
      })
      // A judge that throws is a mistake of ours; it must not stop those that come after it.
      turn = performed.catch(() => undefined)
      return performed
    },
  }
}

/** An entry that this version does not understand is left out; the rest of the order is still there. */
function understand(entry: unknown): PickEvent[] {
  const parsed = pickEventSchema.safeParse(entry)
  return parsed.success ? [parsed.data] : []
}
