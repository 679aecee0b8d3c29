import fc from 'fast-check'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { type Order } from '@/domain/contract/order'
import { pickActSchema, pickEventSchema, type PickAct, type PickEvent } from '@/domain/picking/events'
import { judgeScan } from '@/domain/picking/judgeScan'
import { judgePickByHand } from '@/domain/picking/pickByHand'
import { type PickSession } from '@/domain/picking/session'
import { judgeUndo } from '@/domain/picking/undo'
import { type Journal } from '@/state/journal/journal'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { arbitraryPicks } from '../../support/arbitraryPicks'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { eventOf, getLine, miss, pick, piecesLine, setTo, weigh, weighedLine } from '../../support/picks'

const MILK = withCheckDigit('400638133393')
const milk = piecesLine(12, { barcode: [MILK] })
const bread = piecesLine(2)
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bread, bananas] })

const begin: PickAct = { type: 'picking-begun' }

const doing = (act: PickAct) => () => ({ act })
const perform = (desk: PickDesk, act: PickAct) => desk.perform(order.order_id, 'Mira', doing(act))

function sessionOf(desk: PickDesk, { order_id } = order): PickSession {
  const session = desk.store.getState().sessions.get(order_id)
  if (!session) throw new Error('The order does not lie on the desk')
  return session
}

const pickedOf = (desk: PickDesk) => getLine(sessionOf(desk), milk).picked

async function deskWith(journal: Journal, laid: Order = order): Promise<PickDesk> {
  const desk = createPickDesk(journal)
  await desk.open(laid)
  return desk
}

async function readEvents(journal: Journal): Promise<PickEvent[]> {
  return (await journal.read(order.order_id)).map((entry) => pickEventSchema.parse(entry))
}

/** Long enough for everything that waits for nothing but its turn. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A disk that takes each event only once it is told to. */
function makeSlowJournal() {
  const journal = makeJournal()
  const waiting: (() => void)[] = []
  const slow: Journal = {
    ...journal,
    append: async (event) => {
      await new Promise<void>((go) => waiting.push(go))
      await journal.append(event)
    },
  }
  return { slow, waiting, letOneThrough: () => waiting.shift()?.() }
}

/** A disk that refuses whenever the next of these says so, and takes everything afterwards. */
function makeMoodyJournal(refusals: readonly boolean[]): Journal {
  const journal = makeJournal()
  const left = [...refusals]
  return {
    ...journal,
    append: (event) =>
      left.shift() === true ? Promise.reject(new Error('disk full')) : journal.append(event),
  }
}

