import fc from 'fast-check'
import { deviceClock } from '@/api/clock'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { pickActSchema, pickEventSchema, type PickAct, type PickEvent } from '@/domain/picking/events'
import { judgeScan } from '@/domain/picking/judgeScan'
import { judgePickByHand } from '@/domain/picking/pickByHand'
import { findLine, type PickSession } from '@/domain/picking/session'
import { judgeUndo } from '@/domain/picking/undo'
import { type Journal } from '@/state/journal/journal'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { arbitraryPicks } from '../../support/arbitraryPicks'
import { aWhile } from '../../support/aWhile'
import { deskWith, doing, makeMoodyJournal, makeSlowJournal, pickedOf, sessionOf } from '../../support/desks'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { getLine, miss, pick, piecesLine, setTo, weigh, weighedLine } from '../../support/picks'
import { makeHeardJournal } from '../../support/tabs'

const MILK = withCheckDigit('400638133393')
const milk = piecesLine(12, { barcode: [MILK] })
const bread = piecesLine(2)
const bananas = weighedLine()
const order = makeOrder({ items: [milk, bread, bananas] })

const begin: PickAct = { type: 'picking-begun' }

const perform = (desk: PickDesk, act: PickAct) => desk.perform(order.order_id, 'Mira', doing(act))

async function readEvents(journal: Journal): Promise<PickEvent[]> {
  return (await journal.read(order.order_id, 'Mira')).map((entry) => pickEventSchema.parse(entry))
}

