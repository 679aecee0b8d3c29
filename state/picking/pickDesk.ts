import { uuidv7 } from 'uuidv7'
import { type StoreApi } from 'zustand/vanilla'
import { deviceClock, type Clock } from '@/api/clock'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type Command } from '@/domain/outbox/command'
import { pickEventSchema, type PickAct, type PickEvent } from '@/domain/picking/events'
import { applyEvent, isUnchanged, replay, type PickSession } from '@/domain/picking/session'
import { takeTurns } from '@/state/disk/takeTurns'
import { type HeardJournal, type JournalNews } from '@/state/journal/heardJournal'
import { StaleEntry } from '@/state/journal/journal'
import { createDeskTop } from './deskTop'

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

/** The act, if there is one, is on the disk. */
export type Kept<Verdict> = { kind: 'kept'; verdict: Verdict; session: PickSession }

export type Performed<Verdict> =
  | Kept<Verdict>
  /** The disk did not take it: nothing has happened. */
  | { kind: 'not-kept'; verdict: Verdict }
  /** The order does not lie on the desk, or somebody else is at it by now. */
  | { kind: 'not-open' }

/** How an act that is kept reaches people. */
export type Answer<Verdict> = {
  /** At once: an ear takes one after another. */
  sound?: (kept: Kept<Verdict>) => void
  /** In the same breath in which the desk is seen to change: both are drawn together. */
  show?: (kept: Kept<Verdict>) => void
}

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
   * the second of two quick scans is judged on what the first has changed. Who scans faster than the device can draw
   * hears every scan, and sees a few of them at a time.
   */
  perform<Verdict extends Judgement>(
    orderId: OrderId,
    by: string,
    judge: (session: PickSession) => Verdict,
    answer?: Answer<Verdict>,
  ): Promise<Performed<Verdict>>
}

/** An order on the desk. `known`: how many entries its journal has, those that nobody understands included. */
type Laid = { order: Order; known: number }

/** As often as tabs may get in each other's way before one gives up. */
const MOST_TRIES = 20

/** So many answers are drawn as one at most: who scans on and on still sees where they are. */
const MOST_UNSEEN = 3

/** Asks everything that can wait to make way, until the answer is called. */
type AskForWay = () => () => void

const NOBODY_IS_IN_THE_WAY: AskForWay = () => () => undefined

