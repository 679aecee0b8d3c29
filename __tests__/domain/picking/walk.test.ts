import fc from 'fast-check'
import { arbitraryCarts } from '@/__tests__/support/arbitraryCarts'
import { add, onShelf, replace } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import {
  miss,
  pick,
  piecesLine,
  sessionAfter,
  setTo,
  undo,
  wantAgain,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import type { OrderLine } from '@/domain/contract/order'
import type { Category } from '@/domain/contract/product'
import type { PickAct } from '@/domain/picking/events'
import { isComplete } from '@/domain/picking/progress'
import { replay } from '@/domain/picking/session'
import { findWhereabouts, isSameWalk, layOut, nextLine, planWalk } from '@/domain/picking/walk'

const category = (id: string): Category => ({ global_id: id, name: { en_GB: id }, active: true })
const STORE = ['produce', 'bakery', 'dairy'].map(category)

const bread = piecesLine(1, { name: 'bread' })
const milk = piecesLine(3, { name: 'milk' })
const yogurt = piecesLine(1, { name: 'yogurt' })
const bananas = weighedLine({ name: 'bananas' })
const apples = piecesLine(2, { name: 'apples' })
const bag = piecesLine(1, { name: 'bag' })
const tape = onShelf('tape', 1)
const items = [bag, milk, bread, bananas, yogurt, apples]
const order = makeOrder({ items })

const CATEGORIES_OF: Record<string, string[]> = {
  bread: ['breakfast', 'bakery', 'produce'],
  milk: ['dairy'],
  yogurt: ['dairy', 'bakery'],
  bananas: ['produce'],
  apples: ['produce'],
  bag: ['somewhere'],
}
const nameOf = (id: string | undefined) => items.find((line) => line._id === id)?.name
const categoryIdsOf = (sku: string) => CATEGORIES_OF[items.find((line) => line.sku === sku)?.name ?? ''] ?? []
const walk = planWalk(items, STORE, categoryIdsOf)

describe('the walk', () => {
  it('follows the store, keeps the order of the customer within a category, and ends with the unknown', () => {
    expect(walk.map((stop) => [stop.category?.id, ...stop.lineIds.map(nameOf)])).toEqual([
      ['produce', 'bananas', 'apples'],
      ['bakery', 'bread'],
      ['dairy', 'milk', 'yogurt'],
      [undefined, 'bag'],
    ])
    expect(walk[0]?.category).toEqual({ id: 'produce', name: { en_GB: 'produce' } })
  })

  it('can be planned again from where the lines were found before', () => {
    const where = findWhereabouts(items, categoryIdsOf)
    expect(where[milk.sku]).toEqual(['dairy'])
    expect(findWhereabouts(items, () => [])).toEqual({})
    expect(
      isSameWalk(
        planWalk(items, STORE, (sku) => where[sku] ?? []),
        walk,
      ),
    ).toBe(true)
    expect(
      isSameWalk(
        planWalk(items, STORE, () => []),
        walk,
      ),
    ).toBe(false)
    expect(isSameWalk(planWalk([...items].reverse(), STORE, categoryIdsOf), walk)).toBe(false)
  })

  it('is one stop where nothing is known of the store, and none where nothing was ordered', () => {
    const lineIds = items.map((line) => line._id)
    expect(planWalk(items, [], () => ['produce'])).toEqual([{ category: undefined, lineIds }])
    expect(planWalk([], STORE, () => [])).toEqual([])
  })

  it('visits a category once though the store lists it twice', () => {
    expect(planWalk([bread], [...STORE, ...STORE], () => ['bakery'])).toHaveLength(1)
  })
})

describe('the next line', () => {
  const all: readonly PickAct[] = [
    weigh(bananas, 1),
    setTo(apples, 2),
    pick(bread),
    setTo(milk, 3),
    pick(yogurt),
    pick(bag),
  ]

  it.each<[string, PickAct[], OrderLine | undefined, string | undefined]>([
    ['is the first of the walk', [], undefined, 'bananas'],
    ['is the one that was tapped', [], milk, 'milk'],
    ['is not one that was tapped and is done', [pick(bread)], bread, 'milk'],
    ['stays with a line begun', [pick(milk)], undefined, 'milk'],
    ['stays with a line set back to nothing', [pick(milk), setTo(milk, 0)], undefined, 'milk'],
    ['returns to a line begun at this stop', [pick(milk), pick(yogurt)], undefined, 'milk'],
    ['does not run back to a line begun elsewhere', [pick(apples), setTo(milk, 3)], undefined, 'yogurt'],
    ['is further along', [pick(bread)], undefined, 'milk'],
    ['is at this stop before it is further along', [pick(yogurt)], undefined, 'milk'],
    ['is around at the start after the end', [pick(bag)], undefined, 'bananas'],
    ['passes what was not found', [miss(bananas), miss(apples)], undefined, 'bread'],
    ['passes what is to be looked for again', [miss(bananas), wantAgain(bananas)], undefined, 'apples'],
    ['comes to it at the end', [miss(bananas), wantAgain(bananas), ...all.slice(1)], undefined, 'bananas'],
    ['is one to look for again that was tapped', [miss(milk), wantAgain(milk)], milk, 'milk'],
    ['is none when all is done', [...all], undefined, undefined],
    [
      'stands where the picker stood before an addition',
      [pick(bread), pick(milk), add(1, tape)],
      undefined,
      'milk',
    ],
    ['passes what was replaced', [replace(bananas, tape)], undefined, 'apples'],
    ['stands where the picker stood before an undo', [pick(bread), pick(milk), undo(1)], undefined, 'milk'],
  ])('%s', (_, acts, chosen, expected) => {
    expect(nextLine(sessionAfter(order, ...acts), walk, chosen?._id)?.line.name).toBe(expected)
  })

  it.each<[string, (lines: [OrderLine, OrderLine, OrderLine]) => PickAct[], number]>([
    ['one begun before one not begun', ([one, , three]) => [pick(three), setTo(one, 2)], 2],
    ['the one touched last of two begun', ([one, , three]) => [pick(one), pick(three)], 2],
    ['on from the one touched last', ([, two]) => [setTo(two, 2)], 2],
    ['around within the stop', ([, two, three]) => [setTo(two, 2), setTo(three, 2)], 0],
  ])('at a stop with several lines is %s', (_, acts, expected) => {
    const shelf: [OrderLine, OrderLine, OrderLine] = [piecesLine(2), piecesLine(2), piecesLine(2)]
    const session = sessionAfter(makeOrder({ items: shelf }), ...acts(shelf))
    const [stop] = planWalk(shelf, STORE, () => ['dairy'])
    expect(nextLine(session, stop ? [stop] : [])?.line._id).toBe(shelf[expected]?._id)
  })

  it('turns to another line to look for again before the one just put off', () => {
    const again = [miss(milk), miss(bread), wantAgain(milk), wantAgain(bread)]
    const rest = [weigh(bananas, 1), setTo(apples, 2), pick(yogurt), pick(bag)]
    expect(nextLine(sessionAfter(order, ...rest, ...again), walk)?.line.name).toBe('milk')
  })

  it('is there until the order is complete, for any journal and even without a walk', () => {
    fc.assert(
      fc.property(arbitraryCarts, (picks) => {
        const session = replay(picks.order, picks.events)
        expect(nextLine(session, []) === undefined).toBe(isComplete(session))
      }),
    )
  })
})

describe('the rows', () => {
  const rowsAfter = (acts: PickAct[], next?: OrderLine) =>
    layOut(sessionAfter(order, ...acts), walk, next?._id).map((row) =>
      row.kind === 'head' ? `# ${row.id}` : `${nameOf(row.lineId)} ${row.place}`,
    )

  it('are the open lines by category, without the next one', () => {
    expect(rowsAfter([], bananas)).toEqual([
      '# category:produce',
      'apples open',
      '# category:bakery',
      'bread open',
      '# category:dairy',
      'milk open',
      'yogurt open',
      '# no-category',
      'bag open',
    ])
  })

  it('then what is to be looked for again, then what is done, the latest first', () => {
    const acts = [
      pick(bread),
      miss(milk),
      wantAgain(milk),
      miss(yogurt),
      weigh(bananas, 1),
      pick(bag),
      weigh(bananas, 1.1),
    ]
    expect(rowsAfter(acts, apples)).toEqual([
      '# look-again',
      'milk look-again',
      '# done',
      'bananas done',
      'bag done',
      'yogurt done',
      'bread done',
    ])
  })

  it('carry the category in their head', () => {
    const [head] = layOut(sessionAfter(order), walk, undefined)
    expect(head).toMatchObject({ place: 'open', category: { name: { en_GB: 'produce' } } })
  })

  it('show every line exactly once beside the next one, each head once, for any journal', () => {
    fc.assert(
      fc.property(arbitraryCarts, fc.nat(3), (picks, known) => {
        const session = replay(picks.order, picks.events)
        const lines = picks.order.items.slice(0, known)
        const part = planWalk(lines, STORE, (sku) => (sku.length % 2 === 0 ? ['dairy'] : []))
        const next = nextLine(session, part)?.line._id
        const rows = layOut(session, part, next)
        const keys = rows.map((row) => (row.kind === 'head' ? row.id : row.lineId))
        expect(new Set(keys).size).toBe(keys.length)
        const shown = rows.flatMap((row) => (row.kind === 'line' ? [row.lineId] : []))
        const expected = picks.order.items.map((line) => line._id)
        expect([...shown, ...(next ? [next] : [])].sort()).toEqual(expected.sort())
      }),
    )
  })
})