describe('an act', () => {
  it('is shown once it is on the disk, and not a moment earlier', async () => {
    const { slow, waiting, letOneThrough } = makeSlowJournal()
    const desk = await deskWith(slow, order)
    const before = desk.store.getState()
    const performed = perform(desk, pick(milk))
    await aWhile()
    expect(waiting).toHaveLength(1)
    expect(desk.store.getState()).toBe(before)

    letOneThrough()
    await expect(performed).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk, order, milk)).toBe(1)
    await expect(slow.read(order.order_id, 'Mira')).resolves.toHaveLength(1)
  })

  it('asks everything else to make way until it is shown, kept or not', async () => {
    const happened: string[] = []
    const askForWay = () => {
      happened.push('way')
      return () => void happened.push('given back')
    }
    const journal = makeMoodyJournal([false, true])
    const desk = createPickDesk(makeHeardJournal(journal), deviceClock, askForWay)
    await desk.enter('Mira')
    await desk.open(order)
    desk.store.subscribe(() => happened.push('shown'))
    await perform(desk, pick(milk))
    expect(happened).toEqual(['way', 'shown', 'given back'])
    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'not-kept' })
    expect(happened).toEqual(['way', 'shown', 'given back', 'way', 'given back'])
  })

  it('that is one of many at once is heard at once, and drawn together with the next few', async () => {
    const { slow, letOneThrough } = makeSlowJournal()
    const desk = await deskWith(slow, order)
    const [heard, seen, drawn]: [number[], number[], number[]] = [[], [], []]
    desk.store.subscribe(() => drawn.push(pickedOf(desk, order, milk)))
    const all = Array.from({ length: 8 }, () =>
      desk.perform(order.order_id, 'Mira', doing(pick(milk)), {
        sound: ({ session }) => heard.push(getLine(session, milk).picked),
        show: ({ session }) => seen.push(getLine(session, milk).picked),
      }),
    )
    for (let nth = 1; nth <= all.length; nth += 1) {
      await aWhile()
      letOneThrough()
      await aWhile()
      expect(heard).toHaveLength(nth)
    }
    await Promise.all(all)
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(seen).toEqual(heard)
    expect(drawn).toEqual([3, 6, 8])
  })

  it('that is not kept does not hide those before it, which nobody saw yet', async () => {
    const desk = await deskWith(makeMoodyJournal([false, true]), order)
    const [first, second] = [perform(desk, pick(milk)), perform(desk, pick(milk))]
    await expect(first).resolves.toMatchObject({ kind: 'kept' })
    await expect(second).resolves.toMatchObject({ kind: 'not-kept' })
    expect(pickedOf(desk, order, milk)).toBe(1)
  })

  it('is written with who did it and when, under an id of its own', async () => {
    const journal = makeJournal()
    const clock = { ...deviceClock, nowMs: () => Date.UTC(2026, 2, 1, 10, 0, 7) }
    const desk = createPickDesk(makeHeardJournal(journal), clock)
    await desk.enter('Mira')
    await desk.open(order)
    await perform(desk, pick(milk))
    await perform(desk, miss(bread))
    const [first, second] = await readEvents(journal)
    const stamp = { orderId: order.order_id, at: '2026-03-01T10:00:07.000Z', by: 'Mira' }
    expect(first).toMatchObject({ ...stamp, ...pick(milk) })
    expect(second).toMatchObject({ ...stamp, ...miss(bread) })
    expect(first?.id).not.toBe(second?.id)
  })

  it('comes back with the verdict and the session that followed from it', async () => {
    const desk = await deskWith(makeJournal(), order)
    const verdict = { kind: 'picked', act: pick(milk), completes: false }
    const performed = await desk.perform(order.order_id, 'Mira', () => verdict)
    expect(performed).toEqual({ kind: 'kept', verdict, session: sessionOf(desk, order) })
    expect(pickedOf(desk, order, milk)).toBe(1)
  })

  it('has not happened when the disk refuses it, and the next one works', async () => {
    const journal = makeMoodyJournal([true])
    const desk = await deskWith(journal, order)
    const before = desk.store.getState()
    const refused = await perform(desk, pick(milk))
    expect(refused).toEqual({ kind: 'not-kept', verdict: { act: pick(milk) } })
    expect(desk.store.getState()).toBe(before)

    await expect(perform(desk, pick(milk))).resolves.toMatchObject({ kind: 'kept' })
    expect(pickedOf(desk, order, milk)).toBe(1)
    await expect(journal.read(order.order_id, 'Mira')).resolves.toHaveLength(1)
  })

  it('that follows nothing is judged, and not written', async () => {
    const journal = makeJournal()
    const desk = await deskWith(journal, order)
    const before = sessionOf(desk, order)
    const verdict = { kind: 'unknown-code', act: undefined }
    const performed = await desk.perform(order.order_id, 'Mira', () => verdict)
    expect(performed).toEqual({ kind: 'kept', verdict, session: before })
    await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual([])
  })

  it('that changes nothing is not written', async () => {
    const journal = makeJournal()
    const desk = await deskWith(journal, order)
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
    const desk = createPickDesk(makeHeardJournal(journal))
    await desk.enter('Mira')
    const judge = jest.fn(doing(pick(milk)))
    await expect(desk.perform(order.order_id, 'Mira', judge)).resolves.toEqual({ kind: 'not-open' })
    expect(judge).not.toHaveBeenCalled()
    await expect(journal.listOrders('Mira')).resolves.toEqual([])
  })

  it('leaves every other line the very object that it was', async () => {
    const desk = await deskWith(makeJournal(), order)
    const before = sessionOf(desk, order)
    await perform(desk, pick(milk))
    const after = sessionOf(desk, order)
    expect(findLine(after, milk._id)).not.toBe(findLine(before, milk._id))
    for (const { _id } of [bread, bananas]) expect(findLine(after, _id)).toBe(findLine(before, _id))
    expect(after.lines.slice(1).map((line, place) => line === before.lines[place + 1])).toEqual([true, true])
    expect(after.ordered).toBe(before.ordered)
  })

  it('leaves every other order the very object that it was', async () => {
    const desk = await deskWith(makeJournal(), order)
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
    const desk = await deskWith(slow, order)
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
    const desk = await deskWith(journal, order)
    const performed = await Promise.all(
      Array.from({ length: 13 }, () => desk.perform(order.order_id, 'Mira', judge)),
    )
    expect(performed.map((one) => one.kind === 'kept' && one.verdict.kind)).toEqual([
      ...Array<string>(12).fill('picked'),
      'already-complete',
    ])
    expect(pickedOf(desk, order, milk)).toBe(12)
    await expect(journal.read(order.order_id, 'Mira')).resolves.toHaveLength(12)
  })

  it('are not stopped by one that the disk refuses', async () => {
    const desk = await deskWith(makeMoodyJournal([false, true, false]), order)
    const performed = await Promise.all([1, 2, 3].map(() => perform(desk, pick(milk))))
    expect(performed.map(({ kind }) => kind)).toEqual(['kept', 'not-kept', 'kept'])
    expect(pickedOf(desk, order, milk)).toBe(2)
  })

  it('are not stopped by a judge that throws: only its own act fails', async () => {
    const desk = await deskWith(makeJournal(), order)
    const performed = await Promise.allSettled([
      perform(desk, pick(milk)),
      desk.perform(order.order_id, 'Mira', () => {
        throw new Error('a mistake of ours')
      }),
      perform(desk, pick(milk)),
    ])
    expect(performed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(performed[1]).toMatchObject({ reason: new Error('a mistake of ours') })
    expect(pickedOf(desk, order, milk)).toBe(2)
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