export function createPickDesk(
  journal: HeardJournal,
  clock: Clock = deviceClock,
  askForWay = NOBODY_IS_IN_THE_WAY,
): PickDesk {
  const top = createDeskTop<DeskState>({ begun: new Set(), sessions: new Map() })
  const laid = new Map<OrderId, Laid>()
  const openings = new Map<OrderId, Promise<void>>()
  /** How often each order was heard of. */
  const heard = new Map<OrderId, number>()
  const inTurn = takeTurns()
  let picker = ''
  /** Whoever waits for an event to be on the desk, and what the desk is then if nothing else happens. */
  let awaited: { event: PickEvent; before: PickSession; after: PickSession; tell: () => void } | undefined
  /** Acts that were handed in and are not done. */
  let inHand = 0
  /** Answers that nobody sees yet. */
  let unseen = 0

  function put(session: PickSession) {
    const { begun, sessions } = top.read()
    const isNew = session.begunAt !== undefined && !begun.has(session.orderId)
    top.change({
      sessions: new Map(sessions).set(session.orderId, session),
      begun: isNew ? new Set(begun).add(session.orderId) : begun,
    })
  }

  function showNow() {
    unseen = 0
    top.show()
  }

  /** While another act waits behind this one, both are drawn as one. */
  function showSoon() {
    unseen += 1
    if (inHand <= 1 || unseen >= MOST_UNSEEN) showNow()
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
      put(replay(order, entries.flatMap(understand)))
      return showNow()
    }
  }

  const layAgain = (orderId: OrderId) => {
    const found = laid.get(orderId)
    return found === undefined ? Promise.resolve() : lay(found.order)
  }

  async function learnBegun() {
    const whose = picker
    const known = await journal.listOrders(whose)
    const { begun } = top.read()
    if (whose !== picker || known.every((orderId) => begun.has(orderId))) return
    top.change({ begun: new Set([...begun, ...known]) })
    showNow()
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
    const session = top.read().sessions.get(orderId)
    if (found === undefined || session === undefined || event.by !== picker) return
    laid.set(orderId, { ...found, known: found.known + 1 })
    const own = awaited?.event.id === event.id ? awaited : undefined
    put(own?.before === session ? own.after : applyEvent(session, event))
    own?.tell()
    showSoon()
  }

  async function attempt<Verdict extends Judgement>(
    orderId: OrderId,
    by: string,
    judge: (session: PickSession) => Verdict,
    { sound, show }: Answer<Verdict>,
  ): Promise<Attempted<Verdict>> {
    const session = top.read().sessions.get(orderId)
    if (session === undefined || by !== picker) return { kind: 'not-open' }
    const verdict = judge(session)
    const kept = (after: PickSession): Kept<Verdict> => ({ kind: 'kept', verdict, session: after })
    const tell = (done: Kept<Verdict>) => {
      sound?.(done)
      top.whenShown(() => show?.(done))
    }
    const unchanged = () => {
      tell(kept(session))
      showSoon()
      return kept(session)
    }
    if (verdict.act === undefined) return unchanged()
    const at = new Date(clock.nowMs()).toISOString()
    const event: PickEvent = { id: uuidv7(), orderId, at, by, ...verdict.act }
    const changed = applyEvent(session, event)
    // Nothing would change: a journal of things that did not happen helps nobody.
    if (isUnchanged(session, changed)) return unchanged()
    const onDesk = () => top.read().sessions.get(orderId) ?? changed
    awaited = { event, before: session, after: changed, tell: () => tell(kept(onDesk())) }
    try {
      await journal.write({
        event,
        after: laid.get(orderId)?.known,
        ...(verdict.command && { command: verdict.command }),
      })
    } catch (problem) {
      return { kind: problem instanceof StaleEntry ? 'stale' : 'not-kept', verdict }
    } finally {
      awaited = undefined
    }
    return kept(onDesk())
  }

  /** Again on what another tab has written meanwhile. */
  async function persist<Verdict extends Judgement>(
    orderId: OrderId,
    by: string,
    judge: (session: PickSession) => Verdict,
    answer: Answer<Verdict>,
  ): Promise<Performed<Verdict>> {
    for (let tries = 1; ; tries += 1) {
      const attempted = await attempt(orderId, by, judge, answer)
      if (attempted.kind !== 'stale') return attempted
      const isRead = await layAgain(orderId).then(
        () => true,
        () => false,
      )
      if (!isRead || tries === MOST_TRIES) return { kind: 'not-kept', verdict: attempted.verdict }
    }
  }

  journal.listen(hear)

  return {
    store: top.store,
    async enter(name) {
      picker = name
      laid.clear()
      heard.clear()
      openings.clear()
      top.change({ begun: new Set(), sessions: new Map() })
      showNow()
      await learnBegun().catch(() => undefined)
    },
    open(order) {
      const orderId = order.order_id
      if (top.read().sessions.has(orderId)) return Promise.resolve()
      const opening = openings.get(orderId) ?? lay(order).finally(() => openings.delete(orderId))
      openings.set(orderId, opening)
      return opening
    },
    perform(orderId, by, judge, answer = {}) {
      inHand += 1
      const giveBack = askForWay()
      return inTurn(() => persist(orderId, by, judge, answer)).finally(() => {
        inHand -= 1
        // The last one may not have been kept, and those before it wait to be seen.
        if (inHand === 0 && unseen > 0) showNow()
        giveBack()
      })
    },
  }
}

/** An entry that this version does not understand is left out; the rest of the order is still there. */
function understand(entry: unknown): PickEvent[] {
  const parsed = pickEventSchema.safeParse(entry)
  return parsed.success ? [parsed.data] : []
}