describe('an act', () => {
  it('is shown once it is on the disk, and not a moment earlier', async () => {
    const { slow, waiting, letOneThrough } = makeSlowJournal()
    const desk = await deskWith(slow)
    const before = desk.store.getState()
    const performed = perform(desk, pick(milk))
    await aWhile()
    expect(waiting).toHaveLength(1)
    expect(desk.store.getState()).toBe(before)

    letOneThrough()
    await expect(performed).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk)).toBe(1)
    await expect(slow.read(order.order_id)).resolves.toHaveLength(1)
  })

  it('is written with who did it and when, under an id of its own', async () => {
    const journal = makeJournal()
    const desk = createPickDesk(journal, () => Date.UTC(2026, 2, 1, 10, 0, 7))
    await desk.open(order)
    await desk.perform(order.order_id, 'Mira', doing(pick(milk)))
    await desk.perform(order.order_id, 'Jonas', doing(miss(bread)))
    const [first, second] = await readEvents(journal)
    const stamp = { orderId: order.order_id, at: '2026-03-01T10:00:07.000Z' }
    expect(first).toMatchObject({ ...stamp, by: 'Mira', ...pick(milk) })
    expect(second).toMatchObject({ ...stamp, by: 'Jonas', ...miss(bread) })
    expect(first?.id).not.toBe(second?.id)
  })

  it('comes back with the verdict and the session that followed from it', async () => {
    const desk = await deskWith(makeJournal())
    const verdict = { kind: 'picked', act: pick(milk), completes: false }
    const performed = await desk.perform(order.order_id, 'Mira', () => verdict)
    expect(performed).toEqual({ kind: 'kept', verdict, session: sessionOf(desk) })
    expect(pickedOf(desk)).toBe(1)
  })

  it('has not happened when the disk refuses it, and the next one works', async () => {
    const journal = makeMoodyJournal([true])
    const desk = await deskWith(journal)
    const before = desk.store.getState()
    const refused = await perform(desk, pick(milk))
    expect(refused).toEqual({ kind: 'not-kept', verdict: { act: pick(milk) } })
    expect(desk.store.getState()).toBe(before)

    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk)).toBe(1)
    await expect(journal.read(order.order_id)).resolves.toHaveLength(1)
  })

  it('that follows nothing is judged, and not written', async () => {
    const journal = makeJournal()
    const desk = await deskWith(journal)
    const before = sessionOf(desk)
    const verdict = { kind: 'unknown-code', act: undefined }
    const performed = await desk.perform(order.order_id, 'Mira', () => verdict)
    expect(performed).toEqual({ kind: 'kept', verdict, session: before })
    await expect(journal.read(order.order_id)).resolves.toEqual([])
  })

  it('that changes nothing is not written', async () => {
    const journal = makeJournal()
    const desk = await deskWith(journal)
    await perform(desk, begin)
    await perform(desk, setTo(milk, 12))
    const before = desk.store.getState()
    const idle: PickAct[] = [
      begin,
      setTo(milk, 12),
      pick(milk),
      miss(milk),
      weigh(bananas, 9),
      pick(piecesLine(1)),
    ]
    for (const act of idle) await expect(perform(desk, act)).resolves.toMatchObject({ kind: 'kept' })
    expect(desk.store.getState()).toBe(before)
    expect((await readEvents(journal)).map(({ type }) => type)).toEqual(['picking-begun', 'quantity-set'])
  })

  it('on an order that is not on the desk is not even judged', async () => {
    const journal = makeJournal()
    const desk = createPickDesk(journal)
    const judge = jest.fn(doing(pick(milk)))
    await expect(desk.perform(order.order_id, 'Mira', judge)).resolves.toEqual({ kind: 'not-open' })
    expect(judge).not.toHaveBeenCalled()
    await expect(journal.listOrders()).resolves.toEqual([])
  })

  it('leaves every other line the very object that it was', async () => {
    const desk = await deskWith(makeJournal())
    const before = sessionOf(desk)
    await perform(desk, pick(milk))
    const after = sessionOf(desk)
    expect(after.byId.get(milk._id)).not.toBe(before.byId.get(milk._id))
    for (const { _id } of [bread, bananas]) expect(after.byId.get(_id)).toBe(before.byId.get(_id))
    expect(after.lines.slice(1).map((line, place) => line === before.lines[place + 1])).toEqual([true, true])
    expect(after.ordered).toBe(before.ordered)
  })

  it('leaves every other order the very object that it was', async () => {
    const desk = await deskWith(makeJournal())
    const other = makeOrder({ items: [piecesLine(1)] })
    await desk.open(other)
    const before = sessionOf(desk, other)
    await perform(desk, pick(milk))
    expect(sessionOf(desk, other)).toBe(before)
  })
})

