import { uuidv7 } from 'uuidv7'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { deviceClock, type Clock } from '@/api/clock'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type Command } from '@/domain/outbox/command'
import { pickEventSchema, type PickAct, type PickEvent } from '@/domain/picking/events'
import { applyEvent, isUnchanged, replay, type PickSession } from '@/domain/picking/session'
import { takeTurns } from '@/state/disk/takeTurns'
import { type HeardJournal, type JournalNews } from '@/state/journal/heardJournal'
import { StaleEntry } from '@/state/journal/journal'

export type DeskState = {
  /** Orders that the picker has begun on this device, finished ones too. */
  begun: ReadonlySet<string>
  /** Orders that lie on the desk, with everything picked so far. */
  sessions: ReadonlyMap<OrderId, PickSession>
}

/** A judgement on what somebody wants to do; without an act there is nothing to write down. */
type Judgement = {
  act?: PickAct | undefined
  /** What must be sent because of it. */
  command?: Command | undefined
}

export type Performed<Verdict> =
  /** The act, if there is one, is on the disk. */
  | { kind: 'kept'; verdict: Verdict; session: PickSession }
  /** The disk did not take it: nothing has happened. */
  | { kind: 'not-kept'; verdict: Verdict }
  /** The order does not lie on the desk, or somebody else is at it by now. */
  | { kind: 'not-open' }

/** `stale`: another tab was quicker. */
type Attempted<Verdict> = Performed<Verdict> | { kind: 'stale'; verdict: Verdict }

/** Where one picker's orders are picked. Nobody else writes picks to the journal. */
export type PickDesk = {
  store: StoreApi<DeskState>
  /** Clears the desk for this picker; what others did is in the journal, and not shown. */
  enter(picker: string): Promise<void>
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

/** An order on the desk. `known`: how many entries its journal has, those that nobody understands included. */
type Laid = { order: Order; known: number }

/** As often as tabs may get in each other's way before one gives up. */
const MOST_TRIES = 20

export function createPickDesk(journal: HeardJournal, clock: Clock = deviceClock): PickDesk {
  const store = createStore<DeskState>(() => ({ begun: new Set(), sessions: new Map() }))
  const laid = new Map<OrderId, Laid>()
  const openings = new Map<OrderId, Promise<void>>()
  /** How often each order was heard of. */
  const heard = new Map<OrderId, number>()
  const inTurn = takeTurns()
  let picker = ''

  function put(session: PickSession) {
    const { begun, sessions } = store.getState()
    const isNew = session.begunAt !== undefined && !begun.has(session.orderId)
    store.setState({
      sessions: new Map(sessions).set(session.orderId, session),
      begun: isNew ? new Set(begun).add(session.orderId) : begun,
    })
  }

  async function lay(order: Order) {
    const orderId = order.order_id
    const whose = picker
    for (;;) {
      const before = heard.get(orderId)
      const entries = await journal.read(orderId, whose)
      if (whose !== picker) return
      // What was written meanwhile may not be among what was read, and must not go from the screen again.
      if (before !== heard.get(orderId)) continue
      laid.set(orderId, { order, known: entries.length })
      return put(replay(order, entries.flatMap(understand)))
    }
  }

  const layAgain = (orderId: OrderId) => {
    const found = laid.get(orderId)
    return found === undefined ? Promise.resolve() : lay(found.order)
  }

  async function learnBegun() {
    const whose = picker
    const known = await journal.listOrders(whose)
    const { begun } = store.getState()
    if (whose !== picker || known.every((orderId) => begun.has(orderId))) return
    store.setState({ begun: new Set([...begun, ...known]) })
  }

  /** What this app wrote is laid on top at once; what another tab wrote is read. */
  function hear({ orderId, event }: JournalNews) {
    if (orderId === undefined) return
    heard.set(orderId, (heard.get(orderId) ?? 0) + 1)
    if (event === undefined) {
      const look = () => (laid.has(orderId) ? layAgain(orderId) : learnBegun())
      return void inTurn(look).catch(() => undefined)
    }
    const found = laid.get(orderId)
    const session = store.getState().sessions.get(orderId)
    if (found === undefined || session === undefined || event.by !== picker) return
    laid.set(orderId, { ...found, known: found.known + 1 })
    put(applyEvent(session, event))
  }

  async function attempt<Verdict extends Judgement>(
    orderId: OrderId,
    by: string,
    judge: (session: PickSession) => Verdict,
  ): Promise<Attempted<Verdict>> {
    const session = store.getState().sessions.get(orderId)
    if (session === undefined || by !== picker) return { kind: 'not-open' }
    const verdict = judge(session)
    if (verdict.act === undefined) return { kind: 'kept', verdict, session }
    const at = new Date(clock.nowMs()).toISOString()
    const event: PickEvent = { id: uuidv7(), orderId, at, by, ...verdict.act }
    const changed = applyEvent(session, event)
    // Nothing would change: a journal of things that did not happen helps nobody.
    if (isUnchanged(session, changed)) return { kind: 'kept', verdict, session }
    try {
      await journal.write({
        event,
        after: laid.get(orderId)?.known,
        ...(verdict.command && { command: verdict.command }),
      })
    } catch (problem) {
      return { kind: problem instanceof StaleEntry ? 'stale' : 'not-kept', verdict }
    }
    return { kind: 'kept', verdict, session: store.getState().sessions.get(orderId) ?? changed }
  }

  journal.listen(hear)

  return {
    store,
    async enter(name) {
      picker = name
      laid.clear()
      openings.clear()
      store.setState({ begun: new Set(), sessions: new Map() })
      await learnBegun().catch(() => undefined)
    },
    open(order) {
      const orderId = order.order_id
      if (store.getState().sessions.has(orderId)) return Promise.resolve()
      const opening = openings.get(orderId) ?? lay(order).finally(() => openings.delete(orderId))
      openings.set(orderId, opening)
      return opening
    },
    perform: (orderId, by, judge) =>
      inTurn(async () => {
        for (let tries = 1; ; tries += 1) {
          const attempted = await attempt(orderId, by, judge)
          if (attempted.kind !== 'stale') return attempted
          const isRead = await layAgain(orderId).then(
            () => true,
            () => false,
          )
          if (!isRead || tries === MOST_TRIES) return { kind: 'not-kept', verdict: attempted.verdict }
        }
      }),
  }
}

/** An entry that this version does not understand is left out; the rest of the order is still there. */
function understand(entry: unknown): PickEvent[] {
  const parsed = pickEventSchema.safeParse(entry)
  return parsed.success ? [parsed.data] : []
}