describe('acts at once', () => {
  it('are judged one after another, each on what the one before has changed', async () => {
    const { slow, waiting, letOneThrough } = makeSlowJournal()
    const desk = await deskWith(slow)
    const seen: number[] = []
    const judge = (session: PickSession) => {
      seen.push(getLine(session, milk).picked)
      return { act: pick(milk) }
    }
    const performed = Promise.all([1, 2, 3].map(() => desk.perform(order.order_id, 'Mira', judge)))
    await aWhile()
    expect({ seen, waiting: waiting.length }).toEqual({ seen: [0], waiting: 1 })
    for (let nth = 0; nth < 3; nth += 1) {
      letOneThrough()
      await aWhile()
    }
    await performed
    expect(seen).toEqual([0, 1, 2])
  })

  const ways: [string, (session: PickSession) => { kind: string; act?: PickAct }][] = [
    [
      'scans',
      (session) =>
        judgeScan(
          { session, layouts: DEFAULT_LAYOUTS, findProducts: () => [] },
          readCode(MILK, DEFAULT_LAYOUTS),
          'scan',
        ),
    ],
    ['taps', (session) => judgePickByHand(getLine(session, milk))],
  ]
  it.each(ways)('make twelve of twelve quick %s, and the thirteenth is too many', async (_, judge) => {
    const journal = makeJournal()
    const desk = await deskWith(journal)
    const performed = await Promise.all(
      Array.from({ length: 13 }, () => desk.perform(order.order_id, 'Mira', judge)),
    )
    expect(performed.map((one) => one.kind === 'kept' && one.verdict.kind)).toEqual([
      ...Array<string>(12).fill('picked'),
      'already-complete',
    ])
    expect(pickedOf(desk)).toBe(12)
    await expect(journal.read(order.order_id)).resolves.toHaveLength(12)
  })

  it('are not stopped by one that the disk refuses', async () => {
    const desk = await deskWith(makeMoodyJournal([false, true, false]))
    const performed = await Promise.all([1, 2, 3].map(() => perform(desk, pick(milk))))
    expect(performed.map(({ kind }) => kind)).toEqual(['kept', 'not-kept', 'kept'])
    expect(pickedOf(desk)).toBe(2)
  })

  it('are not stopped by a judge that throws: only its own act fails', async () => {
    const desk = await deskWith(makeJournal())
    const performed = await Promise.allSettled([
      perform(desk, pick(milk)),
      desk.perform(order.order_id, 'Mira', () => {
        throw new Error('a mistake of ours')
      }),
      perform(desk, pick(milk)),
    ])
    expect(performed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(performed[1]).toMatchObject({ reason: new Error('a mistake of ours') })
    expect(pickedOf(desk)).toBe(2)
  })
})

describe('an order that is opened', () => {
  /** Counts how often the disk is read. */
  function makeCountedJournal(journal = makeJournal()) {
    const reads: string[] = []
    const read: Journal['read'] = (orderId) => {
      reads.push(orderId)
      return journal.read(orderId)
    }
    return { reads, counted: { ...journal, read } }
  }

  it('has everything that was picked before the app was closed', async () => {
    const journal = makeJournal()
    const before = await deskWith(journal)
    for (const act of [begin, pick(milk), setTo(bread, 2), weigh(bananas, 1.1), pick(milk)])
      await perform(before, act)
    const after = await deskWith(journal)
    expect(sessionOf(after)).toEqual(sessionOf(before))
    expect(pickedOf(after)).toBe(2)
  })

  it('is read once, though it is opened twice at once, and again later', async () => {
    const { reads, counted } = makeCountedJournal()
    const desk = createPickDesk(counted)
    await Promise.all([desk.open(order), desk.open(order)])
    await perform(desk, pick(milk))
    const session = sessionOf(desk)
    await desk.open(order)
    expect(sessionOf(desk)).toBe(session)
    expect(reads).toEqual([order.order_id])
  })

  it('is there when the second of two openings says so', async () => {
    const desk = createPickDesk(makeJournal())
    void desk.open(order)
    await desk.open(order)
    expect(pickedOf(desk)).toBe(0)
  })

  it('is there without the entries that this version does not understand', async () => {
    const journal = makeJournal()
    await journal.append(eventOf(order, 1, pick(milk)))
    const strange = [
      { ...eventOf(order, 2, pick(milk)), type: 'scanned-by-drone' },
      { ...eventOf(order, 3, pick(milk)), id: 'no uuid' },
      { ...eventOf(order, 4, setTo(milk, 7)), quantity: 'seven' },
    ]
    for (const entry of strange) await journal.append(entry as PickEvent)
    await journal.append(eventOf(order, 5, pick(milk)))
    const garbled: Journal = {
      ...journal,
      read: async (orderId) => [undefined, 'oops', null, 7, ...(await journal.read(orderId))],
    }
    expect(pickedOf(await deskWith(garbled))).toBe(2)
  })

  it('can be opened anew when the disk could not be read', async () => {
    const journal = makeJournal()
    let isBroken = true
    const desk = createPickDesk({
      ...journal,
      read: (orderId) => (isBroken ? Promise.reject(new Error('broken')) : journal.read(orderId)),
    })
    await expect(desk.open(order)).rejects.toThrow('broken')
    expect(desk.store.getState().sessions.size).toBe(0)
    isBroken = false
    await desk.open(order)
    expect(pickedOf(desk)).toBe(0)
  })
})

describe('an order that was begun', () => {
  it('is known as such from then on, and only that one', async () => {
    const desk = await deskWith(makeJournal())
    const other = makeOrder()
    await desk.open(other)
    expect(desk.store.getState().begun).toEqual(new Set())
    await perform(desk, begin)
    expect(desk.store.getState().begun).toEqual(new Set([order.order_id]))
  })

  it('keeps the list of those begun the very object that it was, while it is picked', async () => {
    const desk = await deskWith(makeJournal())
    await perform(desk, begin)
    const { begun } = desk.store.getState()
    await perform(desk, pick(milk))
    expect(desk.store.getState().begun).toBe(begun)
  })

  it('is known after the app was closed and opened, before anybody opens it', async () => {
    const journal = makeJournal()
    await perform(await deskWith(journal), begin)
    const after = createPickDesk(journal)
    await after.restore()
    expect(after.store.getState().begun).toEqual(new Set([order.order_id]))
    expect(after.store.getState().sessions.size).toBe(0)
  })

  it('is known also when it was begun while the journal was still being read', async () => {
    const journal = makeJournal()
    const earlier = makeOrder()
    await journal.append(eventOf(earlier, 1, begin))
    const desk = await deskWith(journal)
    const known = await journal.listOrders()
    let answer = (_orders: string[]): void => undefined
    const slow = createPickDesk({ ...journal, listOrders: () => new Promise((go) => (answer = go)) })
    const restoring = slow.restore()
    await slow.open(order)
    await perform(slow, begin)
    answer(known)
    await restoring
    expect(slow.store.getState().begun).toEqual(new Set([order.order_id, earlier.order_id]))
    expect(desk.store.getState().begun).toEqual(new Set())
  })

  it('is not known when the disk cannot be read, and the app starts all the same', async () => {
    const desk = createPickDesk({
      ...makeJournal(),
      listOrders: () => Promise.reject(new Error('broken')),
    })
    await expect(desk.restore()).resolves.toBeUndefined()
    expect(desk.store.getState().begun).toEqual(new Set())
  })
})

function undoOf(session: PickSession): { act?: PickAct } {
  const verdict = judgeUndo(session)
  return verdict.kind === 'undo' ? { act: verdict.act } : {}
}

it('whatever is done and refused, what is shown is what the next start of the app finds', async () => {
  const anyDay = fc.record({
    picks: arbitraryPicks,
    refusals: fc.array(fc.boolean()),
    undoes: fc.array(fc.boolean()),
  })
  await fc.assert(
    fc.asyncProperty(anyDay, async ({ picks, refusals, undoes }) => {
      const journal = makeMoodyJournal(refusals)
      const desk = await deskWith(journal, picks.order)
      const acts = picks.events.flatMap((event) => {
        const parsed = pickActSchema.safeParse(event)
        return parsed.success ? [parsed.data] : []
      })
      await Promise.all(
        acts.map((act, place) =>
          desk.perform(picks.order.order_id, 'Mira', (session): { act?: PickAct } =>
            undoes[place] ? undoOf(session) : { act },
          ),
        ),
      )
      const after = await deskWith(journal, picks.order)
      expect(sessionOf(after, picks.order).lines).toEqual(sessionOf(desk, picks.order).lines)
      expect(sessionOf(after, picks.order).steps).toEqual(sessionOf(desk, picks.order).steps)
    }),
    { numRuns: 40 },
  )
})
